import Testing

@testable import Gherkin

struct StepWordsTests {
  private let owner = Array("  Given  é and <a>".utf8)
  private var words: StepWords { StepWords(owner, keyword: 2..<8, text: 9..<owner.count) }

  @Test func `both are what stands between their offsets`() {
    #expect(words.keyword == "Given " && words.text == "é and <a>")
    #expect(StepWords(owner, keyword: 2..<8, text: 9..<9).text == "")
  }

  @Test func `words of different texts are equal where they read the same`() {
    #expect(words == StepWords(keyword: "Given ", text: "é and <a>"))
    #expect(words != StepWords(keyword: "When ", text: "é and <a>"))
    #expect(words != StepWords(keyword: "Given ", text: "é"))
    #expect(Set([words, StepWords(keyword: "Given ", text: "é and <a>")]).count == 1)
  }

  @Test func `a keyword of any length is kept`() {
    let long = String(repeating: "k", count: 70_000)
    #expect(StepWords(keyword: long, text: "t").keyword == long)
    let owner = Array((long + "t").utf8)
    let words = StepWords(owner, keyword: 0..<70_000, text: 70_000..<70_001)
    #expect(words.keyword == long && words.text == "t")
    #expect(StepWords(keyword: "", text: "").keyword.isEmpty)
  }

  @Test func `printing tells the words`() {
    #expect(String(reflecting: words) == "\"Given é and <a>\"")
  }
}
