/// A line of a text, as offsets into it.
struct SourceLine {
  /// The line's number, from 1.
  var number: Int
  /// The offset of the first byte.
  var start: Int
  /// The offset of the first character that is no white space, or `end`.
  var first: Int
  /// The offset behind the last character, line end left out.
  var end: Int
  /// The white space characters in front.
  var indent: Int

  /// Whether there is nothing but white space.
  var isBlank: Bool { first == end }
}

/// Cuts a text into lines, one after the other.
///
/// Only a line feed ends a line; carriage returns in front of it belong to the line end.
struct LineReader {
  let text: SourceText
  private var offset: Int
  private(set) var number = 0

  init(_ text: SourceText, from offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The next line, or nil at the end of the text.
  mutating func next() -> SourceLine? {
    guard offset < text.count else { return nil }
    let start = offset
    var end = text.firstIndex(of: 0x0A, from: start, to: text.count)
    offset = end &+ 1
    number &+= 1
    while end > start, text[end &- 1] == 0x0D { end &-= 1 }
    let blanks = text.skipBlanks(start, end)
    let first = text.skipWhiteSpace(blanks, end)
    let indent = first == blanks ? blanks &- start : text.indentWidth(start, first)
    return SourceLine(number: number, start: start, first: first, end: end, indent: indent)
  }
}

extension SourceText {
  /// The first offset at or after `start` that is no blank, or some offset before it near the end.
  @inline(__always)
  fileprivate func skipBlanks(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index &+ 8 <= end {
      let others = word(at: index) ^ 0x2020_2020_2020_2020
      guard others == 0 else { return index &+ others.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    return index
  }

  /// The number of white space characters in front of a line.
  @inline(__always)
  fileprivate func indentWidth(_ start: Int, _ first: Int) -> Int {
    var width = first &- start
    var index = start
    while index < first {
      if base[index] & 0xC0 == 0x80 { width &-= 1 }
      index &+= 1
    }
    return width
  }

  /// The line without as many white space characters in front, or without all of them if it has fewer.
  func dropIndent(_ count: Int, of line: SourceLine) -> Int {
    guard count <= line.indent else { return line.first }
    var index = line.start
    for _ in 0..<count { index += whiteSpaceLength(at: index, before: line.end) }
    return index
  }
}
