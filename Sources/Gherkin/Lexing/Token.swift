/// What a line is.
enum TokenKind: UInt8, Sendable {
  case endOfFile, empty, comment, tagLine, featureLine, ruleLine, backgroundLine, scenarioLine, examplesLine
  case stepLine, docStringSeparator, tableRow, language, other
  /// The line below a Markdown table's heading row: an empty line that begins a description, as the reference has it.
  case tableSeparator

  /// The name in published messages and token lists.
  var name: String {
    switch self {
    case .endOfFile: "EOF"
    case .empty, .tableSeparator: "Empty"
    case .comment: "Comment"
    case .tagLine: "TagLine"
    case .featureLine: "FeatureLine"
    case .ruleLine: "RuleLine"
    case .backgroundLine: "BackgroundLine"
    case .scenarioLine: "ScenarioLine"
    case .examplesLine: "ExamplesLine"
    case .stepLine: "StepLine"
    case .docStringSeparator: "DocStringSeparator"
    case .tableRow: "TableRow"
    case .language: "Language"
    case .other: "Other"
    }
  }
}

/// A set of token kinds.
struct TokenKinds: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ kinds: [TokenKind]) {
    rawValue = kinds.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
  }

  @inline(__always)
  func contains(_ kind: TokenKind) -> Bool { rawValue & (1 << UInt16(kind.rawValue)) != 0 }
}

/// What a step keyword says of its step.
public enum KeywordType: String, Sendable, Hashable {
  case unknown = "Unknown"
  case context = "Context"
  case action = "Action"
  case outcome = "Outcome"
  case conjunction = "Conjunction"
}

/// What a line begins with, told without a string, as most are asked for only once.
enum TokenKeyword: Equatable {
  /// An entry of the dialect's index.
  case entry(Int)
  /// A fence of double quotes, or one of so many back-ticks.
  case quotes, backTicks(Int)
  /// The first bar of a row in Markdown.
  case bar

  /// The keyword as written, a heading's without its colon.
  func text(in dialect: Dialect) -> String {
    switch self {
    case .entry(let index): dialect.index.entries[index].keyword
    case .quotes: "\"\"\""
    case .backTicks(let count): String(repeating: "`", count: count)
    case .bar: "|"
    }
  }

  /// Whether the keyword is one for outlines.
  func isOutline(in dialect: Dialect) -> Bool {
    if case .entry(let index) = self { dialect.index.entries[index].isOutline } else { false }
  }
}

/// A line, and what it is.
struct Token {
  var kind: TokenKind
  var line: SourceLine
  /// The column in code points, from 1.
  var column: Int
  /// The keyword; nil where the line has none.
  var keyword: TokenKeyword?
  /// What the step is for; nil where the line is no step.
  var keywordType: KeywordType?
  /// The text behind the keyword, as offsets.
  var textStart: Int
  var textEnd: Int
  /// The offset of the keyword, where it is an entry of the dialect's index.
  var keywordStart = 0

  var location: Location { Location(line: line.number, column: column) }
}
