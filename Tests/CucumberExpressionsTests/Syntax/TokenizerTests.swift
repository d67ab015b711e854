import Testing

@testable import CucumberExpressions

struct TokenizerTests {
  @Test func `white space of any kind runs on in one token`() throws {
    let tokens = try Tokenizer.tokens(of: "a \t\u{A0}b")
    #expect(tokens.map(\.kind) == [.startOfLine, .text, .whiteSpace, .text, .endOfLine])
    #expect(tokens[2].text == " \t\u{A0}")
  }

  @Test func `an escaped character is text and keeps its backslash in the bounds`() throws {
    let tokens = try Tokenizer.tokens(of: "a\\{b")
    #expect(tokens[1] == ExpressionToken(kind: .text, text: "a{b", start: 0, end: 4))
  }

  @Test func `bounds count code points`() throws {
    let tokens = try Tokenizer.tokens(of: "e\u{301}👨‍👩‍👧 {x}")
    #expect(tokens.map(\.start) == [0, 0, 7, 8, 9, 10, 11])
  }
}
