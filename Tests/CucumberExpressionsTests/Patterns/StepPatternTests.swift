import CucumberExpressions
import Testing

/// Expressions whose patterns only the system's engine understands.
struct StepPatternTests {
  @Test func `a look-behind matches and its groups are offsets in code points`() throws {
    let expression = try RegularExpression("^é (?<=é )(\\w+)$", registry: ParameterTypeRegistry())
    let arguments = try expression.match("é abc")
    #expect(arguments?.map(\.group) == [MatchGroup(value: "abc", start: 2)])
    #expect(try expression.match("e abc")?.count == nil)
  }

  @Test func `digits and letters are ASCII there too`() throws {
    let expression = try RegularExpression("^(?i:x)([\\d]+) (\\w)(\\D)$", registry: ParameterTypeRegistry())
    #expect(try expression.match("X12 ab")?.count == 3)
    #expect(try expression.match("X٣ ab")?.count == nil)
    #expect(try expression.match("X1 éb")?.count == nil)
    #expect(try expression.match("X1 a1")?.count == nil)
  }

  @Test func `a custom type with flags makes its whole expression work`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType("coin", pattern: "(?i)btc|eth") { $0.uppercased() })
    let expression = try CucumberExpression("I buy {coin} for {int}", registry: registry)
    let values = try expression.match("I buy Eth for 5")?.map(\.value)
    #expect(values?.first as? String == "ETH")
    #expect(values?.last as? Int == 5)
  }

  /// Without a bound it would take 2 to the power of 60 steps.
  @Test func `a search that would not end in years is given up`() throws {
    let source = "(a+)+(?<=b)"
    let expression = try RegularExpression(source, registry: ParameterTypeRegistry())
    let text = String(repeating: "a", count: 60)
    #expect(throws: ExpressionError.endlessPattern(source)) { try expression.match(text) }
    #expect(try expression.match("aa")?.count == nil)
  }

  @Test func `groups nested very deep are an error or an expression, and no crash`() throws {
    let source = "^" + String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000) + "$"
    let expression = try? StepExpression(source, registry: ParameterTypeRegistry())
    _ = try expression?.match("")
  }
}
