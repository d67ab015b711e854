import Foundation
import Rehearsal
import Testing

/// Texts from the command line and from standard input, and the app that they are for.
struct TextTests {
  private let both = [counterSuite(), shopSuite()]

  @Test func `one sentence`() async throws {
    let end = try await Stage().run("-e", "Given 5 apples, When I eat 2, Then 3 are left")
    #expect(end.status == .success)
    #expect(end.output == "1 scenario: 1 passed   TIME\n")
    #expect(end.errors == "")
  }

  @Test func `several sentences, each with its place`() async throws {
    let end = try await Stage().run(
      "-e", "Given 5 apples, Then 5 are left", "--eval", "Given 5 apples, Then 6 are left")
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("2 scenarios: 1 passed · 1 failed"))
    #expect(end.output.contains("-e 2:1:"))
  }

  @Test func `standard input`() async throws {
    let end = try await Stage().run("-", input: "Given 5 apples\nThen 6 are left\n")
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("-:2:1"))
  }

  @Test func `standard input without a word`() async throws {
    let end = try await Stage().run("-", input: "")
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        -: error: there is no scenario in it
        note: write a scenario, such as 'Given …, When …, Then …'

        """)
  }

  @Test func `a text of blanks`() async throws {
    let end = try await Stage().run("-e", "   ")
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        -e: error: there is no scenario in it
        note: write a scenario, such as 'Given …, When …, Then …'

        """)
  }

  @Test func `a sentence that is none is pointed at`() async throws {
    let end = try await Stage().run("-e", "five apples")
    #expect(end.status == .usage)
    #expect(end.errors.hasPrefix("-e:1:1: error: "))
  }

  @Test func `the folder decides on the app, and --app chooses among them`() async throws {
    let stage = try Stage([
      "Scenarios/shop/a.scenario": "Given 1 pens", "Scenarios/counter/a.scenario": "Given nothing",
    ])
    for place in ["Scenarios", "Scenarios/shop/a.scenario"] {
      let end = await stage.run([place, "--app", "shop"], suites: both)
      #expect(end.status == .success)
      #expect(end.output.contains("1 scenario: 1 passed"))
    }
    let end = await stage.run(["Scenarios/shop", "--app", "counter"], suites: both)
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: no scenario of the app 'counter' is in 'Scenarios/shop'
        note: leave --app out, or name a path of that app

        """)
  }

  @Test func `--app decides on a text`() async throws {
    let end = try await Stage().run(["-e", "Given nothing", "--app", "shop"], suites: both)
    #expect(end.status == .success)
    #expect(end.errors == "")
    let other = try await Stage().run(["-e", "Given 1 apples", "--app", "shop"], suites: both)
    #expect(other.status == .scenarioFailed)
    #expect(other.output.contains("no step matches '1 apples'"))
  }

  @Test func `the steps decide on a text that no folder and no option decides on`() async throws {
    let stage = try Stage(["elsewhere/a.scenario": "Given 1 pens"])
    let end = await stage.run(["elsewhere/a.scenario"], suites: both)
    #expect(end.status == .success)
    #expect(end.errors == "")
  }

  @Test func `where several apps fit, the first is taken, with a note`() async throws {
    let end = try await Stage().run(["-e", "Given nothing"], suites: both)
    #expect(end.status == .success)
    #expect(
      end.errors
        == "-e: note: run with the app 'counter'; the steps of shop match as well, --app says which is meant\n"
    )
  }

  @Test func `where no app fits, each text says what keeps the nearest from fitting`() async throws {
    let end = try await Stage().run(
      ["-e", "Given 1 apples, Then 1 are leftt", "-e", "Given the moon"], suites: both)
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        -e 1:1:17: error: no app has a step for every step of the text
        note: the app that comes closest, 'counter', has none for '1 are leftt'; nearest is '{int} are left'
        note: mend the step, or name the app with --app: counter, shop
        -e 2:1:1: error: no app has a step for every step of the text
        note: the app that comes closest, 'counter', has none for 'the moon'
        note: mend the step, or name the app with --app: counter, shop

        """)
  }

  @Test func `all apps run together, each with its own brief`() async throws {
    let stage = try Stage.good()
    try stage.write("# Shop\n- SHP-01 Pens\n", to: "Scenarios/shop/brief.md")
    try stage.write("@SHP-01\nGiven 1 pens", to: "Scenarios/shop/a.scenario")
    let end = await stage.run([], suites: both)
    #expect(end.status == .success)
    #expect(end.output.contains("3 scenarios: 3 passed"))
    #expect(end.output.contains("\nCounter   2 lines: 2 passed\n"))
    #expect(end.output.contains("\nShop   1 line: 1 passed\n"))
    let one = await stage.run(["--app", "shop"], suites: both)
    #expect(one.output.contains("1 scenario: 1 passed"))
    #expect(!one.output.contains("Counter"))
  }
}
