extension JSONValue {
  /// Reads one value (RFC 8259); nil where the text is not exactly one.
  ///
  /// A number with a fraction or an exponent is read as seconds.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(parsing text: String) { self.init(parsing: Array(text.utf8)[...]) }

  /// Reads one value from its bytes; nil where they are not exactly one.
  public init?(parsing bytes: ArraySlice<UInt8>) {
    let value = bytes.withUnsafeBufferPointer { bytes -> JSONValue? in
      var reader = JSONReader(bytes)
      return reader.whole()
    }
    guard let value else { return nil }
    self = value
  }
}

/// Reads a value byte by byte.
private struct JSONReader {
  /// Deeper nesting is no document of ours, and could exhaust the stack.
  private static let deepest = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func whole() -> JSONValue? {
    guard let value = value() else { return nil }
    skipBlanks()
    return next == bytes.count ? value : nil
  }

  private mutating func skipBlanks() {
    while next < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[next]) { next += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next < bytes.count, bytes[next] == byte else { return false }
    next += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    guard next < bytes.count, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[next] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) -> JSONValue? {
    let count = word.utf8CodeUnitCount
    guard next + count <= bytes.count else { return nil }
    for offset in 0..<count where word.utf8Start[offset] != bytes[next + offset] { return nil }
    next += count
    return value
  }

  private mutating func object() -> JSONValue? {
    next += 1
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard next < bytes.count, bytes[next] == UInt8(ascii: "\""), let name = string(),
        take(UInt8(ascii: ":")), let value = value()
      else { return nil }
      members.append(.init(name, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    next += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(values) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = next
    var isWhole = true
    if next < bytes.count, bytes[next] == UInt8(ascii: "-") { next += 1 }
    let first = next
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        isWhole = false
      default:
        return made(start, first, isWhole)
      }
      next += 1
    }
    return made(start, first, isWhole)
  }

  private func made(_ start: Int, _ first: Int, _ isWhole: Bool) -> JSONValue? {
    guard first < next, !(bytes[first] == UInt8(ascii: "0") && isWhole && next > first + 1) else {
      return nil
    }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    if isWhole { return Int(text).map { .integer($0) } }
    guard text.last?.isNumber ?? false, let number = Double(text), number.magnitude < 1e15 else { return nil }
    return .seconds(.seconds(number))
  }

  private mutating func string() -> String? {
    next += 1
    let start = next
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\") { return escapedString(from: start) }
      guard bytes[next] >= 0x20 else { return nil }
      next += 1
    }
    guard next < bytes.count else { return nil }
    next += 1
    return String(decoding: bytes[start..<(next - 1)], as: UTF8.self)
  }

  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<next])
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      guard bytes[next] >= 0x20 else { return nil }
      if bytes[next] == UInt8(ascii: "\\") {
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      } else {
        text.append(bytes[next])
        next += 1
      }
    }
    guard next < bytes.count else { return nil }
    next += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard next + 1 < bytes.count else { return nil }
    next += 2
    switch bytes[next - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(bytes[next - 1])
    case UInt8(ascii: "u"): return codeUnits()
    default: return nil
    }
  }

  /// A scalar from one code unit of UTF-16, or from two; what is half of one becomes the replacement.
  private mutating func codeUnits() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let mark = next
    if first < 0xDC00, next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u")
    {
      next += 2
      if let second = codeUnit(), (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
      next = mark
    }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt32? {
    guard next + 4 <= bytes.count else { return nil }
    let digits = bytes[next..<(next + 4)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    next += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
