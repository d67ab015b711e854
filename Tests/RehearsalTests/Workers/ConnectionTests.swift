import Foundation
import TestSupport
import Testing

/// Steps that write into the connection between their worker and the run, in real processes.
struct ConnectionTests {
  private static let message =
    "the step wrote where only Rehearsal writes, so its worker process was ended"

  @Test func `a step that writes into the connection of its worker costs its scenario alone`() async throws {
    let told = try await CrashingStage([
      ["nothing"], ["it writes on every descriptor", "it waits without end"], ["nothing"],
    ]).told(
      "--jobs", "1")
    #expect(told.map(\.outcome) == ["passed", "failed", "passed"])
    #expect(told[1].steps.map(\.status) == ["failed", "skipped"])
    #expect(told[1].steps[0].failure?.message == Self.message)
  }

  @Test(arguments: ["1", "3"])
  func `among many scenarios that are told of at once it is found out`(jobs: String) async throws {
    let culprits: Set = [7, 150, 151, 290]
    let scenarios = (0..<300).map { number -> [String] in
      let step = culprits.contains(number) ? "it writes on every descriptor" : "nothing"
      return ["5 apples", number == 60 ? "4 are left" : "5 are left", step, "nothing"]
    }
    let told = try await CrashingStage(scenarios).told("--jobs", jobs)
    #expect(told.map(\.name) == (0..<300).map(String.init))
    #expect(told.allSatisfy { $0.attempts == 1 && $0.steps.count == 4 })
    for (number, scenario) in told.enumerated() where !culprits.contains(number) {
      #expect(scenario.outcome == (number == 60 ? "failed" : "passed"), "scenario \(number)")
    }
    #expect(told[60].steps[1].failure?.message == "apples are missing")
    for number in culprits {
      #expect(told[number].steps.map(\.status) == ["passed", "passed", "failed", "skipped"])
      #expect(told[number].steps[2].failure?.message == Self.message)
    }
  }

  @Test(arguments: ["1", "2"])
  func `a step that closes the connection costs its scenario alone`(jobs: String) async throws {
    let culprits: Set = [40, 41, 99]
    let scenarios = (0..<100).map { number in
      ["5 apples", culprits.contains(number) ? "it closes the descriptors from 63" : "nothing", "5 are left"]
    }
    let told = try await CrashingStage(scenarios).told("--jobs", jobs)
    #expect(told.map(\.name) == (0..<100).map(String.init))
    for (number, scenario) in told.enumerated() {
      #expect(scenario.outcome == (culprits.contains(number) ? "failed" : "passed"), "scenario \(number)")
      #expect(scenario.attempts == 1)
    }
    for number in culprits {
      #expect(told[number].steps.map(\.status) == ["passed", "failed", "skipped"])
      #expect(
        told[number].steps[1].failure?.message
          == "the step closed a connection that only Rehearsal uses, so its worker process was ended")
    }
  }

  @Test func `one that does so only once makes the run red, though it does not show which it was`()
    async throws
  {
    let ending = try await CrashingStage([["nothing"], ["it writes on every descriptor the first time"]]).run(
      "--jobs", "1")
    #expect(ending.status == 1)
    #expect(ending.output.contains("2 scenarios: 2 passed"))
    #expect(
      ending.errors.hasPrefix(
        "error: something wrote to the connection of a worker process, or closed it, while "),
      "\(ending.errors)")
  }

  @Test func `what writes on the first descriptors there are does not come to the connection`() async throws {
    let told = try await CrashingStage([["nothing"], ["it writes on the descriptors below 63"], ["nothing"]])
      .told("--jobs", "1")
    #expect(told.map(\.outcome) == ["passed", "passed", "passed"])
  }
}
