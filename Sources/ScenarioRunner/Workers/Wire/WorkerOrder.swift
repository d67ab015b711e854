import Gherkin

/// A scenario to run, with the attempts that it has.
struct Assignment: Sendable {
  var testCase: TestCase
  /// The attempt to begin with, from 0.
  var attempt = 0
  /// How often it is tried again in all.
  var retries: Int
}

/// What a run tells a worker.
enum WorkerOrder: Sendable {
  /// Run a scenario, which is known by its place in the plan.
  case run(id: Int, suite: String, variant: String?, pickle: Pickle, attempt: Int, retries: Int)
  /// End in order now: clear up behind what is running, and leave the rest.
  case interrupt
  /// End in order once everything has been run.
  case finish

  /// What an order is for.
  enum Kind: UInt8 { case run, interrupt, finish }

  /// What a record orders, at a glance.
  static func kind(of record: ArraySlice<UInt8>) throws(WireReader.Malformed) -> Kind {
    guard let kind = record.first.flatMap(Kind.init) else { throw WireReader.Malformed() }
    return kind
  }

  /// The order with its length in front, as it is sent.
  var framed: [UInt8] { RecordWriter.framed(write) }

  /// Writes the order, without a length in front.
  func write(to writer: inout WireWriter) {
    switch self {
    case .run(let id, let suite, let variant, let pickle, let attempt, let retries):
      writer.add(.run)
      writer.add(id)
      writer.add(suite)
      writer.add(variant)
      writer.add(attempt)
      writer.add(retries)
      writer.add(pickle)
    case .interrupt: writer.add(.interrupt)
    case .finish: writer.add(.finish)
    }
  }

  /// Reads an order; what is in it may go on lying in the record.
  init(_ record: [UInt8]) throws(WireReader.Malformed) {
    var reader = WireReader(of: record, from: 1)
    switch try Self.kind(of: record[...]) {
    case .run:
      let (id, suite, variant) = (try reader.int(), try reader.string(), try reader.optionalString())
      let (attempt, retries) = (try reader.int(), try reader.int())
      self = .run(
        id: id, suite: suite, variant: variant, pickle: try reader.pickle(), attempt: attempt,
        retries: retries)
    case .interrupt: self = .interrupt
    case .finish: self = .finish
    }
    guard reader.isAtEnd else { throw WireReader.Malformed() }
  }

  /// The order to run an assignment; the worker matches its steps itself, so it gets the text unmasked.
  init(_ assignment: Assignment, at place: Int) {
    let testCase = assignment.testCase
    self = .run(
      id: place, suite: testCase.suite, variant: testCase.variant,
      pickle: testCase.written?.pickle ?? testCase.pickle, attempt: assignment.attempt,
      retries: assignment.retries)
  }
}

extension WireWriter {
  fileprivate mutating func add(_ kind: WorkerOrder.Kind) { bytes.append(kind.rawValue) }
}

extension Assignment {
  /// Reads the assignment off an order, its steps matched; nil where it is none that a run gives.
  init?(_ order: [UInt8], _ libraries: [String: Shared<BoundLibrary>], _ known: inout KnownMatches) {
    guard
      case .run(let id, let suite, let variant, let pickle, let attempt, let retries)? =
        try? WorkerOrder(order), let library = libraries[suite]
    else { return nil }
    let testCase = TestCase(id: id, pickle: pickle, variant: variant, of: library).matched(&known)
    self.init(testCase: testCase, attempt: attempt, retries: retries)
  }
}

/// The first thing that a run tells a worker.
public struct WorkerGreeting: Sendable, Hashable {
  /// The suites of which something will run, whose hooks around the run are called.
  public var suites: [String]
  /// How long a step may take.
  public var stepLimit: Duration
  /// How long code that blocks the main actor may go on past the limit.
  public var grace: Duration
  /// Whether results hold snapshots of the screen.
  public var takesSnapshots: Bool
  /// The file in which the run reads what the worker had not sent when it died.
  public var journal: String
  /// The folder for copies of files that steps add to the report.
  public var folder: String

  /// What a greeting starts with, so that nothing else is taken for one.
  private static let mark = "rehearsal worker 1"

  /// Creates a greeting for a worker of this run.
  public init(plan: RunPlan, configuration: RunConfiguration, journal: String, folder: String) {
    suites = plan.suites
    stepLimit = configuration.stepLimit
    grace = configuration.grace
    takesSnapshots = configuration.takesSnapshots
    self.journal = journal
    self.folder = folder
  }

  /// The greeting as it is sent.
  public var framed: [UInt8] {
    RecordWriter.framed { writer in
      writer.add(Self.mark)
      writer.add(suites) { $0.add($1) }
      writer.add(stepLimit)
      writer.add(grace)
      writer.add(takesSnapshots)
      writer.add(journal)
      writer.add(folder)
    }
  }

  /// Reads a greeting off what has come, which may hold more; nil where it is none.
  ///
  /// - Returns: The greeting and the octets behind it, or nothing at all while some are missing.
  public static func read(_ bytes: [UInt8]) -> Reading {
    var stream = RecordStream()
    stream.add(bytes)
    do throws(WireReader.Malformed) {
      guard let record = try stream.next() else { return bytes.count > 100_000 ? .none : .incomplete }
      return .greeting(try WorkerGreeting(record), rest: Array(bytes[record.endIndex...]))
    } catch {
      return .none
    }
  }

  /// What came of reading a greeting.
  public enum Reading: Sendable {
    /// More is needed.
    case incomplete
    /// It is no greeting.
    case none
    /// The greeting, and what came behind it.
    case greeting(WorkerGreeting, rest: [UInt8])
  }

  private init(_ record: ArraySlice<UInt8>) throws(WireReader.Malformed) {
    var reader = WireReader(record)
    guard try reader.string() == Self.mark else { throw WireReader.Malformed() }
    suites = try reader.list { (reader) throws(WireReader.Malformed) in try reader.string() }
    stepLimit = try reader.duration()
    grace = try reader.duration()
    takesSnapshots = try reader.bool()
    journal = try reader.string()
    folder = try reader.string()
  }
}
