/// Reads values in the form in which a `WireWriter` writes them.
struct WireReader {
  /// The octets are not what a run and its workers say to each other.
  struct Malformed: Error, Hashable {}

  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { next == bytes.endIndex }

  private var left: Int { bytes.endIndex - next }

  mutating func octet() throws(Malformed) -> UInt8 {
    guard next < bytes.endIndex else { throw Malformed() }
    defer { next += 1 }
    return bytes[next]
  }

  mutating func number() throws(Malformed) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let octet = try octet()
      value |= UInt64(octet & 0x7F) << UInt64(shift)
      if octet & 0x80 == 0 { return value }
    }
    throw Malformed()
  }

  mutating func int() throws(Malformed) -> Int {
    let value = try number()
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  mutating func bool() throws(Malformed) -> Bool { try octet() != 0 }

  mutating func string() throws(Malformed) -> String { String(decoding: try slice(), as: UTF8.self) }

  mutating func octets() throws(Malformed) -> [UInt8] { Array(try slice()) }

  /// Reads a number of octets and then so many octets.
  mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try number()
    guard count <= UInt64(left) else { throw Malformed() }
    defer { next += Int(count) }
    return bytes[next..<(next + Int(count))]
  }

  mutating func duration() throws(Malformed) -> Duration { .nanoseconds(Int64(try int())) }

  mutating func optional<Value>(
    _ read: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try bool() ? try read(&self) : nil
  }

  mutating func list<Value>(
    _ read: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try number()
    // Each value takes an octet at least.
    guard count <= UInt64(left) else { throw Malformed() }
    var values: [Value] = []
    values.reserveCapacity(Int(count))
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  mutating func optionalString() throws(Malformed) -> String? {
    try bool() ? try string() : nil
  }

  mutating func choice<Choice: RawRepresentable<String>>() throws(Malformed) -> Choice {
    guard let choice = Choice(rawValue: try string()) else { throw Malformed() }
    return choice
  }
}

/// Cuts a stream of octets into records, each with a mark and its length in front.
struct RecordStream {
  /// What each record starts with, so that anything else that comes is known at once; no text has it there.
  private static let mark: UInt8 = 0xA5

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

  /// What lies between two places of the stream, as it came.
  func octets(from first: Int, to end: Int) -> ArraySlice<UInt8> { pending[first..<end] }

  /// The place of the record that is next.
  var place: Int { start }

  /// Goes back to a place, so that the record there is next again.
  mutating func goBack(to place: Int) { start = place }

  /// Takes out the next record that is whole, without its length.
  mutating func next() throws(WireReader.Malformed) -> ArraySlice<UInt8>? {
    guard start < pending.count else { return nil }
    guard pending[start] == Self.mark else { throw WireReader.Malformed() }
    var length = 0
    var shift = 0
    var index = start + 1
    while index < pending.count {
      let octet = pending[index]
      index += 1
      length |= Int(octet & 0x7F) << shift
      if octet & 0x80 == 0 {
        guard length <= pending.count - index else { return nil }
        start = index + length
        return pending[index..<start]
      }
      shift += 7
      guard shift <= 28 else { throw WireReader.Malformed() }
    }
    return nil
  }

  /// Puts the mark and the length in front of a record.
  static func framed(_ record: some Collection<UInt8>) -> [UInt8] {
    var writer = WireWriter()
    writer.bytes.reserveCapacity(record.count + 4)
    writer.bytes.append(mark)
    writer.add(UInt64(record.count))
    writer.bytes.append(contentsOf: record)
    return writer.bytes
  }
}
