public import Gherkin
import Synchronization

/// A scenario that was selected to run.
public struct TestCase: Sendable {
  /// The number of the test case in its run, from 0, in the order of execution.
  public var id: Int
  /// The suite whose steps it uses, by the name of its app, such as `buy-crypto`.
  public var suite: String {
    get { content.suite }
    set { content = content.changing(suite: newValue) }
  }
  /// The scenario; where it is run in several variants, its name ends with this one's.
  public var pickle: Pickle {
    get { content.pickle }
    set {
      content = content.changing(pickle: newValue)
      isWorkInProgress = newValue.isWorkInProgress
    }
  }
  /// The variant of the suite in which it is run, where there are several.
  public var variant: String? {
    get { content.variant }
    set { content = content.changing(variant: newValue) }
  }
  /// Before hooks, steps and after hooks, in the order of execution.
  ///
  /// - Complexity: O(*n*) in the length of the steps when it is first asked for, as they are matched then.
  public var steps: [PlannedStep] {
    get { content.steps }
    set { content = content.changing(steps: newValue) }
  }
  /// How many hooks and steps there are, for which none has to be matched.
  public var stepCount: Int { content.stepCount }
  /// What is secret in it, and masked in all of the above.
  var secrets: KnownSecrets { content.secrets }

  /// Whether the scenario says of itself that it is work in progress (`@wip`).
  ///
  /// Kept here, since it is asked for of each scenario that ends, when its tags have long left the processor's cache.
  public private(set) var isWorkInProgress: Bool

  // Each event of a run holds its test case, so a copy has to cost next to nothing.
  private var content: TestCaseContent

  /// Creates a test case.
  public init(
    id: Int, suite: String, pickle: Pickle, variant: String? = nil, steps: [PlannedStep]
  ) {
    self.init(
      id: id, suite: suite, pickle: pickle, variant: variant, steps: steps, secrets: KnownSecrets())
  }

  init(
    id: Int, suite: String, pickle: Pickle, variant: String?, steps: [PlannedStep], secrets: KnownSecrets
  ) {
    self.id = id
    content = TestCaseContent(
      suite: suite, pickle: pickle, variant: variant, source: .made(steps), secrets: secrets)
    isWorkInProgress = pickle.isWorkInProgress
  }

  /// Creates a test case whose steps are matched when they are asked for.
  init(
    id: Int, pickle: Pickle, variant: String?, matchedBy library: BoundLibrary
  ) {
    self.id = id
    content = TestCaseContent(
      suite: library.name, pickle: pickle, variant: variant, source: .matched(library),
      secrets: KnownSecrets())
    isWorkInProgress = pickle.isWorkInProgress
  }

  /// The test case with its steps matched, for the time of its run: what others hold of it stays as small as it is.
  func matched(_ known: inout KnownMatches) -> TestCase {
    var matched = self
    matched.content = content.matched(&known)
    return matched
  }

  /// Where the scenario stands; for an outline the row of its examples.
  public var place: FilePlace {
    FilePlace(uri: content.pickle.uri, location: content.pickle.location)
  }

  /// Whether the scenario has no step, whatever hooks stand around it.
  var isEmpty: Bool { content.hasNoSteps }
}

/// What all copies of a test case share.
private final class TestCaseContent: Sendable {
  enum Source: Sendable {
    case made([PlannedStep])
    case matched(BoundLibrary)
  }

  let suite: String
  let pickle: Pickle
  let variant: String?
  let secrets: KnownSecrets
  private let source: Source
  private let found = Mutex<[PlannedStep]?>(nil)

  init(
    suite: String, pickle: Pickle, variant: String?, source: Source, secrets: KnownSecrets
  ) {
    self.suite = suite
    self.pickle = pickle
    self.variant = variant
    self.source = source
    self.secrets = secrets
  }

  var steps: [PlannedStep] {
    switch source {
    case .made(let steps): return steps
    case .matched(let library):
      if let found = found.withLock({ $0 }) { return found }
      var known = KnownMatches()
      let steps = library.plan(pickle, &known).steps
      found.withLock { $0 = steps }
      return steps
    }
  }

  var stepCount: Int {
    switch source {
    case .made(let steps): steps.count
    case .matched(let library):
      library.scenarioHooks.isEmpty
        ? pickle.stepCount : pickle.stepCount + library.hookCount(around: pickle)
    }
  }

  var hasNoSteps: Bool {
    switch source {
    case .made(let steps): steps.allSatisfy { $0.step == nil }
    case .matched: pickle.stepCount == 0
    }
  }

  func matched(_ known: inout KnownMatches) -> TestCaseContent {
    guard case .matched(let library) = source, found.withLock({ $0 == nil }) else { return self }
    return changing(steps: library.plan(pickle, &known).steps)
  }

  func changing(
    suite: String? = nil, pickle: Pickle? = nil, variant: String?? = nil, steps: [PlannedStep]? = nil
  ) -> TestCaseContent {
    TestCaseContent(
      suite: suite ?? self.suite, pickle: pickle ?? self.pickle, variant: variant ?? self.variant,
      source: .made(steps ?? self.steps), secrets: secrets)
  }
}

extension TestCaseContent: CustomDebugStringConvertible {
  /// What the test case shows, so that printing what holds it tells that; never what is masked in it.
  var debugDescription: String {
    "TestCaseContent(\(suite), \(String(reflecting: pickle)), \(String(reflecting: steps)))"
  }
}
