/// A dialect's step keywords, found in any case.
struct ShorthandKeywords {
  struct Match {
    /// The keyword as the dialect writes it.
    var keyword: String
    var type: KeywordType
    /// The bytes that the keyword takes in the text, the blank behind it left out.
    var length: Int
  }

  private struct Entry {
    var folded: [Unicode.Scalar]
    var needsBlank: Bool
    var keyword: String
    var type: KeywordType
  }

  private let entries: [Entry]

  init(_ dialect: Dialect) {
    entries = dialect.index.entries.filter { $0.kind == .stepLine }.map { entry in
      let needsBlank = entry.keyword.last == " "
      let word = needsBlank ? String(entry.keyword.dropLast()) : entry.keyword
      return Entry(
        folded: Array(word.lowercased().unicodeScalars), needsBlank: needsBlank, keyword: entry.keyword,
        type: entry.type ?? .unknown)
    }.sorted { $0.folded.count > $1.folded.count }
  }

  /// The longest keyword that a line holds at an offset; the asterisk counts only at a line's start.
  func match(in text: SourceText, at offset: Int, of line: SourceLine, end: Int) -> Match? {
    for entry in entries where offset == line.first || entry.keyword != "* " {
      guard let length = length(of: entry, text, offset, end) else { continue }
      return Match(keyword: entry.keyword, type: entry.type, length: length)
    }
    return nil
  }

  private func length(of entry: Entry, _ text: SourceText, _ offset: Int, _ end: Int) -> Int? {
    var index = offset
    var position = 0
    while position < entry.folded.count {
      guard index < end else { return nil }
      let byte = text[index]
      if byte < 0x80 {
        let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        guard entry.folded[position].value == UInt32(isUpper ? byte | 0x20 : byte) else { return nil }
        position += 1
        index += 1
        continue
      }
      let (scalar, width) = text.scalar(at: index, before: end)
      for folded in scalar.properties.lowercaseMapping.unicodeScalars {
        guard position < entry.folded.count, entry.folded[position] == folded else { return nil }
        position += 1
      }
      index += width
    }
    if entry.needsBlank, index < end, text.whiteSpaceLength(at: index, before: end) == 0 { return nil }
    return index - offset
  }
}

extension SourceText {
  /// The character at an offset and the bytes that it takes.
  func scalar(at index: Int, before end: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(base[index])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(width))
    for offset in 1..<width where index + offset < end {
      value = value << 6 | UInt32(base[index + offset]) & 0x3F
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}
