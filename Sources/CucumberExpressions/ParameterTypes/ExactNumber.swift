public import Foundation

/// A number with every digit that was written, for `{biginteger}` and `{bigdecimal}`.
///
/// `Decimal` holds 38 digits; these may have any number of them.
public struct ExactNumber: Sendable, Hashable, CustomStringConvertible {
  /// The number as it was written.
  public let description: String

  /// Creates a number from its text, as a parameter type has matched it.
  public init(_ text: String) {
    description = text
  }

  /// The number as a `Decimal`; digits beyond the 38th are lost.
  public var decimal: Decimal? {
    Decimal(string: description, locale: nil)
  }
}
