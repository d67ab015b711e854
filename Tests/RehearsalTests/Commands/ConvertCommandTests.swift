import Foundation
import Rehearsal
import Testing

struct ConvertCommandTests {
  private static let short = "# why\n@CNT-01\nTwo: \nGiven 5 apples, when I eat 2, then 3 are left\n"
  private static let long = """
    Feature: bug

      # why
      @CNT-01
      Scenario: Two
        Given 5 apples
        When I eat 2
        Then 3 are left

    """

  @Test func `one file goes to standard output`() async throws {
    let end = try await Stage(["bugs/bug.scenario": Self.short]).run("convert", "bugs/bug.scenario")
    #expect(end.output == Self.long)
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `files are written beside their sources`() async throws {
    let stage = try Stage(["bugs/bug.scenario": Self.short, "bugs/b.scenario": "Given nothing"])
    let end = await stage.run("convert", "--write", "bugs")
    #expect(
      end.output == """
        bugs/b.feature
        bugs/bug.feature
        2 files converted
        note: take 'bugs/b.scenario', 'bugs/bug.scenario' away, or their scenarios run twice

        """)
    #expect(try stage.read("bugs/bug.feature") == Self.long)
    #expect(try stage.read("bugs/bug.scenario") == Self.short)
    #expect(end.status == .success)
  }

  @Test func `nothing is written over a file unasked`() async throws {
    let stage = try Stage(["a.scenario": Self.short, "bug.scenario": Self.short, "bug.feature": "old"])
    let refusal = await stage.run("convert", "--write", "a.scenario", "bug.scenario")
    #expect(
      refusal.errors == """
        error: 'bug.feature' is there already
        note: add '--force' to write over it, or take it away

        """)
    #expect(refusal.output == "")
    #expect(refusal.status == .usage)
    #expect(try stage.read("bug.feature") == "old")
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/a.feature"))
    let end = await stage.run("convert", "--write", "--force", "bug.scenario")
    #expect(
      end.output == """
        bug.feature
        1 file converted
        note: take 'bug.scenario' away, or its scenarios run twice

        """)
    #expect(try stage.read("bug.feature") == Self.long)
  }

  @Test func `what was converted runs as before`() async throws {
    let stage = try Stage(["Scenarios/counter/bug.scenario": Self.short])
    let before = await stage.run("--format", "pretty", "Scenarios/counter/bug.scenario")
    _ = await stage.run("convert", "--write", "Scenarios/counter/bug.scenario")
    let after = await stage.run("--format", "pretty", "Scenarios/counter/bug.feature")
    #expect(before.status == .success)
    #expect(after.status == .success)
    func steps(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { $0.hasPrefix("    ✓ ") }
    }
    #expect(steps(before.output).contains { $0.contains("3 are left") })
    #expect(steps(after.output) == steps(before.output))
  }

  @Test func `a text that does not parse, or has no scenario, is not converted`() async throws {
    let stage = try Stage(["a.scenario": "name", "b.scenario": "# nothing", "c.scenario": Self.short])
    let bad = await stage.run("convert", "--write", "a.scenario", "b.scenario", "c.scenario")
    #expect(bad.errors.hasPrefix("a.scenario:1:1: error: no step in this paragraph\n"))
    #expect(
      bad.errors.hasSuffix(
        "b.scenario: error: there is no scenario in it\nnote: write a scenario, or take the file away\n"))
    #expect(bad.status == .usage)
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/c.feature"))
    let empty = await stage.run("convert", "b.scenario")
    #expect(empty.status == .nothingToRun)
  }

  @Test func `a folder without short forms is nothing to convert`() async throws {
    let end = try await Stage(["a/b.feature": "Feature: f"]).run("convert", "a")
    #expect(
      end.errors == """
        error: there is no scenario file in 'a'
        note: scenario files end in .scenario

        """)
    #expect(end.status == .nothingToRun)
  }
}
