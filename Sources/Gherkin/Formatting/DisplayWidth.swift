/// The room that text takes in a terminal.
public enum DisplayWidth {
  /// Returns the number of columns of a text of one line.
  public static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count { $0 >= 0x20 && $0 != 0x7F } }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the number of columns of a character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if isWide(first) || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
  }

  /// Returns the text with blanks behind it up to a width; a text that is wider stays as it is.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// Returns the text if it fits, else its beginning with `…` behind it.
  public static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 1
    for character in text {
      used += of(character)
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation || wideRanges.contains { $0.contains(scalar.value) }
  }

  /// The ranges of East Asian width W and F (Unicode Standard Annex 11) that are not emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
