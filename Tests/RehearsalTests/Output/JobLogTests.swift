import Testing

@testable import Rehearsal

/// What a command says on standard error where a job of GitHub Actions reads it beside standard output.
struct JobLogTests {
  private static let command = "##[error]boom"
  private static let shown = #"##\[error]boom"#

  @Test func `a line of a text commands nothing`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "Feature: F\n  Scenario: S\n    Given 5 apples\n   Foo \(Self.command)",
      to: "Scenarios/counter/f.feature")
    let plain = await stage.run("-f", "github:log.txt")
    #expect(plain.errors.contains("got 'Foo \(Self.command)'\n"))
    for name in ["github", "github:-"] {
      let end = await stage.run("-f", name)
      #expect(end.errors == plain.errors.replacing(Self.command, with: Self.shown))
    }
  }

  @Test func `a scenario of a list commands nothing`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "# rehearsal rerun list 1\nScenarios/counter/eating.feature:3  \(Self.command)\n", to: "failed.txt")
    let end = await stage.run("--rerun", "failed.txt", "-f", "github")
    #expect(end.errors.hasPrefix("failed.txt:2: error: '\(Self.shown)' is no longer at "))
    #expect(!end.errors.contains(Self.command))
  }

  @Test func `the name of a file commands nothing`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("merge", "\(Self.command).ndjson", "-f", "github")
    #expect(
      end.errors
        == "error: there is no file or folder '\(Self.shown).ndjson'\nnote: check the spelling of the path\n")
  }
}
