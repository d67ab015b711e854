import Gherkin
import Testing

struct PickleTests {
  private func outline() throws -> [Pickle] {
    let text = """
      @f
      Feature: f
        Background:
          Given b
        Rule: r
          @s
          Scenario Outline: o <a>
            Given <a>
            Examples:
              | a |
              | 1 |
              | 2 |
      """
    return try read(text).pickles
  }

  @Test func `rows count their steps on`() throws {
    let pickles = try outline()
    let first = try #require(pickles.first).steps.map(\.id)
    #expect(pickles.map { $0.steps.map(\.id) } == [first, first.map { $0 + 3 }])
    #expect(pickles.map(\.id) == [first[1] + 1, first[1] + 4])
  }

  @Test func `what is set stays, and leaves the rest as it is`() throws {
    let made = try #require(try outline().first)
    var pickle = made
    pickle.steps = Array(pickle.steps.dropFirst())
    #expect(pickle.name == "o 1" && pickle.steps.map(\.text) == ["1"])
    pickle.name = "n"
    pickle.uri = "u"
    pickle.language = "pt"
    pickle.parents = ["p"]
    #expect(pickle.tags.map(\.name) == ["@f", "@s"])
    pickle.tags.removeFirst()
    pickle.astNodeIDs = [7]
    #expect(pickle.name == "n" && pickle.uri == "u" && pickle.language == "pt" && pickle.parents == ["p"])
    #expect(pickle.tags.map(\.name) == ["@s"] && pickle.astNodeIDs == [7])
    #expect(pickle.steps.map(\.text) == ["1"] && pickle != made)
  }

  @Test func `a pickle with other steps, name and parents holds nothing of those before`() throws {
    var pickle = try #require(try outline().first)
    pickle.steps = pickle.steps.map { step in
      var step = step
      step.text = "masked"
      return step
    }
    pickle.name = "n"
    pickle.parents = ["p"]
    var text = ""
    dump(pickle, to: &text)
    #expect(text.contains("masked") && !text.contains("<a>") && !text.contains("Given b"))
    #expect(!text.contains("\"o 1\"") && !text.contains("\"r\"") && !text.contains("\"f\""))
  }

  @Test func `a tag is found wherever it stands`() throws {
    let text = """
      @a
      Feature: f
        @b
        Rule: r
          @c
          Scenario Outline: o <v>
            Given <v>
            @d
            Examples:
              | v |
              | 1 |
      """
    var pickle = try #require(try read(text).pickles.first)
    for tag in ["@a", "@b", "@c", "@d"] { #expect(pickle.hasTag(tag)) }
    for tag in ["@e", "a", "@A", "", "@aa"] { #expect(!pickle.hasTag(tag)) }
    pickle.tags.removeFirst()
    #expect(!pickle.hasTag("@a") && pickle.hasTag("@d"))
  }

  @Test func `the same text gives equal pickles, another row another`() throws {
    let (one, other) = (try outline(), try outline())
    #expect(one == other && one[0] != one[1])
    #expect(Set(one + other).count == 2)
  }

  @Test func `a step's text can be set`() throws {
    var step = try #require(try outline().first?.steps.last)
    step.text = "another, longer than a few bytes"
    #expect(step.text == "another, longer than a few bytes" && step.keyword == "Given ")
  }

  @Test func `thousands of values with brackets are all filled`() throws {
    let rows = (0..<6000).map { "      | <b>\($0)</b> and then some more | x |" }.joined(separator: "\n")
    let steps = String(repeating: "    Given <a> and <c>\n", count: 4)
    let text = "Feature: f\n  Scenario Outline: o\n\(steps)    Examples:\n      | a | c |\n\(rows)\n"
    let last = try #require(try read(text).pickles.last)
    #expect(last.steps.map(\.text) == Array(repeating: "<b>5999</b> and then some more and x", count: 4))
  }

  private static let allKinds = """
    @f
    Feature: f
      Background:
        Given b
      @s
      Scenario: s
        Given one
          | a |
      Scenario: none
      Rule: r
        Background:
          Given c
        @o
        Scenario Outline: o <a>
          Given <a> or <b>
          And more
          @e
          Examples:
            | a   | b |
            | 1   | 2 |
            | <b> | 3 |
    """

  @Test(arguments: [0, 1, 1000, Int(Int32.max), 1 << 40])
  func `renumbered pickles are those of a text that is counted from there`(first: Int) throws {
    let source = GherkinSource(uri: "a.feature", text: Self.allKinds, format: .feature)
    let wanted = try GherkinParser().parse(source, firstID: first).pickles
    var pickles = try GherkinParser().parse(source).pickles
    let before = pickles
    for index in pickles.indices { pickles[index].renumber(by: first) }
    #expect(pickles == wanted && pickles.count == 4)
    #expect(pickles.map(\.astNodeIDs) == wanted.map(\.astNodeIDs))
    #expect((before == pickles) == (first == 0), "those they were copied from stay as they are")
    for index in pickles.indices { pickles[index].renumber(by: -first) }
    #expect(pickles == before)
  }

  @Test func `what was set of a pickle is renumbered too`() throws {
    let made = try #require(try outline().first)
    var pickle = made
    pickle.name = "n"
    pickle.astNodeIDs = [7]
    pickle.renumber(by: 10)
    #expect(pickle.name == "n" && pickle.astNodeIDs == [17] && pickle.id == made.id + 10)
    #expect(pickle.steps.map(\.id) == made.steps.map { $0.id + 10 })
    #expect(pickle.steps.map(\.astNodeIDs) == made.steps.map { $0.astNodeIDs.map { $0 + 10 } })
    #expect(pickle.tags.map(\.astNodeID) == made.tags.map { $0.astNodeID + 10 })
    pickle = made
    pickle.renumber(by: 10)
    pickle.name = "n"
    #expect(pickle.steps.map(\.id) == made.steps.map { $0.id + 10 })
  }
}
