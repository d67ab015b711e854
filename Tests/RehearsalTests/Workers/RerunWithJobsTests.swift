import Foundation
import TestSupport
import Testing

/// A list of what did not pass brings the workers of its run, as what crashed needs them again.
struct RerunWithJobsTests {
  private func stage() async throws -> CrashingStage {
    let stage = try CrashingStage([["it exits with 0"], ["nothing"], ["4 are left"]])
    #expect(try await stage.run("--jobs", "2", "--timeout", "9", "-f", "rerun:failed.txt").status == 1)
    return stage
  }

  private func text(_ name: String, in stage: CrashingStage) throws -> String {
    try String(contentsOf: stage.folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func `what crashed a worker crashes one again, and not the run`() async throws {
    let stage = try await stage()
    #expect(
      try text("failed.txt", in: stage) == """
        # rehearsal rerun list 1
        # 2 scenarios of 3 did not pass; they run again with: rehearse --rerun THIS-FILE
        # option: --timeout 9
        # option: --jobs 2
        Scenarios/crashing/crashes.feature:3  0
        Scenarios/crashing/crashes.feature:9  2

        """)
    let again = try await stage.run("--rerun", "failed.txt")
    #expect(again.status == 1)
    #expect(
      again.errors
        == "failed.txt: note: 2 scenarios of an earlier run, with its options --timeout 9 --jobs 2\n")
    #expect(again.output.contains("2 scenarios: 2 failed"))
    #expect(!again.output.contains("cut short"))
  }

  @Test func `a number on the command line goes before that of the list`() async throws {
    let stage = try await stage()
    let again = try await stage.run("--rerun", "failed.txt", "--jobs", "1", "-f", "rerun:again.txt")
    #expect(again.status == 1)
    let option = "# option: --jobs "
    #expect(try text("again.txt", in: stage).contains(option + "1\n"))
    #expect(try !text("again.txt", in: stage).contains(option + "2"))
  }

  @Test(arguments: ["--dry-run", "--list"])
  func `what calls no step needs no workers`(option: String) async throws {
    let stage = try await stage()
    let before = stage.processes(that: "opens").count
    let again = try await stage.run("--rerun", "failed.txt", option)
    #expect(again.status == 0)
    #expect(stage.processes(that: "opens").count == before)
  }
}
