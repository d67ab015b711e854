import Foundation
import TestSupport
import Testing

/// A program may be started without the streams that it reads and writes.
struct StreamTests {
  /// Runs the program by a shell that does something to its streams.
  private func run(_ redirections: String) async throws -> BuiltProgram.Ending {
    let stage = try CrashingStage([["nothing"], ["nothing"]])
    let program = try BuiltProgram("crashing-app").url.path
    return try await BuiltProgram(at: URL(fileURLWithPath: "/bin/sh")).run(
      ["-c", "\"\(program)\" \(redirections)"], in: stage.folder.url, environment: stage.environment)
  }

  @Test(arguments: ["<&-", "</"])
  func `a text from standard input that cannot be read is said so of`(input: String) async throws {
    let ending = try await run("- --app crashing \(input)")
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("error: standard input cannot be read: "), "\(ending.errors)")
    #expect(
      ending.errors.hasSuffix("\nnote: '-' takes a text from there; hand one in, or name a file\n"),
      "\(ending.errors)")
  }

  @Test func `a window's width does not change what is written to a file`() async throws {
    let name = String(repeating: "a long name ", count: 20)
    let stage = try CrashingStage([["it says \"\(name)\"", "4 are left"]])
    let wide = try await stage.run("--format", "pretty")
    var narrow = stage
    narrow.environment["COLUMNS"] = "40"
    let other = try await narrow.run("--format", "pretty")
    #expect(wide.output.contains(name))
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast() }
    #expect(lines(other.output) == lines(wide.output))
  }

  @Test(arguments: ["", "--jobs 2"])
  func `a report to standard output that is closed is red and goes nowhere else`(jobs: String) async throws {
    let ending = try await run("--format progress --format json:report.json \(jobs) <&- >&-")
    #expect(ending.status == 2)
    #expect(
      ending.errors.hasPrefix("error: the report 'standard output' cannot be written: ")
        || ending.errors.contains("standard output"), "\(ending.errors)")
    let silent = try await run("\(jobs) <&- >&- 2>&-")
    #expect(silent.status == 2)
  }
}
