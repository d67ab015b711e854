import Foundation
import Gherkin

/// How a worker process ended before it had done its work.
public enum WorkerEnd: Sendable, Hashable {
  /// A signal of that number killed it.
  case signal(Int32)
  /// It ended itself, with that status.
  case exit(Int32)
  /// What it ran went on beyond that limit and blocked the main actor.
  case hang(Duration)
  /// Nothing had come from it for that long, so the run killed it.
  case silence(Duration)
  /// Something else than the worker wrote into its connection to the run, which killed it.
  case babble
  /// Something else than the worker closed its connection to the run, so that it ended itself.
  case cutOff
  /// The run was interrupted, and what the worker ran blocked the main actor.
  case interruption

  /// A signal that ends a process, and what it tells of the code.
  private struct Signal {
    var number: Int32
    var name: String
    var meaning: String
  }

  private static let signals = [
    Signal(number: SIGILL, name: "SIGILL", meaning: trap),
    Signal(number: SIGTRAP, name: "SIGTRAP", meaning: trap),
    Signal(
      number: SIGSEGV, name: "SIGSEGV",
      meaning: "a crash: the code used memory that is not its own, or called itself without end"),
    Signal(number: SIGBUS, name: "SIGBUS", meaning: "a crash: the code used memory that is not there"),
    Signal(number: SIGFPE, name: "SIGFPE", meaning: "a crash: the code divided by zero"),
    Signal(number: SIGABRT, name: "SIGABRT", meaning: "the code, or a library that it calls, gave up"),
    Signal(
      number: SIGKILL, name: "SIGKILL",
      meaning: "somebody killed it, or the system did since it was short of memory"),
    Signal(number: SIGTERM, name: "SIGTERM", meaning: "somebody asked it to end"),
    Signal(number: SIGINT, name: "SIGINT", meaning: "somebody asked it to end"),
    Signal(number: SIGHUP, name: "SIGHUP", meaning: "its terminal was closed"),
    Signal(number: SIGPIPE, name: "SIGPIPE", meaning: "the code wrote to a pipe that nobody reads"),
    Signal(number: SIGXCPU, name: "SIGXCPU", meaning: "it used more time than the system allows it"),
  ]

  private static let trap =
    "a trap: Swift stops at an index out of range, a forced nil, an overflow, a broken precondition"

  private static let consequence =
    "nothing behind it was called: no step, no hook after the scenario; its world was not cleared up"

  /// What became of the process, as a half-sentence behind its name.
  var predicate: String {
    switch self {
    case .signal(let number):
      "was killed by \(Self.signals.first { $0.number == number }?.name ?? "signal \(number)")"
    case .exit(let status): "ended with exit status \(status)"
    case .hang(let limit):
      "was ended, since what it ran did not end within \(limit.inWords) and blocked the main actor"
    case .silence(let time): "said nothing for \(time.inWords) and was killed"
    case .babble: "was ended, since something wrote where only Rehearsal writes"
    case .cutOff: "ended itself, since something closed its connection to the run"
    case .interruption: "was ended, since the run was interrupted and what it ran blocked the main actor"
    }
  }

  /// What tells more of it, or how to mend it.
  var note: String? {
    switch self {
    case .signal(let number): Self.signals.first { $0.number == number }?.meaning
    case .exit: "code of steps must not end its process; let it throw an error"
    case .hang, .interruption: "the code has to wait with 'await' or to end"
    case .silence: "it was stopped from outside, or all of it waited for something that never comes"
    case .babble, .cutOff:
      "its code uses a file descriptor that it did not open, or has closed: here that of the connection to the run"
    }
  }

  /// What is said of whoever used the connection to the run; nil for every other end.
  private func misuse(by culprit: String) -> String? {
    switch self {
    case .babble: "the \(culprit) wrote where only Rehearsal writes, so its worker process was ended"
    case .cutOff:
      "the \(culprit) closed a connection that only Rehearsal uses, so its worker process was ended"
    default: nil
    }
  }

  /// The failure of what was running.
  func failure(of scenario: OpenScenario) -> Failure {
    var failure = Failure(
      kind: .crash, message: "the worker process \(predicate) during the \(scenario.running)",
      notes: [note, Self.consequence].compactMap { $0 }, place: scenario.testCase.place)
    if self == .interruption { failure.kind = .interrupted }
    if case .hang(let limit) = self {
      failure.kind = .timeout
      failure.message = """
        the \(scenario.running) did not end within \(limit.inWords) and blocks the main actor, so its worker \
        process was ended
        """
    }
    if let misuse = misuse(by: scenario.running) { failure.message = misuse }
    return failure
  }

  /// The failure of a hook around the run.
  func failure(of hook: HookInfo) -> Failure {
    Failure(
      kind: .crash,
      message: misuse(by: "hook") ?? "the worker process \(predicate) during the hook",
      notes: [note].compactMap { $0 },
      place: FilePlace(uri: hook.code.file, location: Location(line: hook.code.line, column: 0)),
      code: hook.code)
  }
}
