import ScenarioRunner
import Testing

@Suite(.enabled(if: ExpressionCases.areHere, "needs the published data in ../shared/conformance"))
struct TagExpressionConformanceTests {
  @Test func `all 26 evaluations give the published result`() throws {
    let cases = try ExpressionCases.list(EvaluationCase.self, in: "tag-expressions/evaluations.json")
    #expect(cases.count == 7)
    #expect(cases.flatMap(\.tests).count == 26)
    for one in cases {
      let expression = try TagExpression(parsing: one.expression)
      for test in one.tests {
        #expect(expression.evaluate(test.variables) == test.result, "\(one.expression) \(test.variables)")
      }
    }
  }

  @Test func `all 23 expressions print as published, and parse back to the same`() throws {
    let cases = try ExpressionCases.list(PrintingCase.self, in: "tag-expressions/parsing.json")
    #expect(cases.count == 23)
    for one in cases {
      let printed = try TagExpression(parsing: one.expression).description
      #expect(printed == one.formatted)
      #expect(try TagExpression(parsing: printed).description == one.formatted)
    }
  }

  @Test func `all 15 faulty expressions give the published error`() throws {
    let cases = try ExpressionCases.list(ErrorCase.self, in: "tag-expressions/errors.json")
    #expect(cases.count == 15)
    for one in cases {
      let error = #expect(throws: TagExpressionError.self) { try TagExpression(parsing: one.expression) }
      #expect(error?.description == one.error)
    }
  }
}

private struct EvaluationCase: Decodable {
  struct Check: Decodable {
    var variables: [String]
    var result: Bool
  }

  var expression: String
  var tests: [Check]
}

private struct PrintingCase: Decodable {
  var expression: String
  var formatted: String
}

private struct ErrorCase: Decodable {
  var expression: String
  var error: String
}
