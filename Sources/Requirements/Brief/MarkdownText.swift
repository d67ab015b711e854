/// The words of a stretch of Markdown, without its marks.
enum MarkdownText {
  /// Returns the text as a reader of the rendered page sees it.
  static func plain(_ markdown: String) -> String {
    let characters = Array(markdown)
    var result = ""
    var index = 0
    while index < characters.count {
      let (text, next) = element(at: index, in: characters)
      result += text
      index = next
    }
    return result
  }

  private static func element(at index: Int, in text: [Character]) -> (String, next: Int) {
    switch text[index] {
    case "\\" where index + 1 < text.count && (text[index + 1].isPunctuation || text[index + 1].isSymbol):
      return (String(text[index + 1]), index + 2)
    case "`": return codeSpan(at: index, in: text)
    case "!" where index + 1 < text.count && text[index + 1] == "[":
      return link(at: index + 1, in: text) ?? ("!", index + 1)
    case "[": return link(at: index, in: text) ?? ("[", index + 1)
    case "<": return comment(at: index, in: text)
    case "*", "_", "~": return emphasis(at: index, in: text)
    default: return (String(text[index]), index + 1)
    }
  }

  private static func codeSpan(at index: Int, in text: [Character]) -> (String, next: Int) {
    let length = run(at: index, in: text)
    var end = index + length
    while end < text.count {
      let closing = text[end] == "`" ? run(at: end, in: text) : 0
      if closing == length { return (String(text[(index + length)..<end]), end + length) }
      end += max(closing, 1)
    }
    return (String(repeating: "`", count: length), index + length)
  }

  private static func comment(at index: Int, in text: [Character]) -> (String, next: Int) {
    let rest = text[index...]
    guard rest.starts(with: "<!--"), let end = rest.indices.first(where: { text[$0...].starts(with: "-->") })
    else { return ("<", index + 1) }
    return ("", end + 3)
  }

  /// `[text](target)`; a bracket without a target stands for itself.
  private static func link(at index: Int, in text: [Character]) -> (String, next: Int)? {
    guard let close = matching("[", "]", at: index, in: text), close + 1 < text.count, text[close + 1] == "(",
      let end = matching("(", ")", at: close + 1, in: text)
    else { return nil }
    return (plain(String(text[(index + 1)..<close])), end + 1)
  }

  private static func matching(_ open: Character, _ close: Character, at index: Int, in text: [Character])
    -> Int?
  {
    var depth = 0
    for position in index..<text.count {
      if text[position] == open { depth += 1 }
      if text[position] == close { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// A run of marks is emphasis where a like run closes it; otherwise it stands for itself.
  private static func emphasis(at index: Int, in text: [Character]) -> (String, next: Int) {
    let mark = text[index]
    let length = run(at: index, in: text)
    let itself = (String(repeating: mark, count: length), next: index + length)
    guard mark != "~" || length == 2, opens(at: index, length: length, in: text) else { return itself }
    var end = index + length
    while end < text.count {
      let closing = text[end] == mark ? run(at: end, in: text) : 0
      if closing == length && closes(at: end, length: length, in: text) {
        return (plain(String(text[(index + length)..<end])), end + length)
      }
      end += max(closing, 1)
    }
    return itself
  }

  private static func opens(at index: Int, length: Int, in text: [Character]) -> Bool {
    let next = index + length
    guard next < text.count, !text[next].isWhitespace else { return false }
    return text[index] != "_" || index == 0 || !text[index - 1].isWordPart
  }

  private static func closes(at index: Int, length: Int, in text: [Character]) -> Bool {
    guard !text[index - 1].isWhitespace else { return false }
    let next = index + length
    return text[index] != "_" || next == text.count || !text[next].isWordPart
  }

  private static func run(at index: Int, in text: [Character]) -> Int {
    text[index...].prefix { $0 == text[index] }.count
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
