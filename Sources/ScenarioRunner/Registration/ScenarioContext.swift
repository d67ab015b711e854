public import Gherkin

/// What steps and hooks may know of the scenario that they are part of.
public struct ScenarioContext: Sendable {
  /// The scenario.
  public var pickle: Pickle
  /// Which attempt this is, from 0.
  public var attempt: Int
  /// The gravest status of the attempt so far.
  public var status: StepStatus

  /// Creates a context.
  public init(pickle: Pickle, attempt: Int, status: StepStatus = .passed) {
    self.pickle = pickle
    self.attempt = attempt
    self.status = status
  }

  /// Whether the scenario, or what it stands in, has that tag, written with its `@`.
  public func hasTag(_ name: String) -> Bool { pickle.hasTag(name) }
}
