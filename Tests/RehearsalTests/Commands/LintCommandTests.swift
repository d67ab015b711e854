import Foundation
import Rehearsal
import Testing

struct LintCommandTests {
  private static let clean = "Feature: f\n  Scenario: s\n    Given nothing\n"
  private static let odd = "Feature:\n  Scenario: s\n    Given nothing\n"
  private static let wrong = "Feature: f\n  Scenario: s\n    Given nothing\n    Thn 3 are left\n"

  @Test func `all of Scenarios is looked at where nothing is named`() async throws {
    let stage = try Stage([
      "Scenarios/counter/a.feature": Self.odd, "Scenarios/counter/b.feature": Self.clean,
      "Scenarios/counter/c.scenario": "Given nothing", "elsewhere.feature": Self.wrong,
    ])
    let end = await stage.run("lint")
    #expect(
      end.output == """
        Scenarios/counter/a.feature:1:1: warning: the feature has no name [unnamed-feature]
        note: write what it is about behind 'Feature:'

        3 files: 1 warning

        """)
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `a text that does not parse is an error, and the others are looked at all the same`()
    async throws
  {
    let stage = try Stage(["b.feature": Self.wrong, "a.feature": Self.odd])
    let end = await stage.run("lint", "b.feature", "a.feature", "./a.feature")
    #expect(
      end.output == """
        a.feature:1:1: warning: the feature has no name [unnamed-feature]
        note: write what it is about behind 'Feature:'
        b.feature:4:5: error: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'Thn 3 are left' [misspelt-keyword]
        note: nearest keyword is 'Then'

        2 files: 1 error, 1 warning

        """)
    #expect(end.status == .scenarioFailed)
  }

  @Test func `warnings count where the command is strict, notes never`() async throws {
    let stage = try Stage(["odd.feature": Self.odd, "wip.feature": "Feature: f\n  @wip\n  Scenario: s\n"])
    #expect(await stage.run("lint", "odd.feature").status == .success)
    #expect(await stage.run("lint", "--strict", "odd.feature").status == .scenarioFailed)
    #expect(await stage.run("lint", "--strict", "wip.feature").status == .success)
  }

  @Test func `what a rule finds can be left out`() async throws {
    let stage = try Stage(["a.feature": Self.odd, "b.feature": Self.wrong])
    let end = await stage.run(
      "lint", "--ignore", "unnamed-feature", "--ignore=misspelt-keyword", "a.feature", "b.feature")
    #expect(end.output == "2 files: nothing to complain of\n")
    #expect(end.status == .success)
  }

  @Test func `standard input is read as it is said to be written`() async throws {
    let stage = try Stage()
    #expect(
      await stage.run("lint", "--as", "feature", "-", input: Self.clean).output
        == "1 file: nothing to complain of\n")
    let end = await stage.run("lint", "--as", "scenario", "-", input: "So it is")
    #expect(end.output.hasPrefix("-:1:1: error: no step in this paragraph [syntax]\n"))
    #expect(
      await stage.run(
        "lint", "--as", "feature.md", "-", input: "# Feature: f\n\n## Scenario: s\n\n* Given nothing\n"
      )
      .output == "1 file: nothing to complain of\n")
  }

  @Test func `a report goes to a file, and the usual one to the terminal`() async throws {
    let stage = try Stage(["a.feature": Self.odd])
    let end = await stage.run(
      ["lint", "a.feature", "-f", "sarif:out/a.sarif", "-f", "github:out/a.txt"], isTerminal: true)
    #expect(end.status == .success)
    #expect(end.output.hasSuffix("\n\n1 file: \u{1B}[33m1 warning\u{1B}[0m\n"))
    #expect(
      try stage.read("out/a.txt")
        == "::warning file=a.feature,line=1,col=1,title=unnamed-feature::the feature has no name"
        + "%0Awrite what it is about behind 'Feature:'\n")
    let sarif = try JSONSerialization.jsonObject(with: Data(try stage.read("out/a.sarif").utf8))
    let run = try #require(((sarif as? NSDictionary)?["runs"] as? [NSDictionary])?.first)
    let driver = (run["tool"] as? NSDictionary)?["driver"] as? NSDictionary
    let rules = (driver?["rules"] as? [NSDictionary] ?? []).compactMap { $0["id"] as? String }
    #expect(rules.count == 28)
    #expect(rules == rules.sorted())
    #expect((run["results"] as? [NSDictionary])?.first?["ruleId"] as? String == "unnamed-feature")
  }

  @Test func `a report for programs is all that standard output gets`() async throws {
    let stage = try Stage(["a.feature": Self.odd])
    let end = await stage.run("lint", "a.feature", "--format", "github")
    #expect(end.output.hasPrefix("::warning "))
    #expect(end.output.split(separator: "\n").count == 1)
  }

  @Test func `a report that cannot be written is said`() async throws {
    let stage = try Stage(["a.feature": Self.clean, "file": ""])
    let end = await stage.run("lint", "a.feature", "-f", "json:file/report.json")
    #expect(end.status == .usage)
    #expect(end.errors.contains("file/report.json: error: the report cannot be created: "))
  }

  @Test func `the rules are listed with what they say`() async throws {
    let end = try await Stage().run("lint", "--rules")
    #expect(end.status == .success)
    #expect(end.output.split(separator: "\n").count == 28)
    #expect(
      end.output.contains(
        "unused-column             warning  No placeholder uses a column of an outline's examples.\n"))
  }

  @Test(
    arguments: [
      (
        ["missing.feature"], .usage,
        "error: there is no file or folder 'missing.feature'\nnote: check the spelling of the path\n"
      ),
      (
        ["a.feature:2"], .usage,
        "error: 'a.feature:2' names a line, and a file is taken as a whole\nnote: leave the line out\n"
      ),
      (
        ["--ignore", "unused-colum"], .usage,
        "error: there is no rule 'unused-colum'\nnote: did you mean 'unused-column'?\n"
      ),
      (
        ["--ignore", "everything"], .usage,
        "error: there is no rule 'everything'\nnote: 'rehearse lint --rules' lists the rules\n"
      ),
      (
        ["-f", "xml"], .usage,
        "error: there is no report 'xml'\nnote: the reports are terminal, json, sarif, github\n"
      ),
      (
        ["-f", "sarif", "-f", "json"], .usage,
        "error: two reports cannot share standard output\nnote: write '--format json:FILE' for one of them\n"
      ),
      (
        ["--app", "cuonter"], .usage,
        "error: there is no app 'cuonter'\nnote: did you mean 'counter'? the apps are counter\n"
      ),
      (
        ["--as", "md", "-"], .usage,
        "error: 'md' is no value of '--as'\nnote: it takes feature, feature.md, scenario\n"
      ),
      (
        ["-"], .usage,
        "error: standard input has no name that tells how it is written\n"
          + "note: add '--as feature', '--as feature.md' or '--as scenario'\n"
      ),
      (
        ["--as", "feature", "a.feature"], .usage,
        "error: '--as' means nothing without '-'\nnote: add '-', or leave '--as' out\n"
      ),
      (
        ["empty", "void"], .nothingToRun,
        "error: there is no scenario file in 'empty', 'void'\nnote: scenario files end in .feature, .feature.md or .scenario\n"
      ),
      (
        [], .usage, "error: there is no file or folder 'Scenarios'\nnote: check the spelling of the path\n"
      ),
    ] as [([String], Rehearsal.ExitStatus, String)])
  func `wrong use`(arguments: [String], status: Rehearsal.ExitStatus, message: String) async throws {
    let stage = try Stage(["a.feature": Self.clean, "empty/readme.txt": "", "void/readme.txt": ""])
    let end = await stage.run(["lint"] + arguments)
    #expect(end.errors == message)
    #expect(end.output == "")
    #expect(end.status == status)
  }
}
