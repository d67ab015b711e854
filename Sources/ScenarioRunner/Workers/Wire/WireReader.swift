/// Reads values in the form in which a `WireWriter` writes them.
struct WireReader {
  /// The octets are not what a run and its workers say to each other.
  struct Malformed: Error, Hashable {}

  private let bytes: ArraySlice<UInt8>
  private var next: Int

  /// Reads octets, which are not copied.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  private var end: Int { bytes.endIndex }

  /// Whether everything has been read.
  var isAtEnd: Bool { next == end }

  /// Reads a record with its mark and its length in front, which has to be read to its end; nil where there is none.
  mutating func record<Value>(
    _ read: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    guard !isAtEnd else { return nil }
    guard try octet() == RecordStream.mark else { throw Malformed() }
    let count = try number()
    guard count <= UInt64(left) else { throw Malformed() }
    let end = next + Int(count)
    let value = try read(&self)
    guard next == end else { throw Malformed() }
    return value
  }

  private var left: Int { end - next }

  /// What has not been read.
  var rest: ArraySlice<UInt8> { bytes[next...] }

  mutating func octet() throws(Malformed) -> UInt8 {
    guard next < end else { throw Malformed() }
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

  /// Reads a time behind another one, where it is known.
  mutating func time() throws(Malformed) -> Duration? {
    let nanoseconds = try int()
    return nanoseconds < 0 ? nil : .nanoseconds(Int64(nanoseconds))
  }

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
