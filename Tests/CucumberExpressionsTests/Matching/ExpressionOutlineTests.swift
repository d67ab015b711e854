import Testing

@testable import CucumberExpressions

struct ExpressionOutlineTests {
  private let registry = ParameterTypeRegistry()

  @Test(arguments: [
    "", "nothing to fill in", "{int}", "{int}{word}", "I have {int} cukes", "{} and {string}, côté {float}",
    "a\tb {int}  ", "日本 {word} 語", "1+1 = {int}? [a|b] ^2.5*$",
  ])
  func `what is read without the parser is what the parser reads`(source: String) throws {
    let plain = try #require(ExpressionOutline(plain: source, registry))
    let parsed = try ExpressionOutline(source, registry)
    #expect(plain.prefix == parsed.prefix)
    #expect(plain.suffix == parsed.suffix)
    #expect(plain.parameterTypes.map { $0?.name } == parsed.parameterTypes.map { $0?.name })
    var rewriter = PatternRewriter(source, registry)
    let pattern = try rewriter.rewrite(ExpressionParser.tree(of: source))
    #expect(PlainExpression(source, registry)?.regularExpression == pattern)
  }

  @Test(arguments: [
    "a/b", "a(b)", #"a \{int}"#, "a }", "{int} }", "} {int}", "{int", "{nothing}", "{in{t}", "a) b",
  ])
  func `what is more than texts and parameters, or wrong, is left to the parser`(source: String) {
    #expect(ExpressionOutline(plain: source, registry).map(\.prefix) == nil)
  }
}
