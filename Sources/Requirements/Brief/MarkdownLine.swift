/// One line of a Markdown file, as far as a brief needs to tell its lines apart.
struct MarkdownLine {
  /// What a line is.
  enum Kind: Equatable {
    case blank
    case heading(level: Int, text: String)
    /// The content of a list item, and the code points before it.
    case item(text: String, offset: Int)
    case fence(mark: Character, length: Int, isBare: Bool)
    /// A line of `=` or `-` that turns the paragraph above it into a heading.
    case underline(level: Int)
    case text(String)
  }

  /// The number of the line, from 1.
  var number: Int
  /// The line as it stands.
  var text: String
  /// What the line is.
  var kind: Kind
  /// The columns of white space in front.
  var indent: Int

  /// Splits a text into its lines; a byte order mark and carriage returns are no part of them.
  static func split(_ text: String) -> [MarkdownLine] {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      var line = line
      if line.last == "\r" { line.removeLast() }
      return MarkdownLine(number: index + 1, text: String(String.UnicodeScalarView(line)))
    }
  }

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    let blanks = text.prefix { $0 == " " || $0 == "\t" }
    indent = blanks.reduce(0) { $1 == "\t" ? $0 / 4 * 4 + 4 : $0 + 1 }
    kind = Self.kind(of: text.dropFirst(blanks.count), offset: blanks.count)
  }

  private static func kind(of text: Substring, offset: Int) -> Kind {
    let trimmed = text.trimmingBlanks
    guard let first = trimmed.first else { return .blank }
    switch first {
    case "#":
      let level = trimmed.prefix { $0 == "#" }.count
      let rest = trimmed.dropFirst(level)
      guard level <= 6, rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else {
        return .text(String(trimmed))
      }
      return .heading(level: level, text: String(rest.withoutClosingMarks))
    case "`", "~":
      let length = trimmed.prefix { $0 == first }.count
      guard length >= 3 else { return .text(String(trimmed)) }
      return .fence(mark: first, length: length, isBare: length == trimmed.count)
    case "=" where trimmed.allSatisfy { $0 == "=" }: return .underline(level: 1)
    case "-" where trimmed.allSatisfy { $0 == "-" }: return .underline(level: 2)
    default:
      guard let width = itemMarkWidth(of: text) else { return .text(String(trimmed)) }
      return .item(text: String(text.dropFirst(width).trimmingBlanks), offset: offset + width)
    }
  }

  /// The width of `- `, `* `, `+ `, `1. ` or `1) ` with all blanks behind it.
  private static func itemMarkWidth(of text: Substring) -> Int? {
    var rest = text
    if let first = rest.first, "-*+".contains(first) {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")" else { return nil }
      rest = rest.dropFirst()
    }
    let content = rest.drop { $0 == " " || $0 == "\t" }
    guard content.startIndex > rest.startIndex else { return nil }
    return text.count - content.count
  }
}

extension Substring {
  var trimmingBlanks: Substring {
    let front = drop { $0.isWhitespace }
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return front[...last]
  }

  /// A heading may end in `#`s after a blank.
  fileprivate var withoutClosingMarks: Substring {
    let text = trimmingBlanks
    guard let last = text.lastIndex(where: { $0 != "#" }) else { return "" }
    return text[last].isWhitespace ? text[..<last].trimmingBlanks : text
  }
}
