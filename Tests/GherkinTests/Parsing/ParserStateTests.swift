import Testing

@testable import Gherkin

struct ParserStateTests {
  @Test func `every state has its own set of kinds`() {
    #expect(ParserState.all.count == 30)
    for state in ParserState.all {
      for raw in TokenKind.endOfFile.rawValue...TokenKind.other.rawValue {
        guard let kind = TokenKind(rawValue: raw) else { continue }
        #expect(state.kinds.contains(kind) == state.expected.contains(kind), "\(state) \(kind)")
      }
    }
  }

  @Test func `a comment leads from a heading to its description, where blank lines are text`() {
    for (state, described) in [
      (ParserState.header, ParserState.headerDescription), (.background, .backgroundDescription),
      (.scenario, .scenarioDescription), (.examples, .examplesDescription),
    ] {
      #expect(state.next(after: .comment, tagged: .rule) == described)
      #expect(state.next(after: .other, tagged: .rule) == described)
      #expect(state.next(after: .empty, tagged: .rule) == state)
      #expect(described.next(after: .other, tagged: .rule) == described)
      #expect(!described.expected.contains(.empty))
    }
  }

  @Test func `a step takes a table and a doc string, in either order, each once`() {
    for inBackground in [true, false] {
      let step = ParserState.step(.line, inBackground: inBackground)
      let table = step.next(after: .tableRow, tagged: .rule)
      #expect(table.next(after: .tableRow, tagged: .rule) == table)
      let open = table.next(after: .docStringSeparator, tagged: .rule)
      #expect(open.expected == [.docStringSeparator, .other])
      let both = open.next(after: .docStringSeparator, tagged: .rule)
      #expect(!both.expected.contains(.tableRow) && !both.expected.contains(.docStringSeparator))
      #expect(both.next(after: .stepLine, tagged: .rule) == step)
      let text = step.next(after: .docStringSeparator, tagged: .rule)
        .next(after: .docStringSeparator, tagged: .rule)
      #expect(text.expected.contains(.tableRow) && !text.expected.contains(.docStringSeparator))
      #expect(text.next(after: .tableRow, tagged: .rule).expected.contains(.tableRow))
    }
  }

  @Test func `examples follow the steps of a scenario alone`() {
    #expect(ParserState.step(.line, inBackground: false).expected.contains(.examplesLine))
    #expect(!ParserState.step(.line, inBackground: true).expected.contains(.examplesLine))
  }

  @Test func `tags lead to what they stand in front of`() {
    let step = ParserState.step(.line, inBackground: false)
    #expect(step.next(after: .tagLine, tagged: .examples) == .examplesTags)
    #expect(step.next(after: .tagLine, tagged: .scenario) == .scenarioTags)
    #expect(step.next(after: .tagLine, tagged: .rule) == .ruleTags)
    #expect(ParserState.start.next(after: .tagLine, tagged: .rule) == .featureTags)
    #expect(ParserState.scenarioTags.next(after: .tagLine, tagged: .rule) == .scenarioTags)
  }
}
