/// Writes values in the compact form in which a run and its workers exchange them.
struct WireWriter {
  /// What has been written.
  var bytes: [UInt8] = []

  /// Writes a number, seven bits an octet, the lowest first.
  mutating func add(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number that is seldom negative and then small.
  mutating func add(_ value: Int) {
    add(UInt64(bitPattern: Int64(value << 1) ^ Int64(value >> 63)))
  }

  mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func add(_ value: String) {
    var value = value
    value.withUTF8 { text in
      add(UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  mutating func add(_ value: [UInt8]) {
    add(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// Writes a duration to the nanosecond.
  mutating func add(_ value: Duration) {
    let (seconds, attoseconds) = value.components
    add(Int(clamping: seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000))
  }

  /// Writes a time behind another one, where it is known.
  mutating func add(time: Duration?) { if let time { add(max(.zero, time)) } else { add(-1) } }

  mutating func add<Value>(_ value: Value?, _ write: (inout WireWriter, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }

  mutating func add(_ value: String?) { add(value) { $0.add($1) } }

  mutating func add<Value>(_ values: [Value], _ write: (inout WireWriter, Value) -> Void) {
    add(UInt64(values.count))
    for value in values { write(&self, value) }
  }

  mutating func add<Choice: RawRepresentable<String>>(_ value: Choice) { add(value.rawValue) }
}
