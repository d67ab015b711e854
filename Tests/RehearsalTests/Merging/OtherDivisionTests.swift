import ScenarioRunner
import Testing

@testable import Rehearsal

/// Shards that did not find their parts in the same way, so that they leave scenarios out and share others.
struct OtherDivisionTests {
  private static let again = "run all shards again, each with the same '--balance' files or each without"

  /// In the last run one scenario took as long as all others together.
  private static let report: String = {
    let scenarios = [
      ("Two of five", "eating", 3, 1), ("None", "eating", 8, 60), ("All", "more", 3, 1),
      ("Some", "more", 12, 1),
    ].map { name, file, line, seconds in
      #"{"app":"counter","name":"\#(name)","uri":"Scenarios/counter/\#(file).feature","line":\#(line),"#
        + #""attempts":1,"duration":\#(seconds)}"#
    }
    return #"{"format":"rehearsal-run","version":1,"scenarios":[\#(scenarios.joined(separator: ","))]}"#
  }()

  /// The same sentences, which never hold.
  private static func failingSuite() -> AppSuite {
    AppSuite(
      name: "counter", summary: "Counts apples",
      steps: StepLibrary<CountingWorld> {
        Given("{int} apples") { (_, _: Int) in }
        When("I eat {int}") { (_, _: Int) in }
        Then("{int} are left") { (_, _: Int) in throw ExpectationFailure("apples are missing") }
      }
    ) { _ in CountingWorld() }
  }

  /// Runs two shards, of which one makes the shards take as long as each other and the other does not.
  private static func stage(failing: Int) async throws -> Stage {
    let stage = try Stage.divided()
    try stage.write(report, to: "last.json")
    for (number, options) in [(1, []), (2, ["--balance", "last.json"])] {
      _ = await stage.run(
        ["--shard", "\(number)/2", "-f", "message:\(number).ndjson"] + options,
        suites: [number == failing ? failingSuite() : counterSuite()])
    }
    return stage
  }

  @Test func `what no shard ran and what two ran is named, with the reason, and red`() async throws {
    let stage = try await Self.stage(failing: 0)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "json")
    #expect(
      end.errors.hasPrefix(
        """
        error: the run of '2.ndjson' was divided in another way than that of '1.ndjson'
        note: \(Self.again)
        error: no shard ran 1 scenario: Scenarios/counter/eating.feature:8
        note: \(Self.again)
        error: shard 1/2 ('1.ndjson') and shard 2/2 ('2.ndjson') ran the same 2 scenarios: \
        Scenarios/counter/eating.feature:3, Scenarios/counter/more.feature:3
        note: the gravest of the results is told; \(Self.again)

        """))
    let summary = try #require(JSONValue(parsing: end.output)?["summary"])
    #expect(summary["passed"]?.number == 3)
    #expect(summary["notRun"]?.number == 1)
    #expect(
      summary["abortion"]?.string
        == "the shards were not divided in the same way; no shard ran 1 scenario; several shards ran 2 scenarios"
    )
    #expect(end.status == .scenarioFailed)
  }

  @Test(arguments: [1, 2]) func `of several results the gravest counts, whichever is read last`(
    failing: Int
  ) async throws {
    let stage = try await Self.stage(failing: failing)
    for files in [["1.ndjson", "2.ndjson"], ["2.ndjson", "1.ndjson"]] {
      let end = await stage.run(["merge"] + files + ["-f", "json"])
      let summary = try #require(JSONValue(parsing: end.output)?["summary"])
      #expect(summary["failed"]?.number == (failing == 1 ? 2 : 3))
      #expect(summary["notRun"]?.number == 1)
      #expect(end.status == .scenarioFailed)
    }
  }

  @Test func `a shard that is missing besides is named, too`() async throws {
    let stage = try Stage.divided()
    try stage.write(Self.report, to: "last.json")
    _ = await stage.runShards(3)
    _ = await stage.run("--shard", "2/3", "--balance", "last.json", "-f", "message:2.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.contains("error: shard 3/3 is missing\n"))
    #expect(
      end.errors.contains(
        "error: no shard ran 2 scenarios: Scenarios/counter/eating.feature:8, Scenarios/counter/more.feature:3\n"
      ))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `the same reports divide in the same way`() async throws {
    let stage = try Stage.divided()
    try stage.write(Self.report, to: "last.json")
    _ = await stage.runShards(2, "--balance", "last.json")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `of many places the first are named`() {
    let places = (1...8).map { "a.feature:\($0)" }
    #expect(
      "\(ShardFault.nowhere(places))"
        == "error: no shard ran 8 scenarios: a.feature:1, a.feature:2, a.feature:3, a.feature:4, a.feature:5 "
        + "and 3 more\nnote: \(Self.again)")
    #expect("\(ShardFault.nowhere(Array(places.prefix(6))))".contains("a.feature:5, a.feature:6\n"))
  }

  @Test func `a shard that does not say where its scenarios stand is refused`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    try stage.write(try stage.read("2.ndjson").replacing("elsewherePositions", with: "els"), to: "2.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.hasPrefix("error: '2.ndjson' does not tell which scenarios its run had\n"))
    #expect(end.status == .usage)
  }
}
