/// What was written down of scenarios that waited for their turn when their run was cut short.
public struct WaitingReports: Sendable {
  /// When the run began, by the clock of the report that is to tell of it; tells it from other runs.
  public let run: Duration
  private var kept: [Int: [UInt8]] = [:]

  /// What it starts with, so that nothing else is taken for it.
  private static let mark = "rehearsal waiting 1"

  /// What stands in front of it.
  public static func head(of run: Duration) -> [UInt8] {
    RecordWriter.framed { writer in
      writer.add(mark)
      writer.add(run)
    }
  }

  /// Whether octets are the beginning of such a thing.
  public static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    // Behind a record's mark, its length and the length of the text in it.
    bytes.dropFirst(3).starts(with: mark.utf8)
  }

  /// Reads what was written down, as far as it is whole; nil where it is something else.
  public init?(_ bytes: [UInt8]) {
    var stream = RecordStream()
    stream.add(bytes)
    guard let head = try? stream.next() else { return nil }
    var reader = WireReader(head)
    guard let mark = try? reader.string(), mark == Self.mark, let run = try? reader.duration() else {
      return nil
    }
    self.run = run
    while let record = try? stream.next(), take(record) {}
  }

  /// Takes in a record; false where it is none.
  private mutating func take(_ record: ArraySlice<UInt8>) -> Bool {
    var reader = WireReader(record)
    guard let kind = (try? reader.octet()).flatMap(WaitingNews.Kind.init), let id = try? reader.int() else {
      return false
    }
    switch kind {
    case .all: kept[id] = Array(reader.rest)
    case .more: kept[id, default: []] += reader.rest
    case .last: kept = kept.filter { $0.key <= id }
    }
    return true
  }

  /// The numbers of the scenarios of which something is known, in the plan's order.
  public var ids: [Int] { kept.keys.sorted() }

  /// What is known of a scenario of that number, all its attempts from the first one on.
  public func events(of testCase: TestCase) -> [TimedEvent] {
    var events: [TimedEvent] = []
    EventReplay.replay(kept[testCase.id] ?? [], of: testCase) { event, time in
      events.append(TimedEvent(event, at: time.map { .recorded(run + $0) }))
    }
    return events
  }
}
