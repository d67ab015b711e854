/// Cuts a stream of octets into records, each with a mark and its length in front.
struct RecordStream {
  /// What each record starts with, so that anything else that comes is known at once; no text has it there.
  static let mark: UInt8 = 0xA5

  private var pending: [UInt8] = []
  private var start = 0

  /// Takes in what has come.
  mutating func add(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      pending.removeFirst(start)
      start = 0
    }
    pending.append(contentsOf: bytes)
  }

  /// Takes out the next record that is whole, without its length.
  mutating func next() throws(WireReader.Malformed) -> ArraySlice<UInt8>? {
    let place = pending.withUnsafeBufferPointer { Self.place(in: $0, from: start) }
    switch place {
    case .none: return nil
    case .malformed: throw WireReader.Malformed()
    case .whole(let record):
      start = record.upperBound
      return pending[record]
    }
  }

  /// Takes out the records that are whole, as long as a closure says so of the first octet of each.
  ///
  /// What is no record ends them too; that shows when the next one is asked for.
  ///
  /// - Returns: The records as they came, each with its mark and its length.
  mutating func takeWhile(_ isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let first = start
    pending.withUnsafeBufferPointer { bytes in
      while case .whole(let record) = Self.place(in: bytes, from: start), !record.isEmpty,
        isWanted(bytes[record.lowerBound])
      {
        start = record.upperBound
      }
    }
    return pending[first..<start]
  }

  private enum Place { case none, malformed, whole(Range<Int>) }

  /// Where the record lies whose mark stands at an offset.
  private static func place(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Place {
    guard start < bytes.count else { return .none }
    guard bytes[start] == mark else { return .malformed }
    var (length, shift, index) = (0, 0, start + 1)
    while index < bytes.count {
      let octet = bytes[index]
      index += 1
      length |= Int(octet & 0x7F) << shift
      if octet & 0x80 == 0 { return length <= bytes.count - index ? .whole(index..<(index + length)) : .none }
      shift += 7
      guard shift <= 28 else { return .malformed }
    }
    return .none
  }
}

/// Writes records one behind the other, each with a mark and its length in front.
struct RecordWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var record = WireWriter()

  /// Adds a record.
  mutating func add(_ write: (inout WireWriter) -> Void) {
    record.bytes.removeAll(keepingCapacity: true)
    write(&record)
    Self.append(record.bytes, to: &bytes)
  }

  /// Adds a long record, which is written where it stays; its length takes as much room as that of any.
  mutating func addLong(_ write: (inout WireWriter) -> Void) {
    bytes.append(RecordStream.mark)
    let start = bytes.count + Self.longest
    bytes.append(contentsOf: repeatElement(0x80, count: Self.longest))
    // Lent, so that nothing is copied.
    swap(&bytes, &record.bytes)
    write(&record)
    swap(&bytes, &record.bytes)
    for place in 0..<Self.longest {
      let rest = (bytes.count - start) >> (7 * place)
      bytes[start - Self.longest + place] = UInt8(rest & 0x7F) | (place < Self.longest - 1 ? 0x80 : 0)
    }
  }

  /// The octets of the longest length that a reader takes.
  private static let longest = 5

  /// Throws away what has been written, keeping the room for more.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Appends a record.
  static func append(_ record: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(RecordStream.mark)
    var rest = UInt64(record.count)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
    bytes.append(contentsOf: record)
  }

  /// One record alone.
  static func framed(_ write: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = RecordWriter()
    writer.add(write)
    return writer.bytes
  }
}
