import Gherkin
import ScenarioRunner

/// The first line in which two texts differ, as it is shown to people.
struct FirstDifference {
  /// The columns that are shown of a line.
  private static let width = 100
  /// The bytes that are shown in front of the difference in a long line.
  private static let context = 40

  /// The number of the line, from 1.
  let line: Int
  let expected: String
  let actual: String

  /// Compares two texts that differ.
  init(expected: [UInt8], actual: [UInt8]) {
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let before = expected[..<same]
    line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let (left, right) = (Self.line(of: expected, at: start), Self.line(of: actual, at: start))
    // What both lines start with is left out where it is long.
    let cut = same - start > Self.width / 2 ? same - start - Self.context : 0
    let isEndMissing = left == right
    self.expected = Self.shown(left, from: cut)
    self.actual = Self.shown(right, from: cut) + (isEndMissing ? " without a line end" : "")
  }

  /// The line that starts at an offset; nil at the end of the text.
  private static func line(of text: [UInt8], at start: Int) -> ArraySlice<UInt8>? {
    start < text.count ? text[start...].prefix { $0 != 0x0A } : nil
  }

  private static func shown(_ line: ArraySlice<UInt8>?, from cut: Int) -> String {
    guard let line else { return "the end of the text" }
    let rest = line.dropFirst(cut).drop { cut > 0 && $0 & 0xC0 == 0x80 }
    let text = String(decoding: rest.prefix(8 * width), as: UTF8.self)
    return "'\(cut > 0 ? "…" : "")\(DisplayWidth.cut(HarmlessText.line(text), to: width))'"
  }
}
