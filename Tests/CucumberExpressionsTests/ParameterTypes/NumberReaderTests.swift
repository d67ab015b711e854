import Testing

@testable import CucumberExpressions

struct NumberReaderTests {
  private func double(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer(NumberReader.double)
  }

  private func integer(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer(NumberReader.integer)
  }

  @Test(arguments: [
    "0.1", "-0", "+.5", "3.141592653589793", "1E3", "+1.5E-7", "123456789012345.6", "0.000000000000001",
    "1E400", "179769313486231570000", "-2147483647",
  ])
  func `a number is the one that Swift reads`(text: String) {
    #expect(double(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test func `random short numbers are the ones that Swift reads`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let whole = generator.next() % 10_000_000
      let text = "\(whole).\(generator.next() % 100_000_000)"
      #expect(double(text) == Double(text), "\(text)")
    }
  }

  @Test func `whole numbers reach both ends of 64 bits and not further`() {
    #expect(integer("9223372036854775807") == .max)
    #expect(integer("-9223372036854775808") == .min)
    #expect(integer("9223372036854775808") == nil)
    #expect(integer("-9223372036854775809") == nil)
    #expect(integer("99999999999999999999999") == nil)
  }
}
