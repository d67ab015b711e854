public import Gherkin

/// A step or a hook of a test case.
public struct PlannedStep: Sendable {
  /// What is to be called.
  public enum Match: Sendable {
    /// One definition matches.
    case step(DefinitionInfo, arguments: [ArgumentInfo])
    /// No definition matches; code to paste, and the nearest definition there is.
    case undefined(snippets: [String], nearest: DefinitionInfo?)
    /// Several definitions match.
    case ambiguous([DefinitionInfo])
    /// A hook is to be called; there is no step of the scenario.
    case hook(HookInfo)
  }

  /// The step of the scenario; nil for a hook.
  public var step: PickleStep? {
    get { content.step }
    set { content = PlannedStepContent(newValue, content.found) }
  }
  /// What is to be called.
  public var match: Match {
    get { content.found.content.match }
    set { change { $0.match = newValue } }
  }
  /// What each of several matching definitions found, beside the candidates of an ambiguous match.
  public var candidateArguments: [[ArgumentInfo]] {
    get { content.found.content.candidateArguments }
    set { change { $0.candidateArguments = newValue } }
  }
  /// The values of the arguments.
  var values: ArgumentValues {
    get { content.found.content.values }
    set { change { $0.values = newValue } }
  }
  /// Why the arguments could not be made of the text.
  var argumentError: String? {
    get { content.found.content.argumentError }
    set { change { $0.argumentError = newValue } }
  }
  /// Which of the library's scenario hooks is to be called.
  var hook: Int? { content.found.content.hook }
  /// What its text matched, which other steps with the same text may share.
  var found: FoundMatch { content.found }

  private var content: PlannedStepContent

  /// Creates a planned step.
  public init(step: PickleStep?, match: Match) {
    self.init(step: step, match: match, values: ArgumentValues())
  }

  init(
    step: PickleStep?, match: Match, values: ArgumentValues, argumentError: String? = nil,
    hook: Int? = nil
  ) {
    self.init(
      step: step,
      found: FoundMatch(
        FoundMatch.Content(match: match, values: values, argumentError: argumentError, hook: hook)))
  }

  init(step: PickleStep?, found: FoundMatch) { content = PlannedStepContent(step, found) }

  private mutating func change(_ change: (inout FoundMatch.Content) -> Void) {
    var found = content.found.content
    change(&found)
    content = PlannedStepContent(content.step, FoundMatch(found))
  }
}

/// What all copies of a planned step share.
private final class PlannedStepContent: Sendable {
  let step: PickleStep?
  let found: FoundMatch

  init(_ step: PickleStep?, _ found: FoundMatch) {
    self.step = step
    self.found = found
  }
}

/// What the text of a step matched; all steps that say the same may hold one.
final class FoundMatch: Sendable {
  struct Content: Sendable {
    var match: PlannedStep.Match
    var candidateArguments: [[ArgumentInfo]] = []
    var values: ArgumentValues
    var argumentError: String?
    var hook: Int?
  }

  let content: Content

  init(_ content: Content) { self.content = content }
}

extension PlannedStep: CustomDebugStringConvertible {
  /// The step and what it matched, so that printing what holds it tells them.
  public var debugDescription: String { "PlannedStep(\(String(reflecting: step)), \(match))" }
}
