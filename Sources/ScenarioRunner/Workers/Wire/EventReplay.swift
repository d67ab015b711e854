/// Turns reports of one scenario's attempts back into events.
struct EventReplay {
  private let testCase: TestCase
  private var attempt = 0
  private var index = -1
  /// When the attempt and its last step began, since the run did.
  private var began: Duration?
  private var stepBegan: Duration?
  /// When the event happened that was made last, since the run began; nil where that is not told.
  private(set) var time: Duration?

  init(_ testCase: TestCase) { self.testCase = testCase }

  /// The event that a report stands for; nil where it is not one of a scenario.
  mutating func event(_ report: WorkerReport) -> RunEvent? {
    switch report {
    case .scenarioStarted(_, let attempt, let time):
      self.attempt = attempt
      index = -1
      (began, self.time) = (time, time)
      return .scenarioStarted(testCase, attempt: attempt)
    case .stepStarted(let time):
      guard index + 1 < testCase.stepCount else { return nil }
      index += 1
      goOn(to: time, after: began)
      stepBegan = self.time
      return .stepStarted(testCase, index: index)
    case .stepFinished(let result) where index >= 0:
      goOn(to: result.duration, after: stepBegan)
      return .stepFinished(testCase, index: index, result)
    case .attached(let attachment, let time) where index >= 0:
      goOn(to: time, after: began)
      return .attached(attachment, .step(testCase, index: index))
    case .scenarioFinished(let result, let willBeRetried, let time):
      // Of an attempt that was brought to its end by the run it is known how long it took.
      goOn(to: time ?? result.duration, after: began)
      return .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried)
    default: return nil
    }
  }

  /// Moves on to a time; what is not told happened when the thing before it did.
  private mutating func goOn(to time: Duration?, after start: Duration?) {
    guard let time, let start, let last = self.time else { return }
    self.time = max(last, start + time)
  }

  /// Hands on the events that the records of a scenario's reports stand for, as far as they can be read, each with
  /// the time since the run began.
  static func replay(
    _ records: [UInt8], of testCase: TestCase, _ body: (RunEvent, _ time: Duration?) -> Void
  ) {
    var reader = WireReader(records[...])
    var replay = EventReplay(testCase)
    while let report = try? reader.record({ (reader) throws(WireReader.Malformed) in
      try WorkerReport(&reader)
    }) {
      if let event = replay.event(report) { body(event, replay.time) }
    }
  }
}
