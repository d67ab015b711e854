import Foundation
import Reporters
import ScenarioRunner
import TestSupport
import Testing

/// A run with workers that is killed, or ended at once, while scenarios wait for their turn to be told.
struct KilledJobsTests {
  /// The first one does not end, nor does one behind twenty that pass; more stand behind that.
  private static func stage(_ step: String) throws -> CrashingStage {
    let waits = ["nothing", step, "nothing"]
    let passes = (1...20).map { _ in ["5 apples", "5 are left"] }
    return try CrashingStage([waits] + passes + [waits] + (22...40).map { _ in ["nothing"] })
  }

  private static func line(of scenario: Int) -> Int { scenario == 0 ? 3 : 4 + 4 * scenario }

  /// Waits until both workers are in a scenario without end, and what they told before has been written down.
  private static func wait(for file: URL, _ process: Process) {
    // Where it does not come to that, the test is to fail and not to hang.
    let end = ContinuousClock.now + .seconds(60)
    while process.isRunning, ContinuousClock.now < end {
      let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
      if WaitingReports(bytes)?.ids == Array(0...21) { return }
      usleep(1_000)
    }
  }

  /// Merges what is left of such a run, and looks whether it is what was known.
  private static func expectAllKnown(_ stage: CrashingStage) async throws {
    let merged = try await stage.run("merge", "run.ndjson")
    #expect(merged.status == 1)
    let place = "Scenarios/crashing/crashes.feature"
    #expect(
      merged.errors == """
        error: 'run.ndjson' ends before its run does: 20 of 41 scenarios ended \
        (20 of them told in 'run.ndjson.waiting'), and \(place):\(line(of: 0)), \(place):\(line(of: 21)) were running
        note: its process was killed, or the file is not complete; run it again

        """)
    #expect(merged.output.contains("41 scenarios: 20 passed · 2 failed · 19 not run"), "\(merged.output)")
    #expect(merged.output.contains("the messages end while the scenario runs"))
    #expect(merged.output.contains("the run was cut short: its messages are cut off"))
    _ = try await stage.run("merge", "run.ndjson", "-f", "message:merged.ndjson")
    let file = stage.folder.url.appending(path: "merged.ndjson")
    let timeline = try MessageTimeline(String(contentsOf: file, encoding: .utf8))
    try timeline.expectSound(22)
    // The first one had been running since before any other ended behind it.
    let firstStart = try #require(timeline.attempts.first?.times.first)
    #expect(timeline.attempts[2...20].allSatisfy { $0.times.last ?? .zero >= firstStart })
    #expect(timeline.attempts[1...20].allSatisfy { $0.duration > .zero })
  }

  @Test func `what had ended, what ran and what did not is told of one that was killed`() async throws {
    let stage = try Self.stage("it says that it waits, without end")
    let companion = stage.folder.url.appending(path: "run.ndjson.waiting")
    let ending = try await stage.run("--jobs", "2", "--timeout", "600", "-f", "message:run.ndjson") {
      process in
      Self.wait(for: companion, process)
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(ending.status == -SIGKILL)
    try await Self.expectAllKnown(stage)

    // Of another run it tells nothing, and a later one removes it.
    let left = try Data(contentsOf: companion)
    _ = try await stage.run("--name", "3", "-f", "message:run.ndjson")
    #expect(!FileManager.default.fileExists(atPath: companion.path()))
    try left.write(to: companion)
    let file = stage.folder.url.appending(path: "run.ndjson")
    let text = try String(contentsOf: file, encoding: .utf8)
    let cut = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      !$0.hasPrefix(#"{"testStep"#)
    }
    try cut.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    let merged = try await stage.run("merge", "run.ndjson")
    #expect(merged.errors.contains("ends before its run does: 0 of "), "\(merged.errors)")
    #expect(!merged.errors.contains("told in"))
  }

  @Test func `it is told of one that was interrupted twice`() async throws {
    let stage = try Self.stage("it says that it blocks")
    let companion = stage.folder.url.appending(path: "run.ndjson.waiting")
    let ending = try await stage.run("--jobs", "2", "--timeout", "600", "-f", "message:run.ndjson") {
      process in
      Self.wait(for: companion, process)
      while process.isRunning {
        kill(process.processIdentifier, SIGINT)
        usleep(20_000)
      }
    }
    #expect(ending.status == 130)
    try await Self.expectAllKnown(stage)
  }

  @Test(arguments: [[], ["--fail-fast"], ["--retry", "1"]])
  func `in the end the messages are the same as without workers, and nothing is beside them`(
    options: [String]
  ) async throws {
    let scenarios = (0..<40).map { number in
      number == 25 ? ["it takes 5 ms", "1 are left", "nothing"] : ["it takes \(number % 3) ms", "nothing"]
    }
    var texts: [String] = []
    for jobs in [[], ["--jobs", "3"]] {
      let stage = try CrashingStage(scenarios)
      _ = try await BuiltProgram("crashing-app").run(
        jobs + options + ["-f", "message:run.ndjson"], in: stage.folder.url, environment: stage.environment)
      let files = try FileManager.default.contentsOfDirectory(atPath: stage.folder.url.path())
      #expect(files.filter { $0.hasPrefix("run.ndjson") } == ["run.ndjson"])
      let text = try String(contentsOf: stage.folder.url.appending(path: "run.ndjson"), encoding: .utf8)
      texts.append(text.replacing(#/\{\\?"seconds\\?":[0-9]+,\\?"nanos\\?":[0-9]+\}/#, with: "TIME"))
    }
    let lines = texts.map { $0.split(separator: "\n") }
    let difference = zip(lines[0], lines[1]).first { $0 != $1 }
    #expect(difference == nil)
    #expect(lines[0].count == lines[1].count)
    #expect(lines[0].last?.contains("testRunFinished") == true)
  }
}
