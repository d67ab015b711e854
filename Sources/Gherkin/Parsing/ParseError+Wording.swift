/// The wording of all errors; what the Cucumber project publishes is kept to the letter.
extension ParseError {
  static func unexpectedLine(_ text: String, expected: [TokenKind]) -> String {
    "expected: \(list(expected)), got '\(shortened(text))'"
  }

  /// No person reads more of a line, and what is no text at all may be one line of any length.
  private static let longest = 1000

  private static func shortened(_ text: String) -> String {
    guard text.unicodeScalars.dropFirst(longest).first != nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }

  static func unexpectedEnd(expected: [TokenKind]) -> String {
    "unexpected end of file, expected: \(list(expected))"
  }

  static func unknownLanguage(_ code: String) -> String { "Language not supported: \(code)" }

  static let unevenTable = "inconsistent cell count within the table"
  static let whiteSpaceInTag = "A tag may not contain whitespace"

  private static func list(_ kinds: [TokenKind]) -> String {
    kinds.map { "#\($0.name)" }.joined(separator: ", ")
  }
}

/// Errors beyond the published ones.
extension ParseError {
  static func notUTF8(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits.count == 1 ? "0" : "")\(digits) is not UTF-8"
  }

  static let tagForm = "each tag starts with '@'; a comment needs a blank in front of its '#'"
  static let saveAsUTF8 = "save the file as UTF-8"
}
