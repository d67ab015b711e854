/// How the built-in parameter types make their values.
enum BuiltInConversion: String, Sendable {
  case int, byte, short, long, float, double, bigdecimal, biginteger, word, string

  /// The value of a parameter's bytes; `inner` gives the bytes of its first group that took part.
  @inline(__always)
  func value(
    of bytes: UnsafeBufferPointer<UInt8>, inner: () -> UnsafeBufferPointer<UInt8>?
  ) throws(ExpressionError) -> any Sendable {
    switch self {
    case .int: return try integer(bytes) as Int
    case .byte: return try integer(bytes) as Int8
    case .short: return try integer(bytes) as Int16
    case .long: return try integer(bytes) as Int64
    case .float, .double: return try double(bytes)
    case .bigdecimal, .biginteger: return ExactNumber(String(decoding: bytes, as: UTF8.self))
    case .word: return String(decoding: bytes, as: UTF8.self)
    case .string: return Self.unquoted(inner() ?? bytes)
    }
  }

  private func integer<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ExpressionError) -> Value {
    if let value = NumberReader.integer(bytes), let narrow = Value(exactly: value) { return narrow }
    throw .valueOutOfRange(
      text: String(decoding: bytes, as: UTF8.self), parameterType: rawValue,
      allowed: "whole numbers from \(Value.min) to \(Value.max); {biginteger} holds any")
  }

  private func double(_ bytes: UnsafeBufferPointer<UInt8>) throws(ExpressionError) -> Double {
    if let value = NumberReader.double(bytes), value.isFinite { return value }
    throw .valueOutOfRange(
      text: String(decoding: bytes, as: UTF8.self), parameterType: rawValue,
      allowed: "numbers up to about 1.8E308; {bigdecimal} holds any")
  }

  /// The text without the backslashes before quotes in it.
  private static func unquoted(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), result.last == UInt8(ascii: "\\") {
        result.removeLast()
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
