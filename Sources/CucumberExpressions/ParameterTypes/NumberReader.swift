/// Reads numbers as parameter types match them: ASCII digits, a hyphen-minus or a plus sign, a point.
enum NumberReader {
  /// The greatest power of ten that a `Double` holds exactly is 10²².
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// A whole number, nil where it does not fit.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    var value: Int64 = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      let digit = Int64(byte &- 0x30)
      guard digit < 10 else { return nil }
      let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
      let (next, overflowsAgain) =
        isNegative ? tenfold.subtractingReportingOverflow(digit) : tenfold.addingReportingOverflow(digit)
      guard !overflows, !overflowsAgain else { return nil }
      value = next
    }
    return value
  }

  /// The nearest `Double`, infinite where it is too great; nil where the text is no number.
  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    short(bytes) ?? Double(String(decoding: bytes, as: UTF8.self))
  }

  /// A number of at most 15 digits without an exponent.
  ///
  /// Digits and power of ten are then exact, so that one division rounds to the nearest `Double`.
  private static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits: Int64 = 0
    var count = 0
    var decimals = 0
    var hasPoint = false
    let hasSign = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    for byte in bytes.dropFirst(hasSign ? 1 : 0) {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      let digit = Int64(byte &- 0x30)
      guard digit < 10, count < 15 else { return nil }
      digits = digits * 10 + digit
      count += 1
      decimals += hasPoint ? 1 : 0
    }
    guard count > 0 else { return nil }
    let value = Double(digits) / powersOfTen[decimals]
    return bytes.first == UInt8(ascii: "-") ? -value : value
  }
}
