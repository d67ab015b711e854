import Gherkin
import ScenarioRunner

/// The pieces that lines are made of, and what stands under steps.
extension FeatureWriter {
  mutating func below(_ bound: Int) -> Int { random.next(below: bound) }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func word() -> String { vocabulary.words[below(vocabulary.words.count)] }

  /// So many words, a value in quotes or a number among them.
  mutating func sentence(_ lengths: ClosedRange<Int>) -> String {
    let count = lengths.lowerBound + below(lengths.count)
    var text = ""
    for position in 0..<count {
      if position > 0 { text += vocabulary.separator }
      switch below(12) {
      case 0 where position > 0: text += "\"\(word())\""
      case 1 where position > 0: text += String(below(10_000))
      default: text += word()
      }
    }
    return text
  }

  /// A heading's keyword without its colon.
  mutating func heading(_ role: KeywordRole) -> String {
    dialect[role].first ?? ""
  }

  /// A step's keyword with the blank that it needs; mostly the first that is no asterisk.
  mutating func keyword(_ role: KeywordRole) -> String {
    if chance(3) { return "* " }
    return dialect[role].first { $0 != "* " } ?? "* "
  }

  mutating func addTags(indent: Int) {
    let tags = (0..<(1 + below(3))).map { _ in "@\(vocabulary.tags[below(vocabulary.tags.count)])" }
    line(indent, tags.joined(separator: " "))
  }

  /// The cells of a row: words, numbers, empty ones, escapes.
  mutating func cells(_ count: Int) -> [String] {
    (0..<count).map { _ in
      switch below(20) {
      case 0: ""
      case 1: "a \\| b"
      case 2: "1\\n2"
      case 3..<9: String(below(100_000))
      case 9..<12: "\(word()) \(word())"
      default: word()
      }
    }
  }

  /// Writes a table with its columns as wide as their longest cell.
  mutating func addTable(_ rows: [[String]], indent: Int) {
    guard let first = rows.first else { return }
    let widths = first.indices.map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    for row in rows {
      var text = "|"
      for (cell, width) in zip(row, widths) {
        text += " \(cell)\(String(repeating: " ", count: width - cell.unicodeScalars.count)) |"
      }
      line(indent, text)
    }
  }

  mutating func addDocString(indent: Int) {
    let fence = chance(70) ? "\"\"\"" : "```"
    line(indent, fence + (chance(50) ? "json" : ""))
    line(indent, "{")
    for _ in 0..<(1 + below(6)) { line(indent + 2, "\"\(word())\": \"\(sentence(3...8))\",") }
    if chance(20) { blank() }
    line(indent, "}")
    line(indent, fence)
  }
}
