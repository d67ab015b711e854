import Foundation
import TestSupport
import Testing

/// The apps that ship with it, divided among three runs and merged.
struct ShardedRunTests {
  /// The reports to compare.
  private static let reports = ["json", "junit", "html"]

  @Test func `the reports of merged shards are those of the undivided run`() async throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram("rehearse")
    let root = try #require(SharedData.packageRoot)
    func run(_ arguments: [String], _ name: String) async throws -> BuiltProgram.Ending {
      let formats = Self.reports.flatMap { report in
        ["-f", "\(report):\(folder.url.appending(path: "\(name).\(report)").path())"]
      }
      return try await program.run(arguments + ["-f", "terminal"] + formats, in: root)
    }
    let whole = try await run(["run"], "whole")
    #expect(whole.status == 0)
    let files = (1...3).map { folder.url.appending(path: "\($0).ndjson").path() }
    for (number, file) in zip(1..., files) {
      let shard = try await program.run(["--shard", "\(number)/3", "--format", "message:\(file)"], in: root)
      #expect(shard.status == 0, "\(shard.errors)")
    }
    let merged = try await run(["merge"] + files, "merged")
    #expect(merged.status == 0)
    #expect(merged.errors == "")
    #expect(Self.steady(merged.output) == Self.steady(whole.output))
    for report in Self.reports {
      let texts = try ["whole", "merged"].map { name in
        Self.steady(
          try String(contentsOf: folder.url.appending(path: "\(name).\(report)"), encoding: .utf8))
      }
      #expect(!texts[0].isEmpty)
      guard texts[0] != texts[1] else { continue }
      let lines = texts.map { $0.split(separator: "\n") }
      let difference = zip(lines[0], lines[1]).first { $0 != $1 }
      Issue.record(
        "\(report): \(difference.map { "'\($0.prefix(400))' is now '\($1.prefix(400))'" } ?? "another length")"
      )
    }
  }

  /// What is written but for times.
  private static func steady(_ text: String) -> String {
    text.replacing(#/(\d+ min )?\d+(\.\d+)? (s|ms)\b/#, with: "TIME")
      .replacing(#/time(stamp)?="[^"]*"/#, with: "TIME")
      .replacing(#/"duration": *[0-9.e-]+/#, with: "TIME")
  }
}
