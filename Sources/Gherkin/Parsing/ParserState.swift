/// Where in the grammar the parser stands.
///
/// A rule has the states of a feature. A step has the same states in a background and in a scenario, but what
/// may follow differs.
enum ParserState: Hashable {
  case start, language, featureTags
  case header, headerDescription, ruleTags
  case background, backgroundDescription
  case scenarioTags, scenario, scenarioDescription
  case examplesTags, examples, examplesDescription, examplesTable
  case step(StepState, inBackground: Bool)
  case end

  /// How much of a step's arguments has been read.
  enum StepState: Hashable {
    case line
    case table, docStringAfterTable, bothTableFirst
    case docString, docStringDone, bothDocStringFirst
  }

  /// The kinds of line that may come, in the order in which messages list them.
  var expected: [TokenKind] {
    switch self {
    case .start: [.endOfFile, .language, .tagLine, .featureLine, .comment, .empty]
    case .language, .featureTags: [.tagLine, .featureLine, .comment, .empty]
    case .header:
      [.endOfFile, .empty, .comment, .backgroundLine, .tagLine, .scenarioLine, .ruleLine, .other]
    case .headerDescription:
      [.endOfFile, .comment, .backgroundLine, .tagLine, .scenarioLine, .ruleLine, .other]
    case .ruleTags: [.tagLine, .ruleLine, .comment, .empty]
    case .background: [.endOfFile, .empty, .comment, .stepLine, .tagLine, .scenarioLine, .ruleLine, .other]
    case .backgroundDescription:
      [.endOfFile, .comment, .stepLine, .tagLine, .scenarioLine, .ruleLine, .other]
    case .scenarioTags: [.tagLine, .scenarioLine, .comment, .empty]
    case .scenario:
      [.endOfFile, .empty, .comment, .stepLine, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other]
    case .scenarioDescription:
      [.endOfFile, .comment, .stepLine, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other]
    case .examplesTags: [.tagLine, .examplesLine, .comment, .empty]
    case .examples:
      [.endOfFile, .empty, .comment, .tableRow, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other]
    case .examplesDescription:
      [.endOfFile, .comment, .tableRow, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .other]
    case .examplesTable:
      [.endOfFile, .tableRow, .tagLine, .examplesLine, .scenarioLine, .ruleLine, .comment, .empty]
    case .step(let step, let inBackground): Self.expected(step, inBackground)
    case .end: []
    }
  }

  private static func expected(_ step: StepState, _ inBackground: Bool) -> [TokenKind] {
    let arguments: [TokenKind]
    switch step {
    case .docString, .docStringAfterTable: return [.docStringSeparator, .other]
    case .line, .table: arguments = [.tableRow, .docStringSeparator]
    case .docStringDone, .bothDocStringFirst: arguments = [.tableRow]
    case .bothTableFirst: arguments = []
    }
    let examples: [TokenKind] = inBackground ? [] : [.examplesLine]
    return [.endOfFile] + arguments + [.stepLine, .tagLine] + examples
      + [.scenarioLine, .ruleLine, .comment, .empty]
  }

  /// Whether a tag line may belong to examples, a scenario or a rule, which only what follows can tell.
  var needsLookAhead: Bool {
    switch self {
    case .start, .language, .featureTags, .ruleTags, .scenarioTags, .examplesTags: false
    default: true
    }
  }

  /// Whether an examples heading may follow.
  var isInScenario: Bool {
    switch self {
    case .scenario, .scenarioDescription, .examples, .examplesDescription, .examplesTable: true
    case .step(_, let inBackground): !inBackground
    default: false
    }
  }

  /// Whether every line but a fence is content.
  var isInDocString: Bool {
    switch self {
    case .step(.docString, _), .step(.docStringAfterTable, _): true
    default: false
    }
  }
}
