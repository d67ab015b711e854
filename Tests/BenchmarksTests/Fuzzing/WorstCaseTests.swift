import Testing

@testable import Benchmarks

struct WorstCaseTests {
  @Test(arguments: WorstCase.all)
  func `a text made to take long is read to the end`(worst: WorstCase) {
    let text = worst.text(20_000)
    #expect(text.count >= 20_000 && text.count < 60_000)
    worst.target.read(text)
  }

  @Test func `names are unique, and repetitions are numbered`() {
    #expect(Set(WorstCase.all.map(\.name)).count == WorstCase.all.count)
    let worst = WorstCase("numbered", head: "h", repeating: "<#N>", tail: "t")
    #expect(String(decoding: worst.text(9), as: UTF8.self) == "h<0><1><2>t")
  }
}

extension WorstCase: CustomTestStringConvertible {
  var testDescription: String { name }
}
