/// Text from elsewhere, made safe to print: what a terminal would obey or hide becomes visible.
public enum HarmlessText {
  /// Returns the text as one line; a line break becomes `␊`.
  public static func line(_ text: String) -> String {
    shown(text, keepingLineFeeds: false)
  }

  /// Returns the lines of the text, each made harmless.
  public static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = shown(text, keepingLineFeeds: true)[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(rest[..<end]))
      rest = rest[rest.utf8.index(after: end)...]
    }
    return lines + [String(rest)]
  }

  /// Returns the text with its lines, made harmless.
  public static func text(_ text: String) -> String { shown(text, keepingLineFeeds: true) }

  private static func shown(_ text: String, keepingLineFeeds: Bool) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if keepingLineFeeds && scalar == "\n" {
        result.unicodeScalars.append(scalar)
      } else {
        result += shown(scalar)
      }
    }
    return result
  }

  /// Control characters become their pictures; what reorders or breaks lines, or is not to be seen, its code.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x00...0x1F: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    case 0x80...0x9F, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }
}
