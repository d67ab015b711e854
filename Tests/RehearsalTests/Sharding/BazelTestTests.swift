import Foundation
import Testing

@testable import Rehearsal

/// What the test encyclopedia of Bazel asks of a test.
struct BazelTestTests {
  private func isThere(_ path: String, in stage: Stage) -> Bool {
    FileManager.default.fileExists(atPath: stage.folder.appendingPathComponent(path).path)
  }

  @Test func `the status file is touched by a shard`() async throws {
    let stage = try Stage.divided()
    let environment = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
    ]
    let end = await stage.run([], environment: environment)
    #expect(end.output.contains("2 scenarios: 2 passed"))
    #expect(end.errors.hasPrefix("note: shard 1/2, 2 of 4 scenarios, as TEST_SHARD_INDEX"))
    #expect(isThere("status", in: stage))
  }

  @Test func `it is by a dry run, which says that it is not divided`() async throws {
    let stage = try Stage.divided()
    let environment = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
    ]
    let end = await stage.run(["--dry-run"], environment: environment)
    #expect(end.status == .success)
    #expect(
      end.errors
        == "note: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel) say shard 1/2, but a dry run is not divided: "
        + "it matches all steps\n")
    #expect(isThere("status", in: stage))
  }

  @Test func `it is not where the run is not divided as Bazel says`() async throws {
    let stage = try Stage.divided()
    _ = await stage.run([], environment: ["TEST_SHARD_STATUS_FILE": "status"])
    _ = await stage.run(
      ["--shard", "1/2"],
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
      ])
    #expect(!isThere("status", in: stage))
  }

  @Test func `a refusal is told in the XML file, and the status file is touched all the same`() async throws {
    let stage = try Stage.divided()
    let environment = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
      "XML_OUTPUT_FILE": "test.xml", "TESTBRIDGE_TEST_ONLY": "All", "TEST_PREMATURE_EXIT_FILE": "exit",
    ]
    let end = await stage.run(["--name", "All"], environment: environment)
    #expect(end.status == .usage)
    #expect(end.errors.hasPrefix("error: 'TESTBRIDGE_TEST_ONLY' and '--name' cannot be used together\n"))
    #expect(
      try stage.read("test.xml").contains("nothing was run: 'TESTBRIDGE_TEST_ONLY' and '--name' cannot"))
    #expect(isThere("status", in: stage))
    #expect(!isThere("exit", in: stage))
  }

  @Test func `the XML file is written beside the report for people`() async throws {
    let stage = try Stage.divided()
    let end = await stage.run([], environment: ["XML_OUTPUT_FILE": "test.xml"])
    #expect(end.output.contains("4 scenarios: 4 passed"))
    let xml = try stage.read("test.xml")
    #expect(xml.contains("<testsuite"))
    #expect(xml.contains(#"tests="4""#))
    let twice = await stage.run(["-f", "junit:test.xml"], environment: ["XML_OUTPUT_FILE": "test.xml"])
    #expect(twice.status == .success)
  }

  @Test func `the file that tells of a premature exit is there while the run goes on`() async throws {
    let stage = try Stage.divided()
    try stage.write("", to: "was-there")
    let environment = ["TEST_PREMATURE_EXIT_FILE": "exit"]
    let end = await stage.run(
      ["-e", "Given a wait without end", "--timeout", "1"], environment: environment,
      whenWaiting: { [folder = stage.folder] _ in
        let path = folder.appendingPathComponent("exit").path
        if FileManager.default.fileExists(atPath: path) {
          try? FileManager.default.removeItem(at: folder.appendingPathComponent("was-there"))
        }
        _ = await Console.waitForCancellation()
      })
    #expect(end.status == .scenarioFailed)
    #expect(!isThere("was-there", in: stage))
    #expect(!isThere("exit", in: stage))
    let wrong = await stage.run(["--tags", "(("], environment: environment)
    #expect(wrong.status == .usage)
    #expect(!isThere("exit", in: stage))
  }

  @Test func `a filter is a pattern of names`() async throws {
    let stage = try Stage.divided()
    let environment = ["TESTBRIDGE_TEST_ONLY": "^(All|None)$"]
    let end = await stage.run([], environment: environment)
    #expect(end.output.contains("2 scenarios: 2 passed"))
    #expect(end.errors == "note: --name-matching '^(All|None)$', as TESTBRIDGE_TEST_ONLY says (Bazel)\n")
    let none = await stage.run([], environment: ["TESTBRIDGE_TEST_ONLY": "Nobody"])
    #expect(
      none.errors == """
        note: --name-matching 'Nobody', as TESTBRIDGE_TEST_ONLY says (Bazel)
        error: 'Nobody' is found in no scenario's name, so nothing was run
        note: '--list' shows the names there are

        """)
    #expect(none.status == .nothingToRun)
    let both = await stage.run(["--name", "All"], environment: environment)
    #expect(
      both.errors == """
        error: 'TESTBRIDGE_TEST_ONLY' and '--name' cannot be used together
        note: both say which scenarios run; take one of them away

        """)
    #expect(both.status == .usage)
  }

  @Test func `the runner can be told to end at the first failure`() async throws {
    let stage = try Stage.divided()
    try stage.write("Given 1 apples, then 2 are left\n", to: "Scenarios/counter/a.scenario")
    let end = await stage.run([], environment: ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1"])
    #expect(end.errors.hasPrefix("note: --fail-fast, as TESTBRIDGE_TEST_RUNNER_FAIL_FAST says (Bazel)\n"))
    #expect(end.output.contains("4 not run"))
    let off = await stage.run([], environment: ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "0"])
    #expect(!off.output.contains("not run"))
  }

  @Test func `a random order takes its seed`() async throws {
    let stage = try Stage.divided()
    let end = await stage.run(["--order", "random"], environment: ["TEST_RANDOM_SEED": "11"])
    #expect(end.errors == "note: --order random:11, as TEST_RANDOM_SEED says (Bazel)\n")
    #expect(end.output.contains("random order, seed 11"))
    let defined = await stage.run([], environment: ["TEST_RANDOM_SEED": "11"])
    #expect(!defined.output.contains("seed"))
    let named = await stage.run(["--order", "random:5"], environment: ["TEST_RANDOM_SEED": "11"])
    #expect(named.output.contains("seed 5"))
    let wrong = await stage.run(["--order", "random"], environment: ["TEST_RANDOM_SEED": "x"])
    #expect(
      wrong.errors == "error: 'x' is no value of 'TEST_RANDOM_SEED'\nnote: it takes a whole number from 0\n")
    #expect(wrong.status == .usage)
  }

  @Test func `a list is none of Bazel's tests`() async throws {
    let stage = try Stage.divided()
    let end = await stage.run(
      ["--list"],
      environment: ["XML_OUTPUT_FILE": "test.xml", "TEST_PREMATURE_EXIT_FILE": "exit"])
    #expect(end.status == .success)
    #expect(!isThere("test.xml", in: stage))
  }

  @Test func `a file that cannot be written is refused`() async throws {
    let end = try await Stage.divided().run([], environment: ["TEST_PREMATURE_EXIT_FILE": "no/such/exit"])
    #expect(end.errors.hasPrefix("error: 'no/such/exit' cannot be written: "))
    #expect(end.status == .usage)
  }
}
