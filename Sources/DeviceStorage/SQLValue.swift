public import Foundation

/// A value of a database's column, or of a statement's parameter.
public enum SQLValue: Sendable, Hashable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// Text.
  case text(String)
  /// Octets.
  case blob(Data)

  /// What the value is, as a message names it.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .integer: "a whole number"
    case .real: "a number with a fraction"
    case .text: "text"
    case .blob: "octets"
    }
  }
}

extension SQLValue {
  /// A whole number.
  public static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }

  /// Text, or no value.
  public static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  /// Creates text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// Creates no value.
  public init(nilLiteral: ()) { self = .null }
}
