import CucumberExpressions
import Testing

@Suite(.enabled(if: ExpressionCases.areHere, "needs the published data in ../shared/conformance"))
struct MatchingConformanceTests {
  @Test func `all 65 matching cases give the published arguments or error`() throws {
    let cases = try ExpressionCases.all(
      MatchingCase.self, in: "cucumber-expressions/cucumber-expression/matching")
    #expect(cases.count == 65)
    #expect(cases.filter { $0.value.exception != nil }.count == 13)
    #expect(cases.filter { $0.value.exception == nil && $0.value.expected_args == nil }.count == 4)
    for one in cases {
      let outcome = Outcome { try CucumberExpression(one.value.expression, registry: $0).match($1) }
      expect(outcome, one)
    }
  }

  @Test func `all 3 regular expression cases give the published arguments`() throws {
    let cases = try ExpressionCases.all(
      MatchingCase.self, in: "cucumber-expressions/regular-expression/matching")
    #expect(cases.count == 3)
    for one in cases {
      let outcome = Outcome { try RegularExpression(one.value.expression, registry: $0).match($1) }
      expect(outcome, one)
    }
  }

  private func expect(_ outcome: Outcome, _ one: ExpressionCases.Named<MatchingCase>) {
    let (arguments, message) = outcome.result(one.value.text ?? "")
    #expect(arguments == one.value.expected_args, "\(one.name)")
    #expect(message == one.value.exception, "\(one.name)")
  }
}

private struct MatchingCase: Decodable {
  var expression: String
  var text: String?
  var expected_args: [PublishedValue]?
  var exception: String?
}

/// What making an expression and matching with it came to.
private struct Outcome {
  var match: (ParameterTypeRegistry, String) throws -> [ExpressionArgument]?

  func result(_ text: String) -> (arguments: [PublishedValue]?, message: String?) {
    do {
      return (try match(ParameterTypeRegistry(), text)?.map { published($0.value) }, nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  private func published(_ value: any Sendable) -> PublishedValue {
    switch value {
    case let value as Double: Int64(exactly: value).map { .integer($0) } ?? .number(value)
    case let value as any BinaryInteger: .integer(Int64(value))
    case let value as ExactNumber: .text(value.description)
    case let value as String: .text(value)
    default: .null
    }
  }
}
