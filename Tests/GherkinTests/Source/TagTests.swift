import Gherkin
import Testing

struct TagTests {
  private func tags(_ lines: String) throws -> [String] {
    try read("Feature: f\n\(lines)\nScenario: s\n").scenarios.first?.tags.map(\.name) ?? []
  }

  // B005
  @Test func `a comment needs white space in front of its sign`() throws {
    #expect(try tags("@a #c @b\n@x#y") == ["@a", "@x#y"])
  }

  @Test func `tags need no blank between them`() throws {
    #expect(try tags("@a@b  @c") == ["@a", "@b", "@c"])
  }

  @Test func `tags carry their columns`() throws {
    let tags = try read("Feature: f\n  @é @b\nScenario: s\n").scenarios.first?.tags
    #expect(tags?.map(\.location) == [Location(line: 2, column: 3), Location(line: 2, column: 6)])
  }

  @Test func `comments and blank lines may stand between tag lines`() throws {
    #expect(try tags("@x\n  # c\n\n@y @z") == ["@x", "@y", "@z"])
  }

  // B003
  @Test func `tag lines behind an outline belong to the scenario that follows`() throws {
    let text =
      "Feature: f\nScenario Outline: o\nGiven <a>\nExamples:\n|a|\n|1|\n@x\n# c\n@y @z\nScenario: s\nGiven b\n"
    let parsed = try read(text)
    #expect(parsed.pickles.map { $0.tags.map(\.name) } == [[], ["@x", "@y", "@z"]])
  }

  @Test func `tag lines in front of examples belong to them`() throws {
    let text =
      "Feature: f\nScenario Outline: o\nGiven <a>\n@x\n@y\nExamples:\n|a|\n|1|\n@z\nExamples:\n|a|\n|2|\n"
    #expect(try read(text).pickles.map { $0.tags.map(\.name) } == [["@x", "@y"], ["@z"]])
  }

  // B005
  @Test func `white space in a tag is an error on its line`() {
    #expect(
      errors("Feature: f\n  @ok @a b\n  Scenario: s\n") == [
        "a.feature:2:7: error: A tag may not contain whitespace\n"
          + "note: each tag starts with '@'; a comment needs a blank in front of its '#'"
      ])
  }
}
