/// Octets that have come and are not yet taken.
struct InputBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  private var scanned = 0

  /// How many octets wait.
  var count: Int { bytes.count - start }

  /// Adds octets at the end.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 131_072)
      (start, scanned) = (0, 0)
    } else if start > 65_536, start > bytes.count / 2 {
      bytes.removeFirst(start)
      (start, scanned) = (0, scanned - start)
    }
    bytes.append(contentsOf: new)
  }

  /// The first octets that wait, at most that many.
  func prefix(_ count: Int) -> ArraySlice<UInt8> { bytes[start...].prefix(count) }

  /// Takes one line without its end; nil where the end has not come.
  ///
  /// - Complexity: Amortized O(*n*): no octet is looked at twice.
  mutating func takeLine(
    limit: Int, of part: HTTPWireError.MessagePart
  ) throws(HTTPWireError) -> ArraySlice<UInt8>? {
    let from = max(scanned, start)
    guard let feed = bytes[from...].firstIndex(of: 0x0A) else {
      scanned = bytes.count
      if count > limit + 1 { throw .tooLong(part, limit: limit) }
      return nil
    }
    let first = start
    (start, scanned) = (feed + 1, feed + 1)
    guard feed > first, bytes[feed - 1] == 0x0D else { throw .malformed(.lineEnding) }
    let line = bytes[first..<feed - 1]
    if line.count > limit { throw .tooLong(part, limit: limit) }
    if line.contains(0x0D) { throw .malformed(.lineEnding) }
    return line
  }

  /// Takes as many octets as there are, at most that many, onto the end of a body.
  mutating func take(atMost limit: Int, into body: inout [UInt8]) -> Int {
    let taken = min(limit, count)
    body.append(contentsOf: bytes[start..<start + taken])
    start += taken
    return taken
  }

  /// Takes a line end; nil where it has not come, false where something else stands there.
  mutating func takeLineEnd() -> Bool? {
    guard let first = bytes[start...].first else { return nil }
    guard first == 0x0D else { return false }
    guard count >= 2 else { return nil }
    guard bytes[start + 1] == 0x0A else { return false }
    start += 2
    return true
  }
}
