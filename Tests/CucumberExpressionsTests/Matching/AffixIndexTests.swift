import Testing

@testable import CucumberExpressions

struct AffixIndexTests {
  private func numbers(_ index: AffixIndex, _ text: String) -> [Int] {
    var found: [Int] = []
    var text = text
    text.withUTF8 { bytes in index.forEach(in: bytes) { found.append($0) } }
    return found.sorted()
  }

  @Test func `every text that is a beginning is found`() {
    let texts = ["", "I ", "I tap", "I tap ", "I type", "é", "è", "I "]
    let index = AffixIndex(texts.enumerated().map { .init(text: $1, number: $0) }, isBackward: false)
    #expect(numbers(index, "I tap x") == [0, 1, 2, 3, 7])
    #expect(numbers(index, "I ta") == [0, 1, 7])
    #expect(numbers(index, "I tyre!") == [0, 1, 7])
    #expect(numbers(index, "è") == [0, 6])
    #expect(numbers(index, "") == [0])
  }

  @Test func `backwards, every text that is an ending is found`() {
    let texts = [" eggs", "eggs", "legs", "s", ""]
    let index = AffixIndex(texts.enumerated().map { .init(text: $1, number: $0) }, isBackward: true)
    #expect(numbers(index, "5 eggs") == [0, 1, 3, 4])
    #expect(numbers(index, "two legs") == [2, 3, 4])
  }
}
