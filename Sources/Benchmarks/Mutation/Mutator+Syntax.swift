import Gherkin
import ScenarioRunner

/// Mutations with pieces of Gherkin, white space and line ends.
extension Mutator {
  /// A piece of syntax, a keyword of any language among them.
  mutating func piece() -> [UInt8] {
    guard random.next(below: 3) > 0 else { return keyword() }
    return Array(Self.pieces[random.next(below: Self.pieces.count)].utf8)
  }

  private mutating func keyword() -> [UInt8] {
    let code = Dialect.allCodes[random.next(below: Dialect.allCodes.count)]
    let role = KeywordRole.allCases[random.next(below: KeywordRole.allCases.count)]
    guard let words = Dialect(code: code)?[role], !words.isEmpty else { return [] }
    return Array("\n\(words[random.next(below: words.count)])\(role.isStep ? "a" : ": a")\n".utf8)
  }

  mutating func insertLongLine(into text: inout [UInt8]) {
    let piece = piece().filter { $0 != 0x0A }
    guard !piece.isEmpty else { return }
    let times = max(1, size() / piece.count)
    insert((0..<times).lazy.flatMap { _ in piece }, into: &text)
  }

  mutating func replaceWhiteSpace(_ text: inout [UInt8]) {
    let space = Array(Self.spaces[random.next(below: Self.spaces.count)].utf8)
    let share = 1 + random.next(below: 8)
    var (result, left): ([UInt8], Int) = ([], growth)
    for byte in text {
      let isReplaced = byte == UInt8(ascii: " ") && left > 0 && random.next(below: share) == 0
      if isReplaced { left -= space.count }
      result += isReplaced ? space : [byte]
    }
    text = result
  }

  mutating func replaceLineEnds(_ text: inout [UInt8]) {
    let end = Array(Self.lineEnds[random.next(below: Self.lineEnds.count)].utf8)
    let share = 1 + random.next(below: 4)
    text = text.flatMap { $0 == 0x0A && random.next(below: share) == 0 ? end : [$0] }
  }

  private static let pieces = [
    "|", "||", "\\|", "\\\\", "\\", "\\n", "| a ", "@", "@a", "@a@b ", " #", "#", "# language: ",
    "# language: pt\n",
    "\"\"\"", "\n\"\"\"\n", "```", "\\\"\\\"\\\"", "\"", "'", "<", ">", "<a>", "<<a>>", ":", "*", "\n* ", ",",
    ";", ".",
    ", When ", "; then ", "- ", "\n* Given ", "\n## Scenario: a\n", "\n|---|\n", "Feature:", "\nRule: r\n",
    "\nScenario: s\n", "\nScenario Outline: <a>\n", "\nExamples:\n", "\n| a | b |\n", "\n\n", "\n\u{FEFF}",
    "é", "日本",
    "👩‍👩‍👧‍👦", "e\u{301}", "\u{202E}", "\u{0}", "\u{1B}[0m",
  ]

  /// All white space that Unicode has, and some that looks like it.
  private static let spaces = [
    "\t", "\u{B}", "\u{C}", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}",
    "\u{2003}",
    "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{2028}",
    "\u{2029}",
    "\u{202F}", "\u{205F}", "\u{3000}", "\u{180E}", "\u{200B}", "\u{FEFF}", "",
  ]

  private static let lineEnds = [
    "\r\n", "\r", "\n\n", "\r\r\n", "\n\r", "\u{85}", "\u{2028}", "\u{B}", "\u{C}", "",
  ]
}
