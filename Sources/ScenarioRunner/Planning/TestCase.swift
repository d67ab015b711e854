public import Gherkin

/// A scenario that was selected to run, each of its steps matched before anything runs.
public struct TestCase: Sendable {
  /// The number of the test case in its run, from 0, in the order of execution.
  public var id: Int
  /// The suite whose steps it uses, by the name of its app, such as `buy-crypto`.
  public var suite: String
  /// The scenario; where it is run in several variants, its name ends with this one's.
  public var pickle: Pickle
  /// The variant of the suite in which it is run, where there are several.
  public var variant: String?
  /// Before hooks, steps and after hooks, in the order of execution.
  public var steps: [PlannedStep]
  /// What is secret in it, and masked in all of the above.
  var secrets = KnownSecrets()
  /// The scenario as it was written, for a worker process that matches it again; nil where it is `pickle`.
  var written: WrittenPickle?

  /// Creates a test case.
  public init(
    id: Int, suite: String, pickle: Pickle, variant: String? = nil, steps: [PlannedStep]
  ) {
    self.id = id
    self.suite = suite
    self.pickle = pickle
    self.variant = variant
    self.steps = steps
  }

  /// Where the scenario stands; for an outline the row of its examples.
  public var place: FilePlace { FilePlace(uri: pickle.uri, location: pickle.location) }

  /// Whether the scenario says of itself that it is work in progress (`@wip`).
  public var isWorkInProgress: Bool { pickle.tags.contains { $0.name == "@wip" } }
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
  public var step: PickleStep?
  /// What is to be called.
  public var match: Match
  /// What each of several matching definitions found, beside the candidates of an ambiguous match.
  public var candidateArguments: [[ArgumentInfo]] = []
  /// The values of the arguments.
  var values = ArgumentValues()
  /// Why the arguments could not be made of the text.
  var argumentError: String?
  /// Which of the library's scenario hooks is to be called.
  var hook: Int?

  /// Creates a planned step.
  public init(step: PickleStep?, match: Match) {
    self.step = step
    self.match = match
  }

  init(
    step: PickleStep?, match: Match, values: ArgumentValues = ArgumentValues(), argumentError: String? = nil,
    hook: Int? = nil
  ) {
    self.init(step: step, match: match)
    self.values = values
    self.argumentError = argumentError
    self.hook = hook
  }
}

/// A step definition, as reports name it.
public struct DefinitionInfo: Sendable, Hashable {
  /// The number of the definition in its library, from 0.
  public var index: Int
  /// The number of the entry that it belongs to; expressions of one entry mean the same.
  public var entry: Int
  /// The expression.
  public var expression: String
  /// Whether the expression is a regular expression, not a Cucumber Expression.
  public var isRegularExpression = false
  /// Where the definition stands in code.
  public var code: CodePlace

  /// Creates the description of a definition, by default of an entry of its own.
  public init(index: Int, entry: Int? = nil, expression: String, code: CodePlace) {
    self.index = index
    self.entry = entry ?? index
    self.expression = expression
    self.code = code
  }
}

/// One argument that a definition's expression found in a step's text.
public struct ArgumentInfo: Sendable, Hashable {
  /// Where the argument starts in the step's text, in code points from 0; nil where it took no part.
  public var start: Int?
  /// The text that was found.
  public var value: String?
  /// The name of its parameter type; nil for a group of a regular expression.
  public var parameterType: String?
  /// What the capture groups within the argument found.
  public var groups: [GroupInfo]

  /// Creates the description of an argument.
  public init(start: Int?, value: String?, parameterType: String?, groups: [GroupInfo] = []) {
    self.start = start
    self.value = value
    self.parameterType = parameterType
    self.groups = groups
  }
}

/// What a capture group within an argument found in a step's text.
public struct GroupInfo: Sendable, Hashable {
  /// Where it starts in the step's text, in code points from 0; nil where it took no part.
  public var start: Int?
  /// The text that was found.
  public var value: String?
  /// What the groups within this one found.
  public var groups: [GroupInfo]

  /// Creates the description of a group.
  public init(start: Int?, value: String?, groups: [GroupInfo] = []) {
    self.start = start
    self.value = value
    self.groups = groups
  }
}

/// A hook, as reports name it.
public struct HookInfo: Sendable, Hashable {
  /// When a hook is called.
  public enum Moment: String, Sendable, Hashable, Codable {
    case beforeRun, afterRun, beforeScenario, afterScenario, beforeStep, afterStep
  }

  /// When the hook is called.
  public var moment: Moment
  /// The name, where it was given one.
  public var name: String?
  /// The tag expression that limits it, where it has one.
  public var tags: String?
  /// Where the hook stands in code.
  public var code: CodePlace
  /// The number of the hook in its library, from 0.
  public var index = 0

  /// Creates the description of a hook.
  public init(moment: Moment, name: String?, tags: String?, code: CodePlace) {
    self.moment = moment
    self.name = name
    self.tags = tags
    self.code = code
  }
}
