import Testing

@testable import CucumberExpressions

struct PatternMachineTests {
  private func range(_ pattern: String, _ text: String) throws -> Range<Int>? {
    let program = try PatternProgram(pattern)
    var text = text
    return text.withUTF8 { bytes in
      var machine = PatternMachine()
      return machine.search(program, in: bytes)
    }
  }

  @Test func `nested loops on a long text end in bounded time`() throws {
    let text = String(repeating: "a", count: 1000)
    #expect(try range("^(a+)+b$", text) == nil)
    #expect(try range("^(?:a|a)*b$", text) == nil)
  }

  @Test func `loops around nothing end`() throws {
    #expect(try range("^(?:a?)*$", "aab") == nil)
    #expect(try range("^(?:a?)*$", "aa") == 0..<2)
    #expect(try range("(?:)*", "a") == 0..<0)
    #expect(try range("^(?:a*)+?$", "aa") == 0..<2)
  }

  @Test func `the first match wins and a later one is found`() throws {
    #expect(try range("b+", "aabb") == 2..<4)
    #expect(try range("a|ab", "ab") == 0..<1)
    #expect(try range("é", "aé") == 1..<3)
  }

  @Test func `digits, letters and the end of the text are those of ECMAScript`() throws {
    #expect(try range("^\\d$", "٣") == nil)
    #expect(try range("^\\w$", "é") == nil)
    #expect(try range("^a$", "a\n") == nil)
    #expect(try range("^.$", "\u{2028}") == nil)
    #expect(try range("^\\s$", "\u{A0}") == 0..<2)
  }
}
