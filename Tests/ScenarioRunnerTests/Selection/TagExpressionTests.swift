import ScenarioRunner
import Testing

struct TagExpressionTests {
  private func chosen(_ expression: String, of tags: [String]) throws -> [String] {
    let expression = try TagExpression(parsing: expression)
    return tags.filter { expression.evaluate([$0]) }
  }

  // B029
  @Test func `operators are whole words`() throws {
    let tags = ["@sandbox", "@order", "@notice"]
    #expect(try chosen("@sandbox or @order", of: tags) == ["@sandbox", "@order"])
    #expect(try chosen("not @notice", of: tags) == ["@sandbox", "@order"])
    #expect(
      try chosen("android or orange or nothing", of: ["android", "nothing", "or"]) == ["android", "nothing"])
  }

  // B031
  @Test func `a tag that begins another is not that other`() throws {
    let tags = ["@tag1", "@tag12"]
    #expect(try chosen("@tag1", of: tags) == ["@tag1"])
    #expect(try chosen("not @tag1", of: tags) == ["@tag12"])
  }

  @Test func `not binds tighter than and, and tighter than or`() throws {
    let expression = try TagExpression(parsing: "@a or @b and not @c")
    #expect(expression.evaluate(["@a", "@c"]))
    #expect(expression.evaluate(["@b"]))
    #expect(!expression.evaluate(["@b", "@c"]))
    #expect(expression.description == "( @a or ( @b and not ( @c ) ) )")
  }

  @Test func `the tags of an expression are known`() throws {
    #expect(try TagExpression(parsing: "@a and not (@b or @a)").tagNames == ["@a", "@b", "@a"])
  }

  @Test func `any number of parentheses and operators is fine`() throws {
    let count = 10_000
    let deep = String(repeating: "(", count: count) + "@a" + String(repeating: ")", count: count)
    #expect(try TagExpression(parsing: deep).description == "@a")
    let negated = try TagExpression(parsing: String(repeating: "not ", count: count) + "@a")
    #expect(negated.evaluate(["@a"]))
    #expect(try TagExpression(parsing: negated.description) == negated)
    let right = String(repeating: "@a and (", count: count) + "@a" + String(repeating: ")", count: count)
    #expect(try TagExpression(parsing: right).evaluate(["@a"]))
  }

  @Test(arguments: ["@a\t and\n@b", "@a\u{A0}and @b", "(@a)and(@b)"])
  func `any white space and parentheses part words`(text: String) throws {
    #expect(try TagExpression(parsing: text).description == "( @a and @b )")
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), ("\\(", "\\("), ("a\\ b", "a\\ b"),
  ])
  func `printing escapes what parsing unescapes`(text: String, printed: String) throws {
    #expect(try TagExpression(parsing: text).description == printed)
  }
}
