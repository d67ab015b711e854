import ScenarioRunner

/// Mutations of whole lines.
extension Mutator {
  /// A line with its line feed, found around some place.
  mutating func line(of text: [UInt8]) -> Range<Int> {
    let place = place(in: text)
    let start = text[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = text[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    return start..<end
  }

  mutating func swapLines(_ text: inout [UInt8]) {
    let (one, other) = (line(of: text), line(of: text))
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound <= second.lowerBound else { return }
    let moved = text[second] + text[first.upperBound..<second.lowerBound] + text[first]
    text.replaceSubrange(first.lowerBound..<second.upperBound, with: moved)
  }

  mutating func repeatLine(_ text: inout [UInt8]) {
    let line = Array(text[line(of: text)])
    guard !line.isEmpty else { return }
    insertLines(repeated: line, times: 1 + size() / line.count, into: &text)
  }

  /// Repeats a line, each time with one blank more in front.
  mutating func nest(_ text: inout [UInt8]) {
    let line = Array(text[line(of: text)])
    var (lines, wanted): ([UInt8], Int) = ([], size())
    for depth in 1...1000 where wanted > 0 {
      lines += Array(repeating: UInt8(ascii: " "), count: depth) + line
      wanted -= depth + line.count
    }
    text.insert(contentsOf: lines, at: lineStart(in: text))
  }

  private mutating func insertLines(repeated line: [UInt8], times: Int, into text: inout [UInt8]) {
    var lines: [UInt8] = []
    lines.reserveCapacity(line.count * times)
    for _ in 0..<times { lines += line }
    text.insert(contentsOf: lines, at: lineStart(in: text))
  }

  private mutating func lineStart(in text: [UInt8]) -> Int { line(of: text).lowerBound }
}
