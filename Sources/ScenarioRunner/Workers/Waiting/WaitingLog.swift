/// Finds out what has to be written down of the reports that are kept.
struct WaitingLog {
  /// How much of what is kept of each scenario has been written down.
  private var written: [Int: Int] = [:]
  private var changed: Set<Int> = []
  private var last: Int?
  /// How much has been written since the beginning, or since all was written anew.
  private var size = 0
  private var limit = Self.leastLimit

  /// Below so many octets nobody minds that some of them have been told.
  static let leastLimit = 1 << 20

  /// Takes note that there is more of a scenario.
  mutating func noteMore(of id: Int) { changed.insert(id) }

  /// Takes note that what is kept of a scenario is not what it was.
  mutating func noteChange(of id: Int) {
    // So much is sure to be more than there is, and then all of it is written.
    written[id] = Int.max
    changed.insert(id)
  }

  /// Takes note that a scenario has been told.
  mutating func noteTold(_ id: Int) {
    written[id] = nil
    changed.remove(id)
  }

  /// Takes note that the scenarios behind this one are left out.
  mutating func stop(behind id: Int) { last = id }

  /// What is to be written down now; nil where that is nothing.
  mutating func news(_ kept: [Int: [UInt8]]) -> WaitingNews? {
    guard !changed.isEmpty || last != nil || size > limit else { return nil }
    defer { changed.removeAll(keepingCapacity: true) }
    var writer = RecordWriter()
    if size > limit {
      (written, last) = ([:], nil)
      for (id, records) in kept.sorted(by: { $0.key < $1.key }) { write(records, of: id, to: &writer) }
      size = writer.bytes.count
      limit = max(Self.leastLimit, 4 * size)
      return .anew(writer.bytes)
    }
    if let last { Self.add(.last, last, [], to: &writer) }
    last = nil
    for id in changed.sorted() {
      if let records = kept[id] { write(records, of: id, to: &writer) }
    }
    guard !writer.bytes.isEmpty else { return nil }
    size += writer.bytes.count
    return .more(writer.bytes)
  }

  private mutating func write(_ records: [UInt8], of id: Int, to writer: inout RecordWriter) {
    let before = written[id] ?? 0
    guard before != records.count else { return }
    let isMore = before > 0 && before < records.count
    Self.add(isMore ? .more : .all, id, isMore ? records[before...] : records[...], to: &writer)
    written[id] = records.count
  }

  private static func add(
    _ kind: WaitingNews.Kind, _ id: Int, _ records: ArraySlice<UInt8>, to writer: inout RecordWriter
  ) {
    writer.add { writer in
      writer.bytes.append(kind.rawValue)
      writer.add(id)
      writer.bytes += records
    }
  }
}

extension WaitingNews {
  /// What a record of it is for.
  enum Kind: UInt8 {
    /// What was reported of a scenario, in the place of what was known of it.
    case all
    /// What was reported of a scenario behind that.
    case more
    /// The scenarios behind this one are left out.
    case last
  }
}
