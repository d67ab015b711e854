/// What a worker tells its run; steps are told in the order of their test case, so that none is numbered.
///
/// Where steps are told, so is when things happen: an attempt or a hook begins at a time since the run began, and what
/// belongs to it comes after that. A step ends as long after its start as it took.
enum WorkerReport: Sendable, Equatable {
  /// It has bound its libraries, whose digest this is.
  case opened(UInt64)
  /// It cannot work, for this reason.
  indirect case refused(String)
  /// The hooks before the run have passed, and it waits for scenarios.
  case ready
  indirect case hookStarted(HookInfo, at: Duration? = nil)
  indirect case hookFinished(HookInfo, StepResult)
  case scenarioStarted(id: Int, attempt: Int, at: Duration? = nil)
  case stepStarted(after: Duration? = nil)
  case stepFinished(StepResult)
  /// Something that belongs to the step, or the hook around the run, that has started last.
  indirect case attached(RunAttachment, after: Duration? = nil)
  case scenarioFinished(ScenarioResult, willBeRetried: Bool, after: Duration? = nil)
  /// A scenario has passed at once, with nothing attached; nothing else was told of it.
  case scenarioPassed(id: Int, Duration)
  /// What is running blocks the main actor beyond this limit, so that the worker ends itself.
  case hangs(Duration)
  /// It has done all that it was to do.
  case ended

  private enum Code: UInt8 {
    case opened, refused, ready, hookStarted, hookFinished, scenarioStarted, stepStarted, stepStartedAfter
    case stepPassed, stepSkipped, stepFinished, attached, scenarioFinished, scenarioPassed, hangs, ended
  }

  /// More attempts at one scenario than there are; what tells of more of them is no report.
  private static let mostAttempts = 1_000_000

  /// Whether a record starts a plain step, ends one, or is something else that has to be read.
  enum StepSign { case start, end, other }

  /// What a record says of a step, as its first octet tells: nearly all records are of these kinds.
  static func stepSign(of code: UInt8) -> StepSign {
    switch Code(rawValue: code) {
    case .stepStarted, .stepStartedAfter: .start
    case .stepPassed, .stepSkipped: .end
    default: .other
    }
  }

  /// Whether a record says that a scenario has passed, as its first octet tells.
  static func isScenarioPassed(_ code: UInt8) -> Bool { code == Code.scenarioPassed.rawValue }

  /// Reads such a record.
  static func passed(_ reader: inout WireReader) throws(WireReader.Malformed) -> (id: Int, Duration) {
    guard isScenarioPassed(try reader.octet()) else { throw WireReader.Malformed() }
    return (try reader.int(), try reader.duration())
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
    case .hookStarted(let hook, let time):
      begin(.hookStarted)
      writer.add(hook)
      writer.add(time: time)
    case .hookFinished(let hook, let result):
      begin(.hookFinished)
      writer.add(hook)
      writer.add(result)
    case .scenarioStarted(let id, let attempt, let time):
      begin(.scenarioStarted)
      writer.add(id)
      writer.add(attempt)
      writer.add(time: time)
    case .stepStarted(nil): begin(.stepStarted)
    case .stepStarted(let time?):
      begin(.stepStartedAfter)
      writer.add(time)
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
    case .attached(let attachment, let time):
      begin(.attached)
      writer.add(attachment)
      writer.add(time: time)
    case .scenarioFinished(let result, let willBeRetried, let time):
      begin(.scenarioFinished)
      writer.add(result)
      writer.add(willBeRetried)
      writer.add(time: time)
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
    case .hookStarted: self = .hookStarted(try reader.hook(), at: try reader.time())
    case .hookFinished: self = .hookFinished(try reader.hook(), try reader.stepResult())
    case .scenarioStarted:
      let (id, attempt) = (try reader.int(), try reader.int())
      guard (0...Self.mostAttempts).contains(attempt) else { throw WireReader.Malformed() }
      self = .scenarioStarted(id: id, attempt: attempt, at: try reader.time())
    case .stepStarted: self = .stepStarted()
    case .stepStartedAfter: self = .stepStarted(after: try reader.duration())
    case .stepPassed: self = .stepFinished(StepResult(status: .passed, duration: try reader.duration()))
    case .stepSkipped: self = .stepFinished(StepResult(status: .skipped))
    case .stepFinished: self = .stepFinished(try reader.stepResult())
    case .attached: self = .attached(try reader.attachment(), after: try reader.time())
    case .scenarioFinished:
      self = .scenarioFinished(
        try reader.scenarioResult(), willBeRetried: try reader.bool(), after: try reader.time())
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
    case .stepStarted: self = .stepStarted()
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
