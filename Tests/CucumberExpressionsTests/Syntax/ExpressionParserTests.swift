import Testing

@testable import CucumberExpressions

struct ExpressionParserTests {
  @Test func `a thousand open parentheses are an error and no crash`() {
    let expression = String(repeating: "(", count: 100_000)
    #expect(throws: ExpressionError.self) { try ExpressionParser.tree(of: expression) }
  }

  @Test func `an alternation ends at white space and at parameters`() throws {
    let tree = try ExpressionParser.tree(of: "a/b c{int}d/e")
    #expect(tree.nodes.map(\.kind) == [.alternation, .text, .text, .parameter, .alternation])
  }

  @Test func `a parameter's name may hold white space`() throws {
    let tree = try ExpressionParser.tree(of: "{my type}")
    #expect(tree.nodes.map(\.text) == ["my type"])
  }
}
