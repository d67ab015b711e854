import ScenarioRunner

/// What is under way in a run that is read from messages.
struct ReadRun {
  /// An attempt at a scenario.
  struct Attempt {
    var testCase: TestCase
    var number: Int
    var started: Duration
    var progress = ReplayedProgress()
    /// The step that is running.
    var open: Int?
    /// How many steps have ended.
    var ended = 0
    /// What was said of the open step before its result.
    var said = Said()
    /// What was said of the scenario as a whole.
    var details: JSONValue?
    /// Whether it is not told how one of its steps ended.
    var hasGap = false
  }

  /// What messages beyond the protocol say of a step or hook before its result.
  struct Said {
    var failure: JSONValue?
    var snapshot: ScreenSnapshot?
  }

  /// Whether the plan has been handed on.
  var isStarted = false
  /// What happened before the plan was complete.
  var waiting: [TimedEvent] = []
  var testCases: [String: TestCase] = [:]
  var steps: [String: Int] = [:]
  /// The attempts that are under way, by the ids of their messages, in the order of their starts.
  var attempts: [String: Attempt] = [:]
  var order: [String] = []
  var hooks: [String: HookInfo] = [:]
  /// The hooks that run, by the ids of their messages, in the order of their starts.
  var openHooks: [String] = []
  var hookSaid: [String: Said] = [:]
  var abortion: String?
  /// How long the run took, where that is told apart from the times of its messages.
  var duration: Duration?
  /// The latest time of a message; scenarios that ran beside each other have times beside each other.
  var last = Duration.zero
}
