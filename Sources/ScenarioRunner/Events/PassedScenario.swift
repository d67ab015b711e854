/// A scenario that passed at the first attempt, with no more to be told of it.
///
/// Who does not ask for its test case spares fetching that: of nearly all scenarios only the number counts.
public struct PassedScenario: Sendable {
  /// How long it took.
  public let duration: Duration
  private let testCases: [TestCase]
  private let place: Int

  /// Creates one of a test case alone.
  public init(_ testCase: TestCase, duration: Duration) {
    self.init(0, of: [testCase], duration: duration)
  }

  /// - Parameter place: Where it stands among the test cases.
  init(_ place: Int, of testCases: [TestCase], duration: Duration) {
    self.place = place
    self.testCases = testCases
    self.duration = duration
  }

  /// The test case.
  public var testCase: TestCase { testCases[place] }
  /// The number of the test case in its run.
  public var id: Int { testCases[place].id }
  /// Whether it says of itself that it is work in progress (`@wip`).
  public var isWorkInProgress: Bool { testCases[place].isWorkInProgress }

  /// Its start and its end.
  public var events: [RunEvent] {
    let testCase = testCase
    let result = ScenarioResult(status: .passed, duration: duration)
    return [
      .scenarioStarted(testCase, attempt: 0),
      .scenarioFinished(testCase, attempt: 0, result, willBeRetried: false),
    ]
  }
}
