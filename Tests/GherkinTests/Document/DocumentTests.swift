import Gherkin
import Testing

struct DocumentTests {
  @Test func `an empty text has no feature`() throws {
    for text in ["", "\n", "  \n\t\n", "\u{FEFF}", "# only a comment\n"] {
      let parsed = try read(text)
      #expect(parsed.document.feature == nil)
      #expect(parsed.pickles.isEmpty)
    }
  }

  @Test func `comments are kept with their indent`() throws {
    let comments = try read("# a\nFeature: f\n  # b\n  Scenario: s\n    Given x # no comment\n# c").document
      .comments
    #expect(comments.map(\.text) == ["# a", "  # b", "# c"])
    #expect(comments.map(\.location.line) == [1, 3, 6])
  }

  // B020
  @Test func `a description ends at the first step`() throws {
    let scenario = try #require(try read(scenario("Some words", "", "When w", "Then t")).scenarios.first)
    #expect(scenario.description == "    Some words")
    #expect(scenario.steps.map(\.text) == ["w", "t"])
  }

  @Test func `lines of white space at a description's end are dropped, those inside kept`() throws {
    let text = "Feature: f\n\n  one  \n\n  two\n  \n\t\n  Scenario: s\n"
    #expect(try read(text).document.feature?.description == "  one  \n\n  two")
  }

  // B017
  @Test func `a description of several lines is one scenario's`() throws {
    let parsed = try read(scenario("a", "b", "c", "", "Given x", "When y", "Then z"))
    #expect(parsed.texts == [["x", "y", "z"]])
  }

  // B001
  @Test func `an asterisk right under the heading is a step`() throws {
    let scenario = try #require(try read(scenario("* the price is 40")).scenarios.first)
    #expect(scenario.steps.map(\.text) == ["the price is 40"])
    #expect(scenario.description.isEmpty)
  }

  @Test func `rules hold their own background and scenarios`() throws {
    let text = """
      Feature: f
        Background: fb
          Given a
        Scenario: one
          Given b
        Rule: r
          words
          Background:
            Given c
          Example: two
            Given d
        Rule: empty
      """
    let feature = try #require(try read(text).document.feature)
    #expect(feature.children.count == 4)
    guard case .background(let background) = feature.children[0], case .rule(let rule) = feature.children[2]
    else {
      Issue.record("the children are not in order")
      return
    }
    #expect(background.name == "fb")
    #expect(rule.description == "    words")
    #expect(rule.children.count == 2)
    #expect(rule.scenarios.map(\.keyword) == ["Example"])
  }
}
