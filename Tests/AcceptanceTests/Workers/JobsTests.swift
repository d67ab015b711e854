import Foundation
import TestSupport
import Testing

/// The apps that ship with it, run by any number of worker processes.
struct JobsTests {
  /// All that a run writes, but for times.
  private func reports(_ arguments: [String]) async throws -> [String] {
    let folder = try TemporaryFolder()
    let files = ["junit", "json"].map { folder.url.appending(path: $0).path() }
    let root = try #require(SharedData.packageRoot)
    let ending = try await BuiltProgram("rehearse").run(
      arguments + ["--format", "pretty", "--format", "junit:\(files[0])", "--format", "json:\(files[1])"],
      in: root)
    let written = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return (["\(ending.status)", ending.output, ending.errors] + written).map { text in
      text.replacing(#/(\d+ min )?\d+(\.\d+)? (s|ms)\b/#, with: "TIME")
        .replacing(#/time(stamp)?="[^"]*"/#, with: "TIME")
        .replacing(#/"duration": *[0-9.e-]+/#, with: "TIME")
    }
  }

  @Test func `every report is the same with any number of workers`() async throws {
    let alone = try await reports([])
    #expect(alone[0] == "0")
    for jobs in ["1", "2", "4"] {
      let together = try await reports(["--jobs", jobs])
      for (one, other) in zip(alone, together) where one != other {
        let difference = zip(one.split(separator: "\n"), other.split(separator: "\n")).first { $0 != $1 }
        Issue.record(
          "with --jobs \(jobs): \(difference.map { "'\($0)' is now '\($1)'" } ?? "another length")")
      }
    }
  }

  @Test func `a shuffled run is the same too`() async throws {
    let arguments = ["--app", "people", "--order", "random:7"]
    let together = try await reports(arguments + ["--jobs", "3"])
    #expect(try await reports(arguments) == together)
  }
}
