/// White space in values that are compared, made visible where a difference hangs on it.
enum BlankText {
  /// Returns the text in quotes where white space at its edge, or nothing at all, could not be seen.
  static func quotedIfUnclear(_ text: String) -> String {
    let isUnclear = text.first.map(\.isWhitespace) ?? true || text.last.map(\.isWhitespace) ?? true
    return isUnclear ? "'\(text)'" : text
  }

  /// Returns the text with the blanks at its end shown as `␠`.
  static func withVisibleEnd(_ text: String) -> String {
    let end = text.reversed().prefix { $0 == " " }.count
    return end > 0 && end < text.count ? text.dropLast(end) + String(repeating: "␠", count: end) : text
  }

  /// Returns both texts; where they differ in the kind of their blanks alone, such blanks as their codes.
  static func distinguishable(_ left: String?, _ right: String?) -> (String?, String?) {
    guard let left, let right, left != right, plain(left) == plain(right) else { return (left, right) }
    return (coded(left), coded(right))
  }

  private static func isOddBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && scalar.properties.generalCategory == .spaceSeparator
  }

  private static func plain(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(isOddBlank($1) ? " " : $1) }
  }

  private static func coded(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      result +=
        isOddBlank(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }
}
