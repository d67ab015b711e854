import Rehearsal
import ScenarioRunner

/// An app whose steps fail at first, or always.
func shakySuite() -> AppSuite {
  AppSuite(
    name: "shaky", summary: "Fails at first",
    steps: StepLibrary<CountingWorld> {
      Before { world, context in world.count = context.attempt }
      Given("a step that passes at attempt {int}") { (world, attempt: Int) in
        guard world.count >= attempt else { throw ExpectationFailure("not yet") }
      }
      Given("a table and an end:") { (_, _: DataTable) in throw ExpectationFailure("it ends here") }
    }
  ) { _ in CountingWorld() }
}

extension Stage {
  /// A folder whose app has three scenarios, each with a line of the brief: good, shaky and bad.
  static func shaky() throws -> Stage {
    try Stage([
      "Scenarios/shaky/brief.md": "# Shaky\n- SHK-01 Good\n- SHK-02 Shaky\n- SHK-03 Bad\n",
      "Scenarios/shaky/a.feature": """
      Feature: A
        @SHK-01
        Scenario: Good
          Given a step that passes at attempt 0
        @SHK-02
        Scenario: Shaky
          Given a step that passes at attempt 1

      """,
      "Scenarios/shaky/b.feature": """
      Feature: B
        @SHK-03
        Scenario Outline: Bad
          Given a step that passes at attempt <n>
          Examples:
            | n |
            | 9 |
            | 0 |

      """,
    ])
  }

  func shaken(_ arguments: String...) async -> Ending { await run(arguments, suites: [shakySuite()]) }
}
