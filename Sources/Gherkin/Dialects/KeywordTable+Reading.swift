import Synchronization

/// Reading the table.
extension KeywordTable {
  /// The codes of all languages, sorted.
  static let codes: [String] = paragraphs.compactMap { $0.first.map { code(ofHeading: $0) } }

  /// All dialects by their codes, read once where a text is held against every language.
  static let dialects: [Dialect] = paragraphs.compactMap(dialect(from:))

  /// The dialects that were asked for so far: to read one takes longer than to parse a short text.
  private static let known = Mutex<[String: Dialect]>([:])

  /// The dialect of a code, read from its language's paragraph when it is first asked for.
  static func dialect(code: String) -> Dialect? {
    if let dialect = known.withLock({ $0[code] }) { return dialect }
    guard let dialect = paragraph(code: code).flatMap(dialect(from:)) else { return nil }
    known.withLock { $0[code] = dialect }
    return dialect
  }

  private static var paragraphs: [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map(Array.init)
  }

  /// The lines of one language, found without cutting the whole table.
  private static func paragraph(code: String) -> [Substring]? {
    let heading = Array("\(code) = ".utf8)
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = endOfParagraph(bytes, from: start)
        if bytes[start..<end].starts(with: heading) {
          return parts(of: String(decoding: bytes[start..<end], as: UTF8.self)[...], at: UInt8(ascii: "\n"))
        }
        start = end + 2
      }
      return nil
    }
  }

  private static func endOfParagraph(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 0x0A, bytes[index + 1] == 0x0A { return index }
      index += 1
    }
    return bytes.count
  }

  private static func code(ofHeading line: Substring) -> String {
    String(line.prefix { $0 != " " })
  }

  private static func dialect(from lines: [Substring]) -> Dialect? {
    guard let heading = lines.first else { return nil }
    let names = parts(of: heading, at: UInt8(ascii: "=")).map { $0.drop { $0 == " " } }
    guard names.count == 3 else { return nil }
    var lists: [[String]] = Array(repeating: [], count: KeywordRole.allCases.count)
    for line in lines.dropFirst() {
      let blank = UInt8(ascii: " ")
      guard let end = line.utf8.firstIndex(of: blank), let role = KeywordRole(rawValue: String(line[..<end]))
      else { return nil }
      let words = parts(of: line[line.utf8.index(after: end)...], at: UInt8(ascii: "|"))
      lists[role.place] += words.map { keyword($0, role) }
    }
    let name = names[1].last == " " ? names[1].dropLast() : names[1]
    return Dialect(
      code: code(ofHeading: heading), name: String(name), nativeName: String(names[2]), lists: lists)
  }

  private static func keyword(_ word: Substring, _ role: KeywordRole) -> String {
    guard role.isStep else { return String(word) }
    return word.utf8.last == UInt8(ascii: "<") ? String(word.dropLast()) : String(word) + " "
  }

  /// What stands between the occurrences of a byte; compared by bytes, since each start of a run does it.
  private static func parts(of text: Substring, at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let end = rest.utf8.firstIndex(of: separator) {
      if end > rest.startIndex { parts.append(rest[..<end]) }
      rest = rest[rest.utf8.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(rest) }
    return parts
  }
}
