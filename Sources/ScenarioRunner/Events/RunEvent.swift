/// What a run tells its observers, in this order and never two at once.
public enum RunEvent: Sendable {
  // Events are handed on by value, so what is large and rare lies elsewhere.

  /// The plan stands and nothing has run yet.
  indirect case runStarted(RunStarted)
  /// A hook before or after the whole run starts.
  indirect case runHookStarted(HookInfo)
  /// A hook before or after the whole run ended.
  indirect case runHookFinished(HookInfo, StepResult)
  /// An attempt at a scenario starts; `attempt` counts from 0.
  case scenarioStarted(TestCase, attempt: Int)
  /// A step or hook of the attempt starts; `index` counts in the test case's `steps`.
  case stepStarted(TestCase, index: Int)
  /// The step or hook that is running adds something to the report.
  indirect case attached(RunAttachment, AttachmentOwner)
  /// A step or hook of the attempt ended.
  case stepFinished(TestCase, index: Int, StepResult)
  /// An attempt at a scenario ended.
  case scenarioFinished(TestCase, attempt: Int, ScenarioResult, willBeRetried: Bool)
  /// The run ended; nothing follows.
  case runFinished(RunFinished)
}

/// What is known when a run starts.
public struct RunStarted: Sendable {
  /// All test cases, in the order of execution.
  public var testCases: [TestCase]
  /// How many scenarios were read and left out by the selection.
  public var filteredOut: [TestCase]
  /// The seed of a random order, to be printed so that the run can be repeated.
  public var seed: UInt64?
  /// Whether steps are only matched, so that no scenario runs and only red ones are told of.
  public var isDryRun = false
  /// The texts that the scenarios were read from, in the order in which they were read.
  public var sources: [RunSource] = []
  /// What the step libraries hold that the scenarios use.
  public var libraries: [LibraryInfo] = []
  /// What else is known of the run, such as its shard, by name.
  public var facts: [String: String] = [:]
  /// What is known of the whole where the run is one part of a divided one.
  public var part: RunPart?

  /// Creates the start of a run.
  public init(testCases: [TestCase], filteredOut: [TestCase] = [], seed: UInt64? = nil) {
    self.testCases = testCases
    self.filteredOut = filteredOut
    self.seed = seed
  }

  /// Creates the start of the run of a plan.
  init(_ plan: RunPlan, isDryRun: Bool, facts: [String: String]) {
    self.init(testCases: plan.testCases, filteredOut: plan.filteredOut, seed: plan.seed)
    sources = plan.sources
    libraries = plan.wholeSuites.compactMap { plan.libraries[$0]?.info }
    self.isDryRun = isDryRun
    self.facts = facts
    part = plan.part
  }
}

/// What is known when a run has ended.
public struct RunFinished: Sendable {
  /// How long the run took, never negative.
  public var duration: Duration
  /// Why the run could not go on to its end, where it could not.
  public var abortion: String?
  /// What the reason is given for, such as `the run was cut short`.
  public var abortionTitle: String

  /// What is said of a run that did not go on to its end.
  public static let cutShort = "the run was cut short"

  /// Creates the end of a run.
  public init(duration: Duration, abortion: String? = nil, abortionTitle: String = Self.cutShort) {
    self.duration = duration
    self.abortion = abortion
    self.abortionTitle = abortionTitle
  }

  /// What happened with its reason, where the run did not go on to its end.
  public var abortionText: String? { abortion.map { "\(abortionTitle): \($0)" } }
}
