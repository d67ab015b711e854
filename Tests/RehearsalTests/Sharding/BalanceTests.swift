import ScenarioRunner
import Testing

@testable import Rehearsal

/// Shards that take as long as each other, by what the last run took.
struct BalanceTests {
  /// A report in which the scenario on a line of a file took long, and all others a second.
  private static func report(long line: Int, in file: String = "eating") -> String {
    let scenarios = [
      ("eating", 3, "Two of five"), ("eating", 8, "None"), ("more", 3, "All"), ("more", 12, "Some"),
    ]
    .map { name, row, title in
      """
      {"app":"counter","name":"\(title)","uri":"Scenarios/counter/\(name).feature","line":\(row),
       "attempts":1,"duration":\(name == file && row == line ? "60.0" : "1.0")}
      """
    }
    return #"{"format":"rehearsal-run","version":1,"scenarios":[\#(scenarios.joined(separator: ","))]}"#
  }

  private func counts(_ stage: Stage, _ arguments: String...) async -> [Int] {
    var counts: [Int] = []
    for number in 1...2 {
      let end = await stage.run(arguments + ["--shard", "\(number)/2", "--list"])
      counts.append(end.output.split(separator: "\n").count { $0.hasPrefix("Scenarios") })
    }
    return counts
  }

  @Test func `a scenario that took long has a shard for itself`() async throws {
    let stage = try Stage.divided()
    try stage.write(Self.report(long: 8), to: "last.json")
    #expect(await counts(stage) == [2, 2])
    #expect(await counts(stage, "--balance", "last.json") == [1, 3])
    let first = await stage.run("--shard", "1/2", "--list", "--balance", "last.json")
    #expect(first.output.hasPrefix("Scenarios/counter/eating.feature:8  None"))
  }

  @Test func `all attempts at a scenario count`() async throws {
    let stage = try Stage.divided()
    let earlier = #","earlierAttempts":[{"duration":60.0},{"duration":60.0}]"#
    let text = Self.report(long: 0).split(separator: "}", omittingEmptySubsequences: false).map { part in
      part.contains(#""line":8"#) ? part + earlier : part
    }.joined(separator: "}")
    try stage.write(text, to: "last.json")
    #expect(await counts(stage, "--balance", "last.json") == [1, 3])
  }

  @Test func `a scenario that has moved is known by its name`() async throws {
    let stage = try Stage.divided()
    try stage.write(Self.report(long: 8), to: "last.json")
    try stage.write("# A line more\n" + Stage.eating, to: "Scenarios/counter/eating.feature")
    let first = await stage.run("--shard", "1/2", "--list", "--balance", "last.json")
    #expect(first.output.hasPrefix("Scenarios/counter/eating.feature:9  None"))
    #expect(first.output.contains("\n1 scenario, 3 on other shards"))
  }

  @Test func `message files and the report of a run are both taken`() async throws {
    let stage = try Stage.divided()
    _ = await stage.run("-f", "message:last.ndjson", "-f", "json:last.json")
    for file in ["last.ndjson", "last.json"] {
      let end = await stage.run("--shard", "1/2", "--list", "--balance", file)
      #expect(end.status == .success)
      #expect(!end.errors.contains("knows none"))
    }
    _ = await stage.runShards(2)
    let end = await stage.run(
      "--shard", "1/2", "--list", "--balance", "1.ndjson", "--balance", "2.ndjson")
    #expect(end.status == .success)
  }

  @Test func `a report may be named twice, and with another one of the same run`() async throws {
    let stage = try Stage.divided()
    _ = await stage.run("-f", "message:last.ndjson", "-f", "json:last.json")
    for files in [["last.json", "last.ndjson"], ["last.ndjson", "last.json"], ["last.json", "last.json"]] {
      let end = await stage.run(["--shard", "1/2", "--list"] + files.flatMap { ["--balance", $0] })
      #expect(end.errors.hasPrefix("note: shard 1/2, ") && end.errors.hasSuffix(" of 4 scenarios\n"))
      #expect(end.status == .success)
    }
  }

  @Test(arguments: ["json", "message"])
  func `the report of a shard that had nothing to run is one`(format: String) async throws {
    let stage = try Stage.divided()
    _ = await stage.run("--shard", "20/20", "-f", "\(format):last")
    let end = await stage.run("--shard", "1/2", "--list", "--balance", "last")
    #expect(
      end.errors == """
        note: shard 1/2, 2 of 4 scenarios
        note: 'last' knows none of the scenarios, so they are divided by their number

        """)
    #expect(end.status == .success)
  }

  @Test func `a report of other scenarios is said to know none`() async throws {
    let stage = try Stage.divided()
    try stage.write(
      #"{"format":"rehearsal-run","scenarios":[{"app":"a","name":"b","uri":"c","line":1,"attempts":1,"duration":1}]}"#,
      to: "last.json")
    let end = await stage.run("--shard", "1/2", "--list", "--balance", "last.json")
    #expect(
      end.errors == """
        note: shard 1/2, 2 of 4 scenarios
        note: 'last.json' knows none of the scenarios, so they are divided by their number

        """)
    #expect(end.status == .success)
  }

  @Test(arguments: ["9223372036854775807", "-1", "999999999999999.0"])
  func `a time that nothing takes is none`(seconds: String) async throws {
    let stage = try Stage.divided()
    let entry =
      #"{"app":"counter","name":"None","uri":"Scenarios/counter/eating.feature","line":1,"#
      + #""attempts":1,"duration":\#(seconds)}"#
    let entries = Array(repeating: entry, count: 20).joined(separator: ",")
    try stage.write(#"{"format":"rehearsal-run","scenarios":[\#(entries)]}"#, to: "last.json")
    let end = await stage.run("--shard", "1/2", "--list", "--balance", "last.json")
    #expect(end.errors.contains("note: 'last.json' knows none of the scenarios"))
    #expect(end.status == .success)
  }

  @Test func `a run that is not divided says that there is nothing to balance`() async throws {
    let stage = try Stage.divided()
    try stage.write(Self.report(long: 8), to: "last.json")
    let end = await stage.run("--balance", "last.json")
    #expect(end.errors == "note: the run is not divided, so '--balance' changes nothing\n")
    #expect(end.status == .success)
  }

  @Test(arguments: ["", "{}", "<testsuite/>", #"{"format":"rehearsal-list","scenarios":[]}"#])
  func `what tells no durations is refused`(text: String) async throws {
    let stage = try Stage.divided()
    try stage.write(text, to: "last.txt")
    let end = await stage.run("--shard", "1/2", "--balance", "last.txt")
    #expect(
      end.errors == """
        error: 'last.txt' does not tell how long scenarios took
        note: name a report of the last run, written with '--format json:FILE' or '--format message:FILE'

        """)
    #expect(end.status == .usage)
  }

  @Test func `a report that is not there is refused`() async throws {
    let end = try await Stage.divided().run("--shard", "1/2", "--balance", "no.json")
    #expect(
      end.errors == "error: there is no file or folder 'no.json'\nnote: check the spelling of the path\n")
    #expect(end.status == .usage)
  }
}
