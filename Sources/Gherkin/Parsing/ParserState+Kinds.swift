/// The kinds that may come, ready for look-up.
extension ParserState {
  /// The same as `expected`, as a set.
  var kinds: TokenKinds { Self.kindsByNumber[number] }

  private static let kindsByNumber: [TokenKinds] = {
    var table = Array(repeating: TokenKinds(rawValue: 0), count: 32)
    for state in all { table[state.number] = TokenKinds(state.expected) }
    return table
  }()

  /// All states.
  static let all: [ParserState] = {
    let steps: [StepState] = [
      .line, .table, .docStringAfterTable, .bothTableFirst, .docString, .docStringDone, .bothDocStringFirst,
    ]
    return [
      .start, .language, .featureTags, .header, .headerDescription, .ruleTags, .background,
      .backgroundDescription, .scenarioTags, .scenario, .scenarioDescription, .examplesTags, .examples,
      .examplesDescription, .examplesTable, .end,
    ] + steps.flatMap { [.step($0, inBackground: false), .step($0, inBackground: true)] }
  }()

  private var number: Int {
    switch self {
    case .start: 0
    case .language: 1
    case .featureTags: 2
    case .header: 3
    case .headerDescription: 4
    case .ruleTags: 5
    case .background: 6
    case .backgroundDescription: 7
    case .scenarioTags: 8
    case .scenario: 9
    case .scenarioDescription: 10
    case .examplesTags: 11
    case .examples: 12
    case .examplesDescription: 13
    case .examplesTable: 14
    case .end: 15
    case .step(let step, let inBackground): 16 + Self.number(step) * 2 + (inBackground ? 1 : 0)
    }
  }

  private static func number(_ step: StepState) -> Int {
    switch step {
    case .line: 0
    case .table: 1
    case .docStringAfterTable: 2
    case .bothTableFirst: 3
    case .docString: 4
    case .docStringDone: 5
    case .bothDocStringFirst: 6
    }
  }
}
