/// The fence of the doc string that is being read.
struct DocStringFence {
  private var fence: StaticString?
  private var indent = 0

  /// Whether a doc string is being read.
  var isOpen: Bool { fence != nil }

  /// The token of a line that opens a doc string with one of some fences, tried in order.
  mutating func open(_ line: SourceLine, _ text: SourceText, fences: [StaticString]) -> Token? {
    for candidate in fences where text.starts(line.first, line.end, with: candidate) {
      fence = candidate
      indent = line.indent
      let end = text.trimEnd(line.first + candidate.utf8CodeUnitCount, line.end)
      return token(
        line, candidate, start: text.skipWhiteSpace(line.first + candidate.utf8CodeUnitCount, end), end: end)
    }
    return nil
  }

  /// The token of the line that closes the doc string.
  mutating func close(_ line: SourceLine, _ text: SourceText) -> Token? {
    guard let fence, text.starts(line.first, line.end, with: fence) else { return nil }
    self.fence = nil
    return token(line, fence, start: line.end, end: line.end)
  }

  /// The token of a line of content.
  func content(_ line: SourceLine, _ text: SourceText) -> Token {
    Token(
      kind: .other, line: line, column: 1, keyword: nil, keywordType: nil,
      textStart: text.dropIndent(indent, of: line), textEnd: line.end)
  }

  private static func keyword(_ fence: StaticString) -> TokenKeyword {
    fence.utf8Start.pointee == UInt8(ascii: "`") ? .backTicks(fence.utf8CodeUnitCount) : .quotes
  }

  private func token(_ line: SourceLine, _ fence: StaticString, start: Int, end: Int) -> Token {
    Token(
      kind: .docStringSeparator, line: line, column: line.indent + 1, keyword: Self.keyword(fence),
      keywordType: nil, textStart: start, textEnd: end)
  }
}

extension SourceText {
  /// A line of a doc string's content, the escaped fence resolved.
  func docStringLine(_ start: Int, _ end: Int, fence: String, into bytes: inout [UInt8]) {
    guard let mark = fence.utf8.first, firstIndex(of: UInt8(ascii: "\\"), from: start, to: end) < end else {
      bytes.append(contentsOf: UnsafeBufferPointer(start: base + start, count: end - start))
      return
    }
    var index = start
    while index < end {
      if isEscapedFence(at: index, end, mark) {
        for _ in 0..<3 { bytes.append(mark) }
        index += 6
      } else {
        bytes.append(base[index])
        index += 1
      }
    }
  }

  private func isEscapedFence(at index: Int, _ end: Int, _ mark: UInt8) -> Bool {
    guard end - index >= 6 else { return false }
    for offset in 0..<3
    where base[index + 2 * offset] != UInt8(ascii: "\\") || base[index + 2 * offset + 1] != mark {
      return false
    }
    return true
  }
}
