import CucumberExpressions
import Testing

struct RegularExpressionTests {
  private func expression(_ source: String) throws -> RegularExpression {
    try RegularExpression(source, registry: ParameterTypeRegistry())
  }

  @Test func `a group written as a parameter type's pattern has that type`() throws {
    let expression = try expression("^(-?\\d+) and (.*) and (\\d\\d)$")
    #expect(expression.parameters.map(\.parameterTypeName) == ["int", "", nil])
    let values = try expression.match("-5 and a and 12")?.map(\.value)
    #expect(values?[0] as? Int == -5)
    #expect(values?[1] as? String == "a")
    #expect(values?[2] as? String == "12")
  }

  @Test func `a group that takes no part is a nil text`() throws {
    let expression = try expression("^a( b)?(\\d+)?$")
    #expect(expression.parameters.map(\.canBeAbsent) == [true, true])
    let values = try expression.match("a")?.map { $0.value as? String? }
    #expect(values == [.some(nil), .some(nil)])
    #expect(try expression.match("a b")?.first?.value as? String == " b")
  }

  @Test func `a group that fits several types, none preferred, is refused`() {
    let float = "(?=.*\\d.*)[-+]?\\d*(?:\\.(?=\\d.*))?\\d*(?:\\d+[E][+-]?\\d+)?"
    #expect(
      throws: ExpressionError.ambiguousGroup(
        pattern: float, expression: "^(\(float))$", parameterTypes: ["bigdecimal", "double", "float"])
    ) { try expression("^(\(float))$") }
  }

  @Test func `an expression without anchors matches anywhere`() throws {
    #expect(try expression("b+").match("abbc")?.count == 0)
    #expect(try expression("^b").match("abbc")?.count == nil)
  }

  @Test func `groups within groups are children and not arguments`() throws {
    let groups = try expression("^((a)(b)?) (?:c|(d))$").match("a c")?.map(\.group)
    let absent = MatchGroup(value: nil, start: nil)
    #expect(
      groups == [
        MatchGroup(value: "a", start: 0, children: [MatchGroup(value: "a", start: 0), absent]), absent,
      ])
  }
}
