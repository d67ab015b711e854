import Foundation
import Testing

@testable import ScenarioRunner

@MainActor struct WorkerEndTests {
  private static let consequence =
    "nothing behind it was called: no step, no hook after the scenario; its world was not cleared up"

  private func open() throws -> OpenScenario {
    let library = try BoundLibrary(name: "counter", library: PoolStage.steps) { _ in CounterWorld() }
    let plan = RunPlan(
      parts: [.init(library: library, files: [try pickles("Feature: F\n  Scenario: S\n    Given a step\n")])])
    return OpenScenario(plan.testCases[0], attempt: 0)
  }

  private func told(_ end: WorkerEnd) throws -> [String] {
    var open = try open()
    open.stepStarted()
    let failure = end.failure(of: open)
    return [failure.message] + failure.notes
  }

  @Test(
    arguments: [
      (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
      (SIGABRT, "SIGABRT"), (SIGKILL, "SIGKILL"), (SIGTERM, "SIGTERM"), (SIGINT, "SIGINT"),
      (SIGHUP, "SIGHUP"), (SIGPIPE, "SIGPIPE"), (SIGXCPU, "SIGXCPU"),
    ] as [(Int32, String)])
  func `a signal is named and explained`(number: Int32, name: String) throws {
    let told = try told(.signal(number))
    #expect(told[0] == "the worker process was killed by \(name) during the step")
    #expect(told.count == 3)
    #expect(told[2] == Self.consequence)
  }

  @Test func `messages in full`() throws {
    #expect(
      try told(.signal(SIGSEGV)) == [
        "the worker process was killed by SIGSEGV during the step",
        "a crash: the code used memory that is not its own, or called itself without end", Self.consequence,
      ])
    #expect(
      try told(.signal(SIGILL))[1]
        == "a trap: Swift stops at an index out of range, a forced nil, an overflow, a broken precondition")
    #expect(
      try told(.signal(SIGKILL))[1]
        == "somebody killed it, or the system did since it was short of memory")
    #expect(
      try told(.signal(99)) == [
        "the worker process was killed by signal 99 during the step", Self.consequence,
      ])
    #expect(
      try told(.exit(0)) == [
        "the worker process ended with exit status 0 during the step",
        "code of steps must not end its process; let it throw an error", Self.consequence,
      ])
    #expect(
      try told(.hang(.seconds(1))) == [
        "the step did not end within 1 second and blocks the main actor, so its worker process was ended",
        "the code has to wait with 'await' or to end", Self.consequence,
      ])
    #expect(
      try told(.silence(.seconds(17))) == [
        "the worker process said nothing for 17 seconds and was killed during the step",
        "it was stopped from outside, or all of it waited for something that never comes", Self.consequence,
      ])
    #expect(
      try told(.babble) == [
        "the step wrote where only Rehearsal writes, so its worker process was ended",
        "its code uses a file descriptor that it did not open, or has closed: here that of the connection to the run",
        Self.consequence,
      ])
  }

  @Test func `who closed the connection is told like who wrote into it`() throws {
    #expect(
      try told(.cutOff) == [
        "the step closed a connection that only Rehearsal uses, so its worker process was ended",
        "its code uses a file descriptor that it did not open, or has closed: here that of the connection to the run",
        Self.consequence,
      ])
    #expect(WorkerEnd.cutOff.predicate == "ended itself, since something closed its connection to the run")
  }

  @Test func `before the first step it is the world that is at fault`() throws {
    #expect(
      try WorkerEnd.exit(1).failure(of: open()).message
        == "the worker process ended with exit status 1 during the setting up of the world")
  }
}
