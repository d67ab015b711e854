import ScenarioRunner

/// An id of a list item with what it says; one item can hold several.
struct BriefEntry: Equatable {
  var id: String
  var text: String
  /// The reason of a waiver, empty where it gives none; nil where the line is not waived.
  var waiver: String?
  /// The code points of the item before the id.
  var offset: Int

  /// Takes an item apart; an item that does not start with an id has no entry.
  static func entries(of item: String) -> [BriefEntry] {
    var entries: [(id: String, offset: Int, markdown: String)] = []
    var offset = 0
    for part in item.unicodeScalars.split(separator: "·", omittingEmptySubsequences: false) {
      let text = String(String.UnicodeScalarView(part))
      if let head = Head(of: text) {
        entries.append((head.id, offset + head.offset, head.rest))
      } else if let last = entries.popLast() {
        // A dot inside a line's own words.
        entries.append((last.id, last.offset, last.markdown + "·" + text))
      } else {
        return []
      }
      offset += part.count + 1
    }
    return entries.map { entry in
      let (words, waiver) = Waiver.split(entry.markdown)
      return BriefEntry(
        id: entry.id, text: MarkdownText.plain(words).trimmed,
        waiver: waiver.map { MarkdownText.plain($0).trimmed },
        offset: entry.offset)
    }
  }

  /// The id at the front, which may be bold, code or behind a check box.
  private struct Head {
    var id: String
    var offset: Int
    var rest: String

    init?(of text: String) {
      var rest = Substring(text).drop { $0.isWhitespace }
      for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(box.count) }
      if let link = Head(ofLink: rest, in: text) {
        self = link
        return
      }
      let marks = rest.prefix { "*_`".contains($0) }
      rest = rest.dropFirst(marks.count)
      guard let id = RequirementID.prefix(of: rest) else { return nil }
      self.id = id
      offset = text[..<rest.startIndex].unicodeScalars.count
      rest = rest.dropFirst(id.count)
      rest = Head.dropMarks(marks, from: rest)
      self.rest = String(rest)
    }

    /// An id that is a link, as to a ticket, with words behind it; without words it is a table of contents.
    private init?(ofLink link: Substring, in text: String) {
      guard link.first == "[", let id = RequirementID.prefix(of: link.dropFirst()) else { return nil }
      let target = link.dropFirst(id.count + 1)
      guard target.hasPrefix("]("), let end = target.firstIndex(of: ")") else { return nil }
      let rest = target[target.index(after: end)...].drop { $0 == ":" || $0.isWhitespace }
      guard !rest.isEmpty else { return nil }
      self.id = id
      self.rest = String(rest)
      offset = text[..<link.startIndex].unicodeScalars.count + 1
    }

    /// The marks around the id close right behind it, before or after a colon, or somewhere in the words.
    private static func dropMarks(_ marks: Substring, from text: Substring) -> Substring {
      var rest = text
      let closing = String(marks.reversed())
      if !marks.isEmpty, rest.hasPrefix(closing) || rest.hasPrefix(":" + closing) {
        rest = rest.drop { $0 == ":" || marks.contains($0) }
      } else if !marks.isEmpty {
        return marks + rest.drop { $0 == ":" || $0.isWhitespace }
      }
      return rest.first == ":" ? rest.dropFirst() : rest
    }
  }

  /// `(waived: reason)` among the words of a line.
  private enum Waiver {
    static func split(_ text: String) -> (words: String, waiver: String?) {
      var search = text.startIndex
      while let open = text[search...].firstIndex(of: "(") {
        let inside = text[text.index(after: open)...]
        if inside.prefix(6).lowercased() == "waived", let next = inside.dropFirst(6).first,
          next == ":" || next == ")" || next.isWhitespace
        {
          let close = closing(of: open, in: text)
          let reason = text[inside.index(inside.startIndex, offsetBy: 6)..<close].drop {
            $0 == ":" || $0.isWhitespace
          }
          let behind = close < text.endIndex ? text[text.index(after: close)...] : ""
          return (String(text[..<open]) + behind, String(reason))
        }
        search = text.index(after: open)
      }
      return (text, nil)
    }

    private static func closing(of open: String.Index, in text: String) -> String.Index {
      var depth = 0
      for index in text[open...].indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index }
      }
      return text.endIndex
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(Substring(self).trimmingBlanks) }
}
