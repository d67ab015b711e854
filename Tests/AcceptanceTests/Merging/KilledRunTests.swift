import Foundation
import ScenarioRunner
import TestSupport
import Testing

/// A run that is killed, without a chance to end anything.
struct KilledRunTests {
  @Test func `its message file is whole up to the last event, and a merge names it`() async throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram("rehearse")
    let root = try #require(SharedData.packageRoot)
    let file = folder.url.appending(path: "killed.ndjson")
    let ending = try await program.run(["--format", "message:\(file.path())"], in: root) { process in
      // As soon as some scenarios have ended; there are hundreds more.
      while process.isRunning {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if text.split(separator: "\n").count(where: { $0.hasPrefix(#"{"testCaseFinished""#) }) >= 5 { break }
      }
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(ending.status == -SIGKILL)

    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    for line in text.hasSuffix("\n") ? lines[...] : lines.dropLast() {
      #expect(JSONValue(parsing: String(line)) != nil, "\(line.prefix(200))")
    }
    #expect(!text.contains("testRunFinished"))
    let finished = lines.count { $0.hasPrefix(#"{"testCaseFinished""#) }
    #expect(finished >= 5)

    let merged = try await program.run(["merge", file.path(), "-f", "json"], in: folder.url)
    #expect(merged.status == 1)
    #expect(
      merged.errors.contains(
        "error: '\(file.path())' ends before its run does: \(finished) of "))
    let report = try #require(JSONValue(parsing: merged.output))
    #expect(report["summary"]?["passed"] == .integer(finished))
    #expect(report["summary"]?["abortion"] == .string("its messages are cut off"))
  }
}
