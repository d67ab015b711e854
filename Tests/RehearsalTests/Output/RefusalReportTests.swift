import Foundation
import Rehearsal
import Reporters
import ScenarioRunner
import TestSupport
import Testing

/// What message reports tell of a run that is refused because texts do not parse.
struct RefusalReportTests {
  private static let broken = """
    Feature: Pears
      Scenario: One
        Given 5 apples
        And so on
      What is this
    """

  private static let errors = """
    Scenarios/counter/pears.feature:5:3: error: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, \
    #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'What is this'

    """

  private func stage() throws -> Stage {
    let stage = try Stage.good()
    try stage.write(Self.broken, to: "Scenarios/counter/pears.feature")
    try stage.write("\nGiven 1 apples, then 1 are left\n", to: "Scenarios/counter/quick.scenario")
    return stage
  }

  /// The kinds of the messages, in their order.
  private func kinds(of text: String) throws -> [String] {
    try text.split(separator: "\n").map { line in
      guard case .object(let members)? = JSONValue(parsing: String(line)) else { return "none" }
      return try #require(members.first).name
    }
  }

  @Test func `the texts, the errors and a run that fails at its start`() async throws {
    let stage = try stage()
    let end = await stage.run("-f", "message:run.ndjson")
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(end.errors == Self.errors)
    let text = try stage.read("run.ndjson")
    #expect(
      try kinds(of: text) == [
        "meta", "source", "gherkinDocument", "pickle", "pickle", "source", "parseError", "source",
        "gherkinDocument", "pickle", "testRunStarted", "testRunFinished",
      ])
    let lines = text.split(separator: "\n")
    try #require(lines.count == 12)
    let problem = Self.errors.split(separator: "error: ")[1].dropLast()
    #expect(
      lines[6] == """
        {"parseError":{"message":"(5:3): \(problem)","source":{"location":{"column":3,"line":5},\
        "uri":"Scenarios/counter/pears.feature"}}}
        """)
    let finished = try #require(JSONValue(parsing: String(lines[11])))
    #expect(finished["testRunFinished"]?["success"] == .bool(false))
    #expect(
      finished["testRunFinished"]?["message"] == .string("nothing was run, as 1 of 3 texts does not parse"))
  }

  @Test func `standard output takes them, too, and the rest is told as well`() async throws {
    let stage = try stage()
    let end = await stage.run("-f", "message", "-f", "json:run.json")
    #expect(end.status == .usage)
    #expect(end.errors == Self.errors)
    #expect(try kinds(of: end.output).suffix(2) == ["testRunStarted", "testRunFinished"])
    #expect(try stage.read("run.json").contains(#""refusal": ["#))
  }

  @Test(.enabled(if: MessageSchema.isThere, "needs ../shared/conformance"))
  func `every message is valid, and no number is given twice`() async throws {
    let end = try await stage().run("-f", "message:-")
    let schema = try MessageSchema.load()
    for line in end.output.split(separator: "\n") {
      let value = try #require(JSONValue(parsing: String(line)))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
    let loose = try await Stage().run("-e", "@tag Given", "-f", "message:-")
    #expect(try kinds(of: loose.output).contains("parseError"))
    for line in loose.output.split(separator: "\n") {
      let value = try #require(JSONValue(parsing: String(line)))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
  }

  @Test func `a file that cannot be written is told besides, and the other one is written`() async throws {
    let stage = try stage()
    try stage.write("in the way", to: "file")
    let end = await stage.run("-f", "message:file/run.ndjson", "-f", "message:run.ndjson")
    #expect(end.status == .usage)
    #expect(
      end.errors == Self.errors + """
        \(stage.folder.path)/file/run.ndjson: error: the report cannot be created: not a directory
        note: name a file that can be written to; folders on the way to it are made where that is allowed

        """)
    #expect(try kinds(of: stage.read("run.ndjson")).last == "testRunFinished")
  }

  @Test(arguments: ["Scenarios/counter/brief.md", "Scenarios/counter/pears.feature"])
  func `no file that the run reads is written over`(path: String) async throws {
    let stage = try stage()
    let before = try stage.read(path)
    let end = await stage.run("-f", "message:\(path)")
    #expect(end.errors.hasPrefix(Self.errors + "error: "))
    #expect(end.errors.contains("'\(path)'"))
    #expect(try stage.read(path) == before)
  }

  @Test func `secrets are masked, and a text in which they cannot be is not told`() async throws {
    let stage = try stage()
    try stage.write("Given a password \"geheim\"\n", to: "Scenarios/counter/quick.scenario")
    try stage.write(
      "Feature: F\n  Scenario: S\n    Given a password \"geheim\"\n  Oh \"geheim\"",
      to: "Scenarios/counter/pears.feature")
    let suite = AppSuite(
      name: "counter", summary: "Lets in",
      steps: StepLibrary<CountingWorld> {
        Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
        Given("a password {password}") { (_, _: String) in }
      }
    ) { _ in CountingWorld() }
    let end = await stage.run(["-f", "message"], suites: [suite])
    #expect(
      try kinds(of: end.output) == [
        "meta", "source", "gherkinDocument", "pickle", "pickle", "parseError", "source", "gherkinDocument",
        "pickle", "testRunStarted", "testRunFinished",
      ])
    #expect(end.output.contains(#"Given a password \"••••••\""#))
    #expect(!end.output.contains("geheim"))
  }

  @Test func `merging such a file is red and says where texts do not parse`() async throws {
    let stage = try stage()
    _ = await stage.run("--shard", "1/2", "-f", "message:1.ndjson")
    let fault = """
      error: '1.ndjson' is of a run that was refused, as texts of it do not parse: \
      Scenarios/counter/pears.feature:5:3
      note: mend the texts at these places and run it again

      """
    let alone = await stage.run("merge", "1.ndjson")
    #expect(alone.errors == fault)
    #expect(alone.status == .scenarioFailed)
    try stage.write(Stage.eating, to: "Scenarios/counter/pears.feature")
    _ = await stage.run("--shard", "2/2", "-f", "message:2.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "json")
    #expect(end.errors.hasPrefix(fault + "error: shard 1/2 is missing, with "))
    #expect(end.output.contains(#""abortion": "'1.ndjson' is of a run whose texts do not parse; shard 1/2"#))
    #expect(end.status == .scenarioFailed)
  }
}
