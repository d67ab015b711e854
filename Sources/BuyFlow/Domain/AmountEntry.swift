import AppCore
public import Foundation

/// An amount while it is typed: text that is edited key by key, never a number that is edited.
public struct AmountEntry: Sendable, Equatable {
  /// The most digits before the point.
  public static let wholeDigits = 9
  /// The most digits behind the point.
  public static let decimals = 2

  /// What was typed: digits and at most one point, without grouping.
  public private(set) var text: String

  /// Creates an empty entry.
  public init() { text = "" }

  private init(text: String) { self.text = text }

  /// Creates the entry for a price that was picked rather than typed.
  public init(price: Decimal) {
    let hasCents = price >= 1 && price != price.rounded(to: 0) && price == price.rounded(to: Self.decimals)
    text = hasCents ? AmountText.fixed(price, decimals: Self.decimals) : price.plainText
  }

  /// Creates the entry for pasted text, well formed as a whole or not taken at all.
  ///
  /// Thousands may be grouped by comma. A comma is never taken for a point, and nothing is cut.
  public init?(pasted text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Self.ungrouped(parts.first ?? ""),
      whole.count <= Self.wholeDigits
    else { return nil }
    guard parts.count == 2 else {
      self.init(text: whole)
      return
    }
    guard parts[1].count <= Self.decimals, parts[1].allSatisfy(Self.isDigit) else { return nil }
    self.init(text: "\(whole.isEmpty ? "0" : whole).\(parts[1])")
  }

  /// The amount typed; `nil` while nothing is.
  public var value: Decimal? {
    guard !text.isEmpty else { return nil }
    return Decimal(string: text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  /// The text as it is shown, with its thousands grouped.
  public var shownText: String { AmountText.grouped(text) }

  /// Returns the entry after a key; a key that would break the form changes nothing.
  public func pressing(_ key: AmountKey) -> AmountEntry {
    switch key {
    case .delete: AmountEntry(text: String(text.dropLast()))
    case .point: pressingPoint()
    default: key.digit.map(pressing) ?? self
    }
  }

  private func pressingPoint() -> AmountEntry {
    guard !text.contains(".") else { return self }
    return AmountEntry(text: text.isEmpty ? "0." : text + ".")
  }

  private func pressing(digit: Int) -> AmountEntry {
    guard text != "0" else { return AmountEntry(text: "\(digit)") }
    let hasRoom =
      if let point = text.firstIndex(of: ".") {
        text[point...].count - 1 < Self.decimals
      } else {
        text.count < Self.wholeDigits
      }
    return hasRoom ? AmountEntry(text: "\(text)\(digit)") : self
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  /// Returns the digits of a whole number, grouped rightly by comma or not at all.
  private static func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    let isGrouped = groups.count > 1
    if isGrouped {
      guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
        return nil
      }
    }
    let digits = groups.joined()
    return digits.hasPrefix("0") && digits.count > 1 ? nil : digits
  }
}
