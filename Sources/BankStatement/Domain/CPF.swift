/// A CPF, the Brazilian taxpayer number of a person: eleven digits, of which two check the others.
public struct CPF: Sendable, Hashable {
  /// How many digits a CPF has.
  public static let length = 11

  /// The eleven digits.
  public let digits: String

  /// Creates a CPF from text with or without its mask; nil where it is none.
  public init?(_ text: String) {
    guard let digits = CPFText.digits(in: text), Self.isValid(digits) else { return nil }
    self.digits = digits
  }

  /// Creates a CPF from digits that a rule has accepted.
  init?(verified digits: String) {
    guard digits.utf8.count == Self.length else { return nil }
    self.digits = digits
  }

  /// Whether eleven digits are a CPF: both check digits hold, and not all digits are the same.
  ///
  /// The first check digit weighs the nine before it with 10 to 2, the second the ten before it with 11 to 2;
  /// each is ten times the sum modulo 11, in which 10 counts as 0.
  public static func isValid(_ digits: String) -> Bool {
    let values = digits.utf8.map { Int($0) - 0x30 }
    guard values.count == length, values.allSatisfy((0...9).contains), Set(values).count > 1 else {
      return false
    }
    return values[9] == checkDigit(of: values[..<9]) && values[10] == checkDigit(of: values[..<10])
  }

  private static func checkDigit(of values: ArraySlice<Int>) -> Int {
    let sum = values.enumerated().reduce(0) { $0 + $1.element * (values.count + 1 - $1.offset) }
    return sum * 10 % 11 % 10
  }
}

extension CPF: CustomStringConvertible {
  /// The CPF with its mask, such as `529.982.247-25`.
  public var description: String { CPFText.masked(digits) }
}

/// The text of a CPF while it is typed.
public enum CPFText {
  /// Returns the digits of a text that is made of ASCII digits and the mask's points and hyphens alone.
  public static func digits(in text: String) -> String? {
    let digits = text.filter { $0 != "." && $0 != "-" }
    return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? digits : nil
  }

  /// Returns digits with as much of the mask `000.000.000-00` as they reach.
  public static func masked(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index == 3 || index == 6 { result.append(".") }
      if index == 9 { result.append("-") }
      result.append(digit)
    }
    return result
  }
}
