import ScenarioRunner
import Testing

@testable import Reporters

struct UsageReporterTests {
  /// What is written of steps that took so long, each with calls of its own.
  private func text(_ durations: [(expression: String, calls: [Duration])]) -> String {
    let steps = durations.enumerated().flatMap { line, entry in
      entry.calls.map { _ in
        var step = MadeStep.when(entry.expression)
        step.match = .step(MadeStep.definition(entry.expression, line + 1), arguments: [])
        return step
      }
    }
    var rest = durations.flatMap(\.calls)[...]
    var text = ""
    let reporter = UsageReporter(ReporterContext(output: ReportOutput { text += $0 }))
    for event in GoldenRun("usage", [MadeScenario("one", steps)]).events {
      guard case .stepFinished(let testCase, let index, var result) = event else {
        reporter.receive(event)
        continue
      }
      result.duration = rest.removeFirst()
      reporter.receive(.stepFinished(testCase, index: index, result))
    }
    return text
  }

  @Test func `columns are as wide as what is in them`() {
    let text = text([
      ("I wait", [.milliseconds(754_000), .microseconds(3_600_000_001)]),
      ("I type {keys}", [.microseconds(1)] + Array(repeating: .nanoseconds(1_500), count: 10)),
      ("I load", [.microseconds(1_203_278), .microseconds(132_445)]),
    ])
    #expect(
      text == """
        3 steps called, the slowest first
                 total            mean         slowest  calls  step
        4354000.001 ms  2177000.000 ms  3600000.001 ms      2  I wait
                                                               AppSteps/BuyFlowSteps.swift:1  slowest at Scenarios/buy-crypto/set-amount.feature:43:5
           1335.723 ms      667.861 ms     1203.278 ms      2  I load
                                                               AppSteps/BuyFlowSteps.swift:3  slowest at Scenarios/buy-crypto/set-amount.feature:55:5
              0.016 ms        0.001 ms        0.001 ms     11  I type {keys}
                                                               AppSteps/BuyFlowSteps.swift:2  slowest at Scenarios/buy-crypto/set-amount.feature:45:5

        0 steps not called

        """)
  }

  @Test func `columns are the same for all times below ten seconds`() {
    #expect(
      text([("I tap", [.microseconds(1)])]) == """
        1 step called, the slowest first
              total         mean      slowest  calls  step
           0.001 ms     0.001 ms     0.001 ms      1  I tap
                                                      AppSteps/BuyFlowSteps.swift:1  slowest at Scenarios/buy-crypto/set-amount.feature:42:5

        0 steps not called

        """)
  }
}
