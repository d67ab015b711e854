import Foundation

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
  /// Whether the steps of a scenario that passed at once, with nothing attached, are to be told of.
  public var tellsPassedSteps: Bool
  /// When the run began, where it is to be told when things happen.
  var origin: ContinuousClock.Instant?
  /// The file in which the run reads what the worker had not sent when it died.
  public var journal: String
  /// The folder for copies of files that steps add to the report.
  public var folder: String

  /// What a greeting starts with, so that nothing else is taken for one.
  private static let mark = "rehearsal worker 1"

  /// Creates a greeting for a worker of a pool.
  public init(of pool: WorkerPool, journal: String, folder: String) {
    suites = pool.plan.suites
    stepLimit = pool.configuration.stepLimit
    grace = pool.configuration.grace
    takesSnapshots = pool.configuration.takesSnapshots
    tellsPassedSteps = pool.telling.tellsPassedSteps
    origin = pool.telling.origin
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
      writer.add(tellsPassedSteps)
      // An instant has no number that could be read, but a form in which it is kept; the system's clock counts alike
      // in all processes.
      writer.add(origin.flatMap { try? JSONEncoder().encode($0) }.map { [UInt8]($0) } ?? [])
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
    tellsPassedSteps = try reader.bool()
    let kept = try reader.octets()
    origin = kept.isEmpty ? nil : try? JSONDecoder().decode(ContinuousClock.Instant.self, from: Data(kept))
    journal = try reader.string()
    folder = try reader.string()
  }
}
