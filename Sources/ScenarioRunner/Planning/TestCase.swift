public import Gherkin

/// A scenario that was selected to run, each of its steps matched before anything runs.
public struct TestCase: Sendable {
  /// The number of the test case in its run, from 0, in the order of execution.
  public var id: Int
  /// The suite whose steps it uses, by the name of its app, such as `buy-crypto`.
  public var suite: String {
    get { content.value.suite }
    set { content = content.changing { $0.suite = newValue } }
  }
  /// The scenario; where it is run in several variants, its name ends with this one's.
  public var pickle: Pickle {
    get { content.value.pickle }
    set { content = content.changing { $0.pickle = newValue } }
  }
  /// The variant of the suite in which it is run, where there are several.
  public var variant: String? {
    get { content.value.variant }
    set { content = content.changing { $0.variant = newValue } }
  }
  /// Before hooks, steps and after hooks, in the order of execution.
  public var steps: [PlannedStep] {
    get { content.value.steps }
    set { content = content.changing { $0.steps = newValue } }
  }
  /// What is secret in it, and masked in all of the above.
  var secrets: KnownSecrets { content.value.secrets }
  /// The scenario as it was written, for a worker process that matches it again; nil where it is `pickle`.
  var written: WrittenPickle? { content.value.written }

  // Each event of a run holds its test case, so a copy has to cost next to nothing.
  private var content: Shared<Content>

  private struct Content: Sendable {
    var suite: String
    var pickle: Pickle
    var variant: String?
    var steps: [PlannedStep]
    var secrets: KnownSecrets
    var written: WrittenPickle?
  }

  /// Creates a test case.
  public init(
    id: Int, suite: String, pickle: Pickle, variant: String? = nil, steps: [PlannedStep]
  ) {
    self.init(
      id: id, suite: suite, pickle: pickle, variant: variant, steps: steps, secrets: KnownSecrets(),
      written: nil)
  }

  init(
    id: Int, suite: String, pickle: Pickle, variant: String?, steps: [PlannedStep], secrets: KnownSecrets,
    written: WrittenPickle?
  ) {
    self.id = id
    content = Shared(
      Content(
        suite: suite, pickle: pickle, variant: variant, steps: steps, secrets: secrets, written: written))
  }

  /// Where the scenario stands; for an outline the row of its examples.
  public var place: FilePlace {
    FilePlace(uri: content.value.pickle.uri, location: content.value.pickle.location)
  }

  /// Whether the scenario has no step, whatever hooks stand around it.
  var isEmpty: Bool { content.value.steps.allSatisfy { $0.step == nil } }

  /// Whether the scenario says of itself that it is work in progress (`@wip`).
  public var isWorkInProgress: Bool { pickle.isWorkInProgress }
}

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
    get { content.value.step }
    set { content = content.changing { $0.step = newValue } }
  }
  /// What is to be called.
  public var match: Match {
    get { content.value.match }
    set { content = content.changing { $0.match = newValue } }
  }
  /// What each of several matching definitions found, beside the candidates of an ambiguous match.
  public var candidateArguments: [[ArgumentInfo]] {
    get { content.value.candidateArguments }
    set { content = content.changing { $0.candidateArguments = newValue } }
  }
  /// The values of the arguments.
  var values: ArgumentValues {
    get { content.value.values }
    set { content = content.changing { $0.values = newValue } }
  }
  /// Why the arguments could not be made of the text.
  var argumentError: String? {
    get { content.value.argumentError }
    set { content = content.changing { $0.argumentError = newValue } }
  }
  /// Which of the library's scenario hooks is to be called.
  var hook: Int? { content.value.hook }

  private var content: Shared<Content>

  private struct Content: Sendable {
    var step: PickleStep?
    var match: Match
    var candidateArguments: [[ArgumentInfo]] = []
    var values: ArgumentValues
    var argumentError: String?
    var hook: Int?
  }

  /// Creates a planned step.
  public init(step: PickleStep?, match: Match) {
    self.init(step: step, match: match, values: ArgumentValues())
  }

  init(
    step: PickleStep?, match: Match, values: ArgumentValues, argumentError: String? = nil,
    hook: Int? = nil
  ) {
    content = Shared(
      Content(step: step, match: match, values: values, argumentError: argumentError, hook: hook))
  }
}
