/// How a step or a hook ended, from harmless to grave.
public enum StepStatus: String, Sendable, Hashable, CaseIterable, Comparable, Codable {
  /// It did what it says.
  case passed
  /// It was not called, since something before it did not pass, or its code asked to be skipped.
  case skipped
  /// Its code says that it is still to be written.
  case pending
  /// No step of the library matches it.
  case undefined
  /// More than one step of the library matches it.
  case ambiguous
  /// It did not do what it says.
  case failed

  /// Whether the left status is less grave than the right one.
  public static func < (left: StepStatus, right: StepStatus) -> Bool {
    left.gravity < right.gravity
  }

  private var gravity: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .pending: 2
    case .undefined: 3
    case .ambiguous: 4
    case .failed: 5
    }
  }
}

/// How a scenario ended.
public enum ScenarioStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// Every step and hook passed.
  case passed
  /// A step's code asked for the rest to be skipped.
  case skipped
  /// The scenario has no step, so it shows nothing.
  case empty
  /// A step's code is still to be written.
  case pending
  /// A step has no definition.
  case undefined
  /// A step has more than one definition.
  case ambiguous
  /// A step or a hook failed.
  case failed

  /// The status that the gravest of the scenario's steps and hooks gives it.
  public init(gravest: StepStatus) {
    switch gravest {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .pending: self = .pending
    case .undefined: self = .undefined
    case .ambiguous: self = .ambiguous
    case .failed: self = .failed
    }
  }

  /// Whether a run with such a scenario is not good; a skipped one is neither shown nor wrong.
  public var isRed: Bool { self != .passed && self != .skipped }
}
