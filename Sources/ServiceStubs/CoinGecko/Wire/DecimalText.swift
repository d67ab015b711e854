/// A number as it stands in JSON text (RFC 8259, section 6), kept digit by digit.
struct DecimalText: Sendable, Hashable {
  /// Whether the number has a minus sign.
  private(set) var isNegative = false
  /// The digits, without leading zeros; the number is `digits` × 10 ^ `exponent`.
  private(set) var digits: [UInt8] = []
  /// The power of ten of the last digit.
  private(set) var exponent = 0

  /// Parses a JSON number; nil for any other text.
  init?(_ text: String) {
    var rest = Substring(text)
    isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    let whole = Self.takeDigits(from: &rest)
    guard !whole.isEmpty, whole.count == 1 || whole.first != 0 else { return nil }
    digits = whole
    guard takeFraction(from: &rest), takeExponent(from: &rest), rest.isEmpty else { return nil }
    digits = Array(digits.drop { $0 == 0 })
  }

  /// Whether the number is 0, with or without a sign.
  var isZero: Bool { digits.isEmpty }

  /// Replaces the digits and the power of ten of the last.
  mutating func keep(_ digits: some Sequence<UInt8>, exponent: Int) {
    self.digits = Array(digits)
    self.exponent = exponent
  }

  /// Adds one unit of the last digit, away from zero.
  mutating func addOne() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
  }

  private mutating func takeFraction(from rest: inout Substring) -> Bool {
    guard rest.first == "." else { return true }
    rest.removeFirst()
    let fraction = Self.takeDigits(from: &rest)
    digits += fraction
    exponent -= fraction.count
    return !fraction.isEmpty
  }

  private mutating func takeExponent(from rest: inout Substring) -> Bool {
    guard rest.first == "e" || rest.first == "E" else { return true }
    rest.removeFirst()
    let isDown = rest.first == "-"
    if isDown || rest.first == "+" { rest.removeFirst() }
    let power = Self.takeDigits(from: &rest)
    // Four digits are beyond any number that a client can hold, and cannot overflow here.
    guard !power.isEmpty, power.count <= 4 else { return false }
    let size = power.reduce(0) { $0 * 10 + Int($1) }
    exponent += isDown ? -size : size
    return true
  }

  private static func takeDigits(from rest: inout Substring) -> [UInt8] {
    var found: [UInt8] = []
    while let value = rest.utf8.first, (0x30...0x39).contains(value) {
      found.append(value - 0x30)
      rest.removeFirst()
    }
    return found
  }
}
