import Rehearsal
import Testing

struct DryRunTests {
  @Test func `where every step has its definition nothing is run, and the brief shows nothing`() async throws
  {
    let end = try await Stage.good().run("--dry-run")
    #expect(end.status == .success)
    #expect(end.errors == "")
    #expect(
      end.output == """
        2 scenarios: 2 not run   TIME
        dry run: steps were matched, none was called

        Counter   2 lines: 2 not run
          ○ CNT-01  Eating takes apples away   1 mapped · 0 ran · 0 passed
          ○ CNT-02  Nothing changes nothing    1 mapped · 0 ran · 0 passed

        """)
  }

  @Test func `a step that would fail does not, and one without definition does`() async throws {
    let stage = try Stage()
    #expect(await stage.run("--dry-run", "-e", "Given 1 apples, Then 2 are left").status == .success)
    #expect(await stage.run("--dry-run", "-e", "Given a wait without end").status == .success)
    let end = await stage.run("--dry-run", "-e", "Given 1 apples, When I eat all, Then 2 are left")
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("1 scenario: 1 undefined"))
    #expect(end.output.contains("- Given 1 apples\n"))
    #expect(end.output.contains("? When I eat all\n"))
    #expect(end.output.contains("- Then 2 are left\n"))
  }

  @Test func `reports say that nothing ran`() async throws {
    let stage = try Stage.good()
    _ = await stage.run("--dry-run", "-f", "json:run.json", "-f", "junit:run.xml", "-f", "rerun:again.txt")
    let json = try stage.read("run.json")
    #expect(json.contains("\"passed\": 0"))
    #expect(json.contains("\"notRun\": 2"))
    #expect(try stage.read("run.xml").contains("tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"2\""))
    #expect(try stage.read("again.txt").contains("# 0 scenarios of 2 did not pass"))
  }

  @Test func `the first step without definition can end it`() async throws {
    let end = try await Stage().run(
      "--dry-run", "--fail-fast", "-e", "Given the moon", "-e", "Given the sun", "-e", "Given the earth")
    #expect(end.output.contains("3 scenarios: 1 undefined · 2 not run"))
  }

  @Test func `a table or a doc string that is missing, too much or mistyped shows before anything runs`()
    async throws
  {
    let stage = try Stage()
    let faults = [
      ("    Given these apples:\n", "the step needs a table under it"),
      (
        "    Given these apples:\n      | name | weight |\n      | Red  | much   |\n",
        "'much' in column 'weight', row 2, is no Int"
      ),
      ("    Given nothing\n      | a |\n", "the step takes no table, but one stands under it"),
      (
        "    Given nothing\n      \"\"\"\n      a\n      \"\"\"\n",
        "the step takes no doc string, but one stands under it"
      ),
    ]
    for (step, message) in faults {
      let path = "Scenarios/counter/fault.feature"
      try stage.write("Feature: F\n  Scenario: S\n\(step)", to: path)
      let dry = await stage.run("--dry-run", path)
      #expect(dry.status == .scenarioFailed, "\(message)")
      #expect(dry.output.contains(message))
      let lint = await stage.run("lint", path)
      #expect(lint.status == .scenarioFailed, "\(message)")
      #expect(lint.output.contains(message))
      let real = await stage.run(path)
      #expect(real.output.contains(message))
    }
    let path = "Scenarios/counter/fault.feature"
    let table = "      | name | weight |\n      | Red  | 3      |\n"
    try stage.write("Feature: F\n  Scenario: S\n    Given these apples:\n\(table)", to: path)
    #expect(await stage.run("--dry-run", path).status == .success)
  }
}
