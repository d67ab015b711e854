import Rehearsal
import ScenarioRunner
import Testing

/// Whether there is code for the steps, as `rehearse lint` says it.
struct StepRulesTests {
  private let home = "Scenarios/counter/a.feature"

  /// Lines of code move whenever the code above them changes.
  private static func withoutLines(_ text: String) -> String {
    text.replacing(#/swift:\d+/#, with: "swift:LINE")
  }

  @Test func `a step without code is an error with the nearest step`() async throws {
    let stage = try Stage([home: "Feature: f\n  Scenario: s\n    Given nothing\n    When I aet 3\n"])
    let end = await stage.run("lint")
    #expect(
      Self.withoutLines(end.output) == """
        Scenarios/counter/a.feature:4:5: error: no step matches 'I aet 3' [undefined-step]
        note: nearest is 'I eat {int}' in RehearsalTests/Suites.swift:LINE

        1 file: 1 error

        """)
    #expect(end.errors == "")
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a step of an outline or a background is told once`() async throws {
    let text = """
      Feature: f
        Background:
          Given something
        Scenario Outline: s
          Given <what>
          Examples:
            | what      |
            | nothing   |
            | anything  |
            | something |
      """
    let end = try await Stage([home: text]).run("lint")
    #expect(
      end.output == """
        Scenarios/counter/a.feature:3:5: error: no step matches 'something' [undefined-step]
        Scenarios/counter/a.feature:5:5: error: no step matches 'anything' [undefined-step]

        1 file: 2 errors

        """)
  }

  @Test func `what a scenario in progress may lack, another one at the same place may not`() async throws {
    let text = """
      Feature: f
        Background:
          Given something
        @wip
        Scenario: a
          Given nothing
        Scenario: b
          Given nothing
      """
    let end = try await Stage([home: text]).run("lint")
    #expect(end.output.contains("a.feature:3:5: error: no step matches 'something'"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a step with two definitions is an error with both`() async throws {
    let suite = AppSuite(
      name: "counter", summary: "Counts",
      steps: StepLibrary<CountingWorld> {
        Given("{int} apples") { (_, _: Int) in }
        Given("3 apples") { _ in }
      }
    ) { _ in CountingWorld() }
    let end = try await Stage([home: "Feature: f\n  Scenario: s\n    Given 3 apples\n"]).run(
      ["lint"], suites: [suite])
    #expect(
      Self.withoutLines(end.output) == """
        Scenarios/counter/a.feature:3:5: error: 2 steps match '3 apples' [ambiguous-step]
        note: '{int} apples' in RehearsalTests/StepRulesTests.swift:LINE
        note: '3 apples' in RehearsalTests/StepRulesTests.swift:LINE
        note: make the text, or the expressions, tell them apart

        1 file: 1 error

        """)
  }

  @Test func `an argument that cannot be made is an error`() async throws {
    let end = try await Stage([home: "Feature: f\n  Scenario: s\n    Given 99999999999999999999 apples\n"])
      .run(
        "lint")
    #expect(
      end.output == """
        Scenarios/counter/a.feature:3:5: error: '99999999999999999999' does not fit {int}, which holds whole \
        numbers from -9223372036854775808 to 9223372036854775807; {biginteger} holds any [unfit-argument]

        1 file: 1 error

        """)
  }

  @Test func `work in progress may lack code`() async throws {
    let end = try await Stage([home: "Feature: f\n  @wip\n  Scenario: s\n    Given something\n"]).run("lint")
    #expect(
      end.output == """
        Scenarios/counter/a.feature:4:5: note: no step matches 'something' [undefined-step]

        1 file: 1 note

        """)
    #expect(end.status == .success)
  }

  @Test func `a text that no app fits is told which comes closest`() async throws {
    let stage = try Stage(["loose.scenario": "Given 3 apples, when I sing"])
    let suites = [counterSuite(), shopSuite()]
    let end = await stage.run(["lint", "loose.scenario"], suites: suites)
    #expect(
      end.output == """
        loose.scenario:1:17: error: no app has a step for every step of the text [undefined-step]
        note: the app that comes closest, 'counter', has none for 'I sing'
        note: mend the step, or name the app with --app: counter, shop

        1 file: 1 error

        """)
    let named = await stage.run(["lint", "--app", "shop", "loose.scenario"], suites: suites)
    #expect(named.output.hasSuffix("1 file: 2 errors\n"))
  }

  @Test func `steps are left alone where that is asked for, or where there is no app`() async throws {
    let stage = try Stage([home: "Feature: f\n  Scenario: s\n    Given something\n"])
    #expect(await stage.run("lint", "--no-steps").output == "1 file: nothing to complain of\n")
    #expect(await stage.run(["lint"], suites: []).output == "1 file: nothing to complain of\n")
  }

  @Test func `a broken library is said, unless steps are left alone`() async throws {
    let stage = try Stage([home: "Feature: f\n  Scenario: s\n    Given something\n"])
    let end = await stage.run(["lint"], suites: [brokenSuite()])
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(end.errors.contains("Suites.swift:"))
    #expect(await stage.run(["lint", "--no-steps"], suites: [brokenSuite()]).status == .success)
  }
}
