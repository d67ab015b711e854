import Foundation
import Rehearsal
import Testing

struct RerunTests {
  private func again(_ stage: Stage, _ arguments: String...) async -> Stage.Ending {
    await stage.run(["--rerun", "f.txt"] + arguments, suites: [shakySuite()])
  }

  @Test func `what did not pass runs again, in the same order, with the same options`() async throws {
    let stage = try Stage.shaky()
    let first = await stage.shaken("--order", "reverse", "--timeout", "20", "-f", "rerun:f.txt")
    #expect(first.status == .scenarioFailed)
    #expect(
      try stage.read("f.txt") == """
        # rehearsal rerun list 1
        # 2 scenarios of 4 did not pass; they run again with: rehearse --rerun THIS-FILE
        # option: --timeout 20
        Scenarios/shaky/b.feature:7  Bad [1 of 2]
        Scenarios/shaky/a.feature:6  Shaky

        """)
    let list = await again(stage, "--list")
    #expect(
      list.output.hasPrefix("Scenarios/shaky/b.feature:7  Bad  @SHK-03\nScenarios/shaky/a.feature:6  Shaky"))
    #expect(list.errors == "f.txt: note: 2 scenarios of an earlier run, with its options --timeout 20\n")
    let second = await again(stage)
    #expect(second.status == .scenarioFailed)
    #expect(second.output.contains("2 scenarios: 2 failed"))
    #expect(second.output.contains("2 left out by the selection"))
    #expect(second.errors == list.errors)
  }

  @Test func `options on the command line go before those of the list`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("--order", "random:3", "--timeout", "20", "--retry", "1", "-f", "rerun:f.txt")
    let text = try stage.read("f.txt")
    #expect(text.contains("# seed: 3\n# option: --timeout 20\n# option: --retry 1\n"))
    #expect(
      await again(stage).errors.contains("in its order (seed 3), with its options --timeout 20 --retry 1"))
    let end = await again(stage, "--retry", "9", "-f", "rerun:g.txt")
    #expect(end.status == .success)
    #expect(
      try stage.read("g.txt") == """
        # rehearsal rerun list 1
        # 0 scenarios of 1 did not pass; they run again with: rehearse --rerun THIS-FILE
        # seed: 3
        # option: --timeout 20
        # option: --retry 9

        """)
  }

  @Test(arguments: ["#9.scenario", "#/a.scenario", "./#9.scenario"])
  func `a file whose name starts as a remark does is not lost`(path: String) async throws {
    let stage = try Stage([path: "Given 1 apples, then 2 are left\n"])
    let first = await stage.run(path, "-f", "rerun:f.txt")
    #expect(first.status == .scenarioFailed)
    let end = await stage.run("--rerun", "f.txt", "-f", "pretty")
    #expect(end.errors == "f.txt: note: 1 scenario of an earlier run\n")
    #expect(end.output.contains("1 scenario: 1 failed"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `other conditions choose among what is listed`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("-f", "rerun:f.txt")
    let end = await again(stage, "--name", "Shaky", "--order", "defined")
    #expect(end.output.contains("1 scenario: 1 failed"))
    #expect(await again(stage, "--requirement", "SHK-01").status == .nothingToRun)
  }

  @Test func `a list of nothing runs nothing and is red`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("--name", "Good", "-f", "rerun:f.txt")
    let end = await again(stage)
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: 'f.txt' lists no scenario, so nothing was run
        note: every scenario of that run passed, or was not run at all; run without --rerun

        """)
  }

  @Test func `a scenario whose lines moved is found by its name, with a note`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("-f", "rerun:f.txt", "--name", "Shaky")
    let text = try stage.read("Scenarios/shaky/a.feature")
    try stage.write("# moved\n\n" + text, to: "Scenarios/shaky/a.feature")
    let end = await again(stage)
    #expect(end.output.contains("1 scenario: 1 failed"))
    #expect(
      end.errors == """
        f.txt: note: 1 scenario of an earlier run
        f.txt:3: note: 'Shaky' has moved to Scenarios/shaky/a.feature:8

        """)
  }

  @Test func `the row that failed is found where others have its name and stand where it stood`() async throws
  {
    let stage = try Stage.shaky()
    let text = try stage.read("Scenarios/shaky/b.feature")
    let turned = text.replacing("| 9 |", with: "| x |").replacing("| 0 |", with: "| 9 |").replacing(
      "| x |", with: "| 0 |")
    try stage.write(turned, to: "Scenarios/shaky/b.feature")
    _ = await stage.shaken("--requirement", "SHK-03", "-f", "rerun:f.txt")
    #expect(try stage.read("f.txt").hasSuffix("Scenarios/shaky/b.feature:8  Bad [2 of 2]\n"))
    // The first row, which passes, stands now where the second one stood.
    try stage.write(
      "# moved\n" + (try stage.read("Scenarios/shaky/b.feature")), to: "Scenarios/shaky/b.feature")
    let end = await again(stage)
    #expect(end.output.contains("1 scenario: 1 failed"))
    #expect(
      end.errors == """
        f.txt: note: 1 scenario of an earlier run
        f.txt:3: note: 'Bad [2 of 2]' has moved to Scenarios/shaky/b.feature:9

        """)
    // Of three that have the name nobody knows which of two it was.
    try stage.write(
      (try stage.read("Scenarios/shaky/b.feature")) + "        | 7 |\n", to: "Scenarios/shaky/b.feature")
    #expect(await again(stage).status == .usage)
  }

  @Test func `what was not run at all is told`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("--fail-fast", "--order", "reverse", "-f", "rerun:f.txt")
    let text = try stage.read("f.txt")
    let count = try #require(text.firstMatch(of: /# (\d) not run at all/)?.1)
    let end = await again(stage)
    #expect(
      end.errors.hasPrefix(
        "f.txt: note: 1 scenario of an earlier run; \(count) more were not run at all then, "
          + "and will not be now: run without --rerun for all\n"))
  }

  @Test func `only options that are taken over are told`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken(
      "--timeout", "20", "--retry-tags", "@SHK-02\nor @SHK-03", "--retry", "1", "-f", "rerun:f.txt")
    let end = await again(stage, "--timeout", "30")
    #expect(
      end.errors
        == "f.txt: note: 1 scenario of an earlier run, with its options --retry 1 --retry-tags @SHK-02 or @SHK-03\n"
    )
  }

  @Test func `an entry that points at no scenario is refused, each with its line`() async throws {
    let stage = try Stage.shaky()
    let list = """
      # rehearsal rerun list 1
      Scenarios/shaky/a.feature:6  Shakier
      Scenarios/shaky/b.feature:9  Bad
      Scenarios/shaky/a.feature:3  Good

      """
    try stage.write(list, to: "f.txt")
    let end = await again(stage)
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(
      end.errors == """
        f.txt:2: error: 'Shakier' is no longer at Scenarios/shaky/a.feature:6: no scenario there has that name
        note: take the line out of the list, or write the list anew with '--format rerun:f.txt'
        f.txt:3: error: 'Bad' is no longer at Scenarios/shaky/b.feature:9: several have that name now, on the lines 7, 8
        note: take the line out of the list, or write the list anew with '--format rerun:f.txt'

        """)
    try FileManager.default.removeItem(at: stage.folder.appendingPathComponent("Scenarios/shaky/b.feature"))
    #expect(
      await again(stage).errors == """
        f.txt:3: error: 'Bad' is no longer at Scenarios/shaky/b.feature:9: there is no such file
        note: take the line out of the list, or write the list anew with '--format rerun:f.txt'

        """)
  }

  // B004
  @Test func `what a report writes of cells is what was read, and the list leads back to the scenario`()
    async throws
  {
    let stage = try Stage([
      "Scenarios/shaky/a.feature": #"""
      Feature: A
        Scenario: a|b
          Given a table and an end:
            | a\|b | c\\d | e\nf |

      """#
    ])
    let end = await stage.shaken("-f", "json:run.json", "-f", "rerun:f.txt")
    #expect(end.output.contains("1 scenario: 1 failed"))
    let run = try #require(
      try JSONSerialization.jsonObject(with: Data(stage.read("run.json").utf8)) as? [String: Any])
    let steps = (run["scenarios"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]]
    let table = steps?.lazy.compactMap { $0["dataTable"] as? [[String]] }.first
    #expect(table == [["a|b", "c\\d", "e\nf"]])
    #expect(await again(stage).output.contains("✗ a|b\n"))
  }
}
