import Gherkin
public import ScenarioRunner

/// A scenario that names requirement lines by its tags, and how it ended.
public struct MappedScenario: Sendable, Hashable {
  /// How the scenario ended, as far as a requirement line is concerned.
  public enum Outcome: String, Sendable, Hashable, CaseIterable, Codable {
    /// It passed at the first attempt.
    case passed
    /// It passed, but only after a retry.
    case flaky
    /// A step or hook failed, or a step is ambiguous.
    case failed
    /// A step is undefined or pending, there is no step, or the scenario is `@wip`.
    case draft
    /// Its own code asked to be skipped.
    case skipped
    /// The selection left it out.
    case filteredOut = "left out"
    /// Another part of a divided run has it.
    case elsewhere = "on another shard"
    /// The run ended before it did.
    case notReached = "not reached"
  }

  /// The scenario's name, or without one its last step.
  public var name: String
  /// Where the scenario stands.
  public var place: FilePlace
  /// How it ended.
  public var outcome: Outcome
  /// Whether it ran to its end.
  public var didRun: Bool
  /// Whether it ran and every step passed.
  public var didPass: Bool

  /// Creates a scenario that has not run.
  init(_ testCase: TestCase, outcome: Outcome) {
    name = testCase.pickle.title
    place = testCase.place
    self.outcome = testCase.isWorkInProgress ? .draft : outcome
    didRun = false
    didPass = false
  }

  /// Takes in the result of the last attempt.
  mutating func finish(_ testCase: TestCase, attempt: Int, status: ScenarioStatus) {
    didRun = status != .skipped
    didPass = status == .passed
    guard !testCase.isWorkInProgress else { return }
    outcome =
      switch status {
      case .passed: attempt > 0 ? .flaky : .passed
      case .skipped: .skipped
      case .empty, .pending, .undefined: .draft
      case .ambiguous, .failed: .failed
      }
  }
}
