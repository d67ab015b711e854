import Foundation
import Rehearsal
import Testing

struct FormatCommandTests {
  private static let untidy = "Feature: f\n  @a  @b\n  Scenario: s\n    Given nothing\n"
  private static let tidy = "Feature: f\n\n  @a @b\n  Scenario: s\n    Given nothing\n"

  private func stage() throws -> Stage {
    try Stage([
      "Scenarios/a/one.feature": Self.untidy, "Scenarios/a/two.feature": Self.tidy,
      "Scenarios/b.scenario": "Given   nothing", "Scenarios/c.feature.md": "# Feature:c\n prose \n",
      "Scenarios/brief.md": "# Feature:no\n",
    ])
  }

  @Test func `all scenario files are laid out in place`() async throws {
    let stage = try stage()
    let end = await stage.run("format")
    #expect(
      end.output == """
        Scenarios/a/one.feature
        Scenarios/b.scenario
        Scenarios/c.feature.md
        4 files: 3 laid out, 1 unchanged

        """)
    #expect(end.errors == "")
    #expect(end.status == .success)
    #expect(try stage.read("Scenarios/a/one.feature") == Self.tidy)
    #expect(try stage.read("Scenarios/b.scenario") == "Given nothing\n")
    #expect(try stage.read("Scenarios/c.feature.md") == "# Feature: c\n prose \n")
    #expect(try stage.read("Scenarios/brief.md") == "# Feature:no\n")
    #expect(await stage.run("format").output == "4 files: 4 unchanged\n")
  }

  @Test func `a check writes nothing and names the first line that differs`() async throws {
    let stage = try stage()
    let end = await stage.run("format", "--check", "Scenarios/a", "Scenarios/b.scenario")
    #expect(
      end.output == """
        Scenarios/a/one.feature:2
          expected  ''
          actual    '  @a  @b'
        Scenarios/b.scenario:1
          expected  'Given nothing'
          actual    'Given   nothing'
        3 files: 2 to be laid out, 1 unchanged

        """)
    #expect(end.status == .scenarioFailed)
    #expect(try stage.read("Scenarios/a/one.feature") == Self.untidy)
    #expect(await stage.run("format", "--check", "Scenarios/a/two.feature").status == .success)
  }

  @Test func `a file that does not parse is left alone, and the others are laid out`() async throws {
    let stage = try Stage(["a.feature": "Feature: f\nGiven a\n\"\"\"\n", "b.scenario": "Given  nothing\n"])
    let bad = try stage.read("a.feature")
    for check in [["--check"], []] {
      let end = await stage.run(["format"] + check + ["a.feature", "b.scenario"])
      #expect(
        end.errors == """
          a.feature:2:1: error: expected: #EOF, #BackgroundLine, #TagLine, #ScenarioLine, #RuleLine, #Comment, #Empty, #Other, got 'Given a'
          """ || end.errors.hasPrefix("a.feature:"))
      #expect(end.output.hasSuffix("2 files: 1 \(check.isEmpty ? "" : "to be ")laid out, 1 with errors\n"))
      #expect(end.status == .usage)
    }
    #expect(try stage.read("a.feature") == bad)
    #expect(try stage.read("b.scenario") == "Given nothing\n")
  }

  @Test func `standard input is laid out on standard output`() async throws {
    let stage = try Stage()
    let end = await stage.run("format", "--as", "feature", "-", input: Self.untidy)
    #expect(end.output == Self.tidy)
    #expect(end.status == .success)
    #expect(await stage.run("format", "-", "--as=scenario", input: "Given  a").output == "Given a\n")
    #expect(
      await stage.run("format", "-", "--as=feature.md", input: "# Feature:a").output == "# Feature: a\n")
    let check = await stage.run("format", "--check", "--as", "feature", "-", input: "Feature: f")
    #expect(
      check.output == """
        -:1
          expected  'Feature: f'
          actual    'Feature: f' without a line end
        1 file: 1 to be laid out

        """)
    #expect(check.status == .scenarioFailed)
    let bad = await stage.run("format", "--as", "scenario", "-", input: "name")
    #expect(bad.output == "")
    #expect(bad.errors.hasPrefix("-:1:1: error: no step in this paragraph\n"))
    #expect(bad.status == .usage)
  }

  @Test func `a link stays a link, and permissions stay as they are`() async throws {
    let stage = try Stage(["real/a.feature": Self.untidy])
    let file = stage.folder.appending(path: "real/a.feature").path
    let link = stage.folder.appending(path: "link.feature").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(await stage.run("format", "link.feature").status == .success)
    #expect(try stage.read("real/a.feature") == Self.tidy)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: stage.folder.path + "/real") == ["a.feature"])
  }

  @Test func `nothing to lay out is no success`() async throws {
    let stage = try Stage(["Scenarios/brief.md": "# b\n"])
    let end = await stage.run("format")
    #expect(
      end.errors == """
        error: there is no scenario file in 'Scenarios'
        note: scenario files end in .feature, .feature.md or .scenario

        """)
    #expect(end.status == .nothingToRun)
  }
}
