import CucumberExpressions
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
    get { found.made.match }
    set { change { $0.match = newValue } }
  }
  /// What each of several matching definitions found, beside the candidates of an ambiguous match.
  public var candidateArguments: [[ArgumentInfo]] {
    get { found.made.candidateArguments }
    set { change { $0.candidateArguments = newValue } }
  }
  /// The values of the arguments.
  var values: ArgumentValues {
    get { found.values }
    set { change { $0.values = newValue } }
  }
  /// Why the arguments could not be made of the text.
  var argumentError: String? {
    get { found.made.argumentError }
    set { change { $0.argumentError = newValue } }
  }
  /// Which of the library's definitions is to be called; nil where nothing is, or a hook.
  var definition: Int? { found.definition }
  /// Which of the library's scenario hooks is to be called.
  var hook: Int? { found.made.hook }
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
        FoundMatch.Made(match: match, values: values, argumentError: argumentError, hook: hook)))
  }

  init(step: PickleStep?, found: FoundMatch) { content = PlannedStepContent(step, found) }

  private mutating func change(_ change: (inout FoundMatch.Made) -> Void) {
    var made = found.made
    change(&made)
    content = PlannedStepContent(content.step, FoundMatch(made))
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
  /// What a match holds, as reports want it.
  struct Made: Sendable {
    var match: PlannedStep.Match
    var candidateArguments: [[ArgumentInfo]] = []
    var values: ArgumentValues
    var argumentError: String?
    var hook: Int?
  }

  private enum Content: Sendable {
    /// One definition with what it found, which is described when a report asks for it.
    case found(DefinitionInfo, [ExpressionArgument])
    indirect case made(Made)
  }

  private let content: Content

  init(_ made: Made) { content = .made(made) }

  /// A definition with arguments of which nothing is secret, as they hold the step's whole text.
  init(_ definition: DefinitionInfo, _ arguments: [ExpressionArgument]) {
    content = .found(definition, arguments)
  }

  var made: Made {
    switch content {
    case .made(let made): made
    case .found(let definition, let arguments):
      Made(match: .step(definition, arguments: arguments.map(ArgumentInfo.init)), values: values)
    }
  }

  var values: ArgumentValues {
    switch content {
    case .found(_, let arguments): ArgumentValues(of: arguments)
    case .made(let made): made.values
    }
  }

  /// Which of the library's definitions is to be called.
  var definition: Int? {
    switch content {
    case .found(let definition, _): return definition.index
    case .made(let made):
      guard case .step(let definition, _) = made.match, made.argumentError == nil else { return nil }
      return definition.index
    }
  }
}

extension PlannedStep: CustomDebugStringConvertible {
  /// The step and what it matched, so that printing what holds it tells them.
  public var debugDescription: String { "PlannedStep(\(String(reflecting: step)), \(match))" }
}
