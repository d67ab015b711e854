public import Gherkin

/// A place in a file that people write.
public struct FilePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named to the run.
  public var uri: String
  /// The line and the column.
  public var location: Location

  /// Creates a place.
  public init(uri: String, location: Location) {
    self.uri = uri
    self.location = location
  }

  /// The place as `path:line:column`.
  public var description: String {
    location.column > 0 ? "\(uri):\(location.line):\(location.column)" : "\(uri):\(location.line)"
  }
}

/// A place in the code of steps.
public struct CodePlace: Sendable, Hashable, CustomStringConvertible {
  /// The file with its module, such as `AppSteps/BuyFlowSteps.swift`.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place as `file:line`.
  public var description: String { "\(file):\(line)" }
}

/// Why a step, a hook or a scenario did not pass.
public struct Failure: Sendable, Hashable {
  /// What kind of failure it is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Something was not as the step says.
    case expectation
    /// The step's code threw an error.
    case error
    /// The step did not end within its time limit.
    case timeout
    /// No definition matches the step.
    case undefined
    /// Several definitions match the step.
    case ambiguous
    /// The step's code is still to be written.
    case pending
    /// Something was left at the end of the scenario: an unexpected request, a task still running.
    case leftover
    /// The scenario has no step.
    case empty
    /// The run was interrupted while the step was running.
    case interrupted
    /// The process in which the step was running ended.
    case crash
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// What is wrong, in a sentence.
  public var message: String
  /// What should have been, where that can be said.
  public var expected: String?
  /// What was, where that can be said.
  public var actual: String?
  /// How to mend it, one remark a line of the report.
  public var notes: [String]
  /// Where in the scenario.
  public var place: FilePlace
  /// Where in the code of the step, where there is code.
  public var code: CodePlace?
  /// What the screen showed, drawn as text.
  public var screen: String?
  /// The type of the error that was thrown; nil where none was, or where it stands for a status alone.
  public var errorType: String?

  /// Creates a failure.
  public init(
    kind: Kind, message: String, expected: String? = nil, actual: String? = nil, notes: [String] = [],
    place: FilePlace, code: CodePlace? = nil, screen: String? = nil, errorType: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.expected = expected
    self.actual = actual
    self.notes = notes
    self.place = place
    self.code = code
    self.screen = screen
    self.errorType = errorType
  }
}
