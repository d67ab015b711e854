import Foundation
import TestSupport
import Testing

/// What steps print while a run writes for the log of a job of GitHub Actions, which takes commands from it.
struct PrintRelayTests {
  private static let stepsThatPrint = [
    #"it prints "::error::one""#, #"it prints "  ::stop-commands::two""#, ###"it prints "##[error]three""###,
    #"it prints "four ::error:: in a line""#, #"it prints "é""#,
  ]
  private static let printed = #"""
    \::error::one
      \::stop-commands::two
    ##\[error]three
    four ::error:: in a line
    é

    """#

  @Test(arguments: [[], ["--jobs", "1"]])
  func `what could be a command is disarmed, and all else is printed as it is`(jobs: [String]) async throws {
    let stage = try CrashingStage([Self.stepsThatPrint])
    let end = try await stage.run(["--format", "github"] + jobs)
    #expect(end.status == 0)
    #expect(end.errors == Self.printed)
    #expect(!end.output.contains("four"))
  }

  @Test func `a report for GitHub in a file leaves prints alone`() async throws {
    let stage = try CrashingStage([[#"it prints "::error::one""#]])
    let end = try await stage.run(["--format", "github:log.txt"])
    #expect(end.errors == "::error::one\n")
  }

  @Test func `what was printed before a step that ends the run is printed`() async throws {
    let stage = try CrashingStage([[#"it prints "::error::one""#, "it blocks"]])
    let end = try await stage.run(["--format", "github", "--timeout", "0.1"])
    #expect(end.status == 1)
    #expect(end.errors.contains("\\::error::one\n"))
  }

  @Test func `lines of workers that print at once are each disarmed`() async throws {
    let stage = try CrashingStage((0..<40).map { number in [#"it prints "::error::\#(number)""#] })
    let end = try await stage.run(["--format", "github", "--jobs", "2"])
    #expect(end.status == 0)
    #expect(
      Set(end.errors.split(separator: "\n")) == Set((0..<40).map { Substring(#"\::error::\#($0)"#) }))
  }

  @Test func `a program that a step leaves running does not hold the run`() async throws {
    let stage = try CrashingStage([
      [#"it prints "::error::one""#, "a process of its own keeps standard output"]
    ])
    let end = try await stage.run(["--format", "github"])
    #expect(!stage.notes.contains("kept"))
    try Data().write(to: stage.folder.url.appending(path: "go"))
    #expect(end.status == 0)
    #expect(end.errors == "\\::error::one\n")
  }
}
