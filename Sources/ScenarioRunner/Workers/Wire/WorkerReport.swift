/// What a worker tells its run; steps are told in the order of their test case, so that none is numbered.
enum WorkerReport: Sendable, Equatable {
  /// It has bound its libraries, whose digest this is.
  case opened(UInt64)
  /// It cannot work, for this reason.
  indirect case refused(String)
  /// The hooks before the run have passed, and it waits for scenarios.
  case ready
  indirect case hookStarted(HookInfo)
  indirect case hookFinished(HookInfo, StepResult)
  case scenarioStarted(id: Int, attempt: Int)
  case stepStarted
  case stepFinished(StepResult)
  /// Something that belongs to the step, or the hook around the run, that has started last.
  indirect case attached(RunAttachment)
  case scenarioFinished(ScenarioResult, willBeRetried: Bool)
  /// A scenario has passed at once, with nothing attached; nothing else was told of it.
  case scenarioPassed(id: Int, Duration)
  /// What is running blocks the main actor beyond this limit, so that the worker ends itself.
  case hangs(Duration)
  /// It has done all that it was to do.
  case ended

  private enum Code: UInt8 {
    case opened, refused, ready, hookStarted, hookFinished, scenarioStarted, stepStarted, stepPassed
    case stepSkipped, stepFinished, attached, scenarioFinished, scenarioPassed, hangs, ended
  }

  /// More attempts at one scenario than there are; what tells of more of them is no report.
  private static let mostAttempts = 1_000_000

  /// Whether a record starts a plain step, ends one, or is something else that has to be read.
  enum StepSign { case start, end, other }

  /// What a record says of a step, as its first octet tells: nearly all records are of these kinds.
  static func stepSign(of code: UInt8) -> StepSign {
    switch Code(rawValue: code) {
    case .stepStarted: .start
    case .stepPassed, .stepSkipped: .end
    default: .other
    }
  }

  /// Writes the report, without a length in front.
  func write(to writer: inout WireWriter) {
    func begin(_ code: Code) { writer.bytes.append(code.rawValue) }
    switch self {
    case .opened(let digest):
      begin(.opened)
      writer.add(digest)
    case .refused(let reason):
      begin(.refused)
      writer.add(reason)
    case .ready: begin(.ready)
    case .hookStarted(let hook):
      begin(.hookStarted)
      writer.add(hook)
    case .hookFinished(let hook, let result):
      begin(.hookFinished)
      writer.add(hook)
      writer.add(result)
    case .scenarioStarted(let id, let attempt):
      begin(.scenarioStarted)
      writer.add(id)
      writer.add(attempt)
    case .stepStarted: begin(.stepStarted)
    case .stepFinished(let result):
      // Nearly all results are one of these two.
      let isPlain = result.failure == nil && result.snapshot == nil
      if isPlain, result.status == .passed {
        begin(.stepPassed)
        writer.add(result.duration)
      } else if isPlain, result.status == .skipped, result.duration == .zero {
        begin(.stepSkipped)
      } else {
        begin(.stepFinished)
        writer.add(result)
      }
    case .attached(let attachment):
      begin(.attached)
      writer.add(attachment)
    case .scenarioFinished(let result, let willBeRetried):
      begin(.scenarioFinished)
      writer.add(result)
      writer.add(willBeRetried)
    case .scenarioPassed(let id, let duration):
      begin(.scenarioPassed)
      writer.add(id)
      writer.add(duration)
    case .hangs(let limit):
      begin(.hangs)
      writer.add(limit)
    case .ended: begin(.ended)
    }
  }

  /// Reads a report that is a whole record.
  init(_ record: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    var reader = WireReader(record)
    self = try WorkerReport(&reader)
    guard reader.isAtEnd else { throw WireReader.Malformed() }
  }

  /// Reads a report.
  init(_ reader: inout WireReader) throws(WireReader.Malformed) {
    guard let code = Code(rawValue: try reader.octet()) else { throw WireReader.Malformed() }
    switch code {
    case .opened: self = .opened(try reader.number())
    case .refused: self = .refused(try reader.string())
    case .ready: self = .ready
    case .hookStarted: self = .hookStarted(try reader.hook())
    case .hookFinished: self = .hookFinished(try reader.hook(), try reader.stepResult())
    case .scenarioStarted:
      let (id, attempt) = (try reader.int(), try reader.int())
      guard (0...Self.mostAttempts).contains(attempt) else { throw WireReader.Malformed() }
      self = .scenarioStarted(id: id, attempt: attempt)
    case .stepStarted: self = .stepStarted
    case .stepPassed: self = .stepFinished(StepResult(status: .passed, duration: try reader.duration()))
    case .stepSkipped: self = .stepFinished(StepResult(status: .skipped))
    case .stepFinished: self = .stepFinished(try reader.stepResult())
    case .attached: self = .attached(try reader.attachment())
    case .scenarioFinished:
      self = .scenarioFinished(try reader.scenarioResult(), willBeRetried: try reader.bool())
    case .scenarioPassed: self = .scenarioPassed(id: try reader.int(), try reader.duration())
    case .hangs: self = .hangs(try reader.duration())
    case .ended: self = .ended
    }
  }

  /// What a worker tells of an event of its own run; nil for what the run knows already.
  init?(_ event: RunEvent) {
    switch event {
    case .runStarted: return nil
    case .runHookStarted(let hook): self = .hookStarted(hook)
    case .runHookFinished(let hook, let result): self = .hookFinished(hook, result)
    case .scenarioStarted(let testCase, let attempt):
      self = .scenarioStarted(id: testCase.id, attempt: attempt)
    case .stepStarted: self = .stepStarted
    case .attached(let attachment, _): self = .attached(attachment)
    case .stepFinished(_, _, let result): self = .stepFinished(result)
    case .scenarioFinished(_, _, let result, let willBeRetried):
      self = .scenarioFinished(result, willBeRetried: willBeRetried)
    case .runFinished: self = .ended
    }
  }

  /// The report with its length in front, as it is sent.
  var framed: [UInt8] { RecordWriter.framed(write) }
}

/// Turns reports of one scenario's attempts back into events.
struct EventReplay {
  private let testCase: TestCase
  private var attempt = 0
  private var index = -1

  init(_ testCase: TestCase) { self.testCase = testCase }

  /// The event that a report stands for; nil where it is not one of a scenario.
  mutating func event(_ report: WorkerReport) -> RunEvent? {
    switch report {
    case .scenarioStarted(_, let attempt):
      self.attempt = attempt
      index = -1
      return .scenarioStarted(testCase, attempt: attempt)
    case .stepStarted:
      guard index + 1 < testCase.stepCount else { return nil }
      index += 1
      return .stepStarted(testCase, index: index)
    case .stepFinished(let result) where index >= 0:
      return .stepFinished(testCase, index: index, result)
    case .attached(let attachment) where index >= 0:
      return .attached(attachment, .step(testCase, index: index))
    case .scenarioFinished(let result, let willBeRetried):
      return .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried)
    default: return nil
    }
  }

  /// Hands on the events that the records of a scenario's reports stand for, as far as they can be read.
  static func replay(_ records: [UInt8], of testCase: TestCase, _ body: (RunEvent) -> Void) {
    var reader = WireReader(records[...])
    var replay = EventReplay(testCase)
    while let report = try? reader.record({ (reader) throws(WireReader.Malformed) in
      try WorkerReport(&reader)
    }) {
      if let event = replay.event(report) { body(event) }
    }
  }
}
