import Rehearsal
import Testing

struct ExitStatusTests {
  @Test func `every status has its number`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 130, 70])
  }

  @Test func `0: all is well, and the brief is shown`() async throws {
    let end = try await Stage.good().run()
    #expect(end.status == .success)
    #expect(end.errors == "")
    #expect(
      end.output == """
        2 scenarios: 2 passed   TIME

        Counter   2 lines: 2 passed
          ✓ CNT-01  Eating takes apples away   1 mapped · 1 ran · 1 passed
          ✓ CNT-02  Nothing changes nothing    1 mapped · 1 ran · 1 passed

        """)
  }

  @Test func `1: a scenario failed, and says all that is known`() async throws {
    let stage = try Stage.good()
    try stage.write(
      Stage.eating.replacing("Then 5 are left", with: "Then 6 are left"),
      to: "Scenarios/counter/eating.feature")
    let end = await stage.run()
    #expect(end.status == .scenarioFailed)
    #expect(
      end.output.replacing(#/Suites\.swift:\d+/#, with: "Suites.swift:LINE") == """
        ✗ None  @CNT-02
          Scenarios/counter/eating.feature:8:3  Eating
            ✓ Given 5 apples
            ✗ Then 6 are left
                apples are missing
                expected  6
                actual    5
                where     Scenarios/counter/eating.feature:10:5
                in        RehearsalTests/Suites.swift:LINE
                screen
                  [ 5 ]

        2 scenarios: 1 passed · 1 failed   TIME

        Counter   2 lines: 1 passed · 1 failed
          ✓ CNT-01  Eating takes apples away   1 mapped · 1 ran · 1 passed
          ✗ CNT-02  Nothing changes nothing    1 mapped · 1 ran · 0 passed
                    Scenarios/counter/eating.feature:8  None

        """)
    #expect(end.errors == "error: the requirement gate does not hold: 1 failed\nnote: CNT-02\n")
  }

  // B039
  @Test(arguments: ["Given 5 pears", "Given a wait without end"])
  func `1: a step without definition, and one that hangs`(step: String) async throws {
    let end = try await Stage().run("-e", step, "--timeout", "0.05")
    #expect(end.status == .scenarioFailed)
  }

  @Test func `2: the command was used wrongly`() async throws {
    #expect(try await Stage.good().run("--bogus").status == .usage)
  }

  @Test func `3: every scenario passed, but a line is not covered`() async throws {
    let stage = try Stage.good()
    try stage.write(Stage.brief + "\n- CNT-03 Pears stay\n", to: "Scenarios/counter/brief.md")
    let end = await stage.run()
    #expect(end.status == .gate)
    #expect(end.errors == "error: the requirement gate does not hold: 1 not covered\nnote: CNT-03\n")
    #expect(end.output.contains("Counter   3 lines: 2 passed · 1 not covered"))
  }

  @Test func `3: a scenario that is work in progress leaves its line open`() async throws {
    let stage = try Stage.good()
    try stage.write(
      Stage.eating.replacing("@CNT-02", with: "@CNT-02 @wip").replacing("5 are left", with: "6 are left"),
      to: "Scenarios/counter/eating.feature")
    let end = await stage.run()
    #expect(end.status == .gate)
    #expect(end.errors == "error: the requirement gate does not hold: 1 draft\nnote: CNT-02\n")
  }

  @Test func `4: nothing to run`() async throws {
    #expect(try await Stage(["Scenarios/readme.txt": ""]).run().status == .nothingToRun)
  }

  @Test func `an app without a brief has no gate`() async throws {
    let end = try await Stage(["Scenarios/counter/a.feature": Stage.eating]).run()
    #expect(end.status == .success)
    #expect(end.output == "2 scenarios: 2 passed   TIME\n")
  }
}
