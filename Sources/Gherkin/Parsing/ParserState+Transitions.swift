/// The grammar's state machine.
extension ParserState {
  /// The state behind a line of a kind that `expected` lists; `tagged` says what a tag line belongs to.
  func next(after kind: TokenKind, tagged: TagTarget) -> ParserState {
    switch kind {
    case .endOfFile: .end
    case .empty: self
    case .comment, .tableSeparator: describing ?? self
    case .other: isInDocString ? self : describing ?? self
    case .language: .language
    case .tagLine: needsLookAhead ? tagged.state : self == .start || self == .language ? .featureTags : self
    case .featureLine, .ruleLine: .header
    case .backgroundLine: .background
    case .scenarioLine: .scenario
    case .examplesLine: .examples
    case .stepLine: .step(.line, inBackground: isInBackground)
    case .tableRow: afterTableRow
    case .docStringSeparator: afterFence
    }
  }

  /// The state in which a heading's description is read.
  private var describing: ParserState? {
    switch self {
    case .header: .headerDescription
    case .background: .backgroundDescription
    case .scenario: .scenarioDescription
    case .examples: .examplesDescription
    default: nil
    }
  }

  private var isInBackground: Bool {
    switch self {
    case .background, .backgroundDescription, .step(_, inBackground: true): true
    default: false
    }
  }

  private var afterTableRow: ParserState {
    switch self {
    case .step(.line, let inBackground): .step(.table, inBackground: inBackground)
    case .step(.docStringDone, let inBackground): .step(.bothDocStringFirst, inBackground: inBackground)
    case .examples, .examplesDescription: .examplesTable
    default: self
    }
  }

  private var afterFence: ParserState {
    switch self {
    case .step(.line, let inBackground): .step(.docString, inBackground: inBackground)
    case .step(.table, let inBackground): .step(.docStringAfterTable, inBackground: inBackground)
    case .step(.docString, let inBackground): .step(.docStringDone, inBackground: inBackground)
    case .step(.docStringAfterTable, let inBackground): .step(.bothTableFirst, inBackground: inBackground)
    default: self
    }
  }
}

/// What a tag line belongs to.
enum TagTarget {
  case examples, scenario, rule

  fileprivate var state: ParserState {
    switch self {
    case .examples: .examplesTags
    case .scenario: .scenarioTags
    case .rule: .ruleTags
    }
  }
}
