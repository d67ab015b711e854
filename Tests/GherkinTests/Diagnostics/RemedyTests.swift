import Gherkin
import Testing

struct RemedyTests {
  /// The first error's note.
  private func note(_ text: String) throws -> String? {
    let error = #expect(throws: ParseErrors.self) { try read(text) }
    return try #require(error?.errors.first).note
  }

  @Test(arguments: [
    ("Faeture: f\n", "nearest keyword is 'Feature:'"),
    ("Feature: f\n@t\nScenaro: s\n", "nearest keyword is 'Scenario:'"),
    ("Feature: f\nScenario: s\nGiven a\nExmaples:\n", "nearest keyword is 'Examples:'"),
    ("Feature: f\nScenario: s\nWhen w\nThn t\n", "nearest keyword is 'Then'"),
    ("Feature: f\nScenario: s\nWhen w\nthen t\n", "nearest keyword is 'Then'"),
    ("# language: pt\nFuncionalidade: f\nCenário: s\nDado a\nQaundo b\n", "nearest keyword is 'Quando'"),
  ])
  func `a misspelt keyword is told its nearest`(_ text: String, _ expected: String) throws {
    #expect(try note(text) == expected)
  }

  @Test(arguments: [
    ("Feature f\n", "a colon belongs behind the keyword: 'Feature:'"),
    (
      "Feature: f\nScenario: s\nGiven a\nScenario Outline o\n",
      "a colon belongs behind the keyword: 'Scenario Outline:'"
    ),
    ("Feature: f\nScenario: s\nGiven a\nExamples\n", "a colon belongs behind the keyword: 'Examples:'"),
  ])
  func `a heading without a colon is told so`(_ text: String, _ expected: String) throws {
    #expect(try note(text) == expected)
  }

  @Test(arguments: [
    "Feature: f\nScenario: s\nGiven a\nThen\n", "Feature: f\nScenario: s\nGiven a\n*\n",
    "# language: pt\nFuncionalidade: f\nCenário: s\nDado a\nQuando\n",
  ])
  func `a keyword alone is told that a text is missing`(_ text: String) throws {
    #expect(try note(text) == "a step has a text behind its keyword")
  }

  @Test func `a keyword of another language names the language`() throws {
    #expect(
      try note("Funcionalidade: f\n") == "the keyword is Portuguese: put '# language: pt' in the first line")
    #expect(
      try note("Feature: f\nScenario: s\nGiven a\nWenn b\n")
        == "the keyword is German: put '# language: de' in the first line")
  }

  @Test(arguments: [
    ("Feature: f\nScenario: s\nGiven a\nFeature: g\n", "a file holds one feature"),
    (
      "Feature: f\nScenario: s\nGiven a\nBackground:\n",
      "a background stands above the scenarios of its feature or rule"
    ),
    ("Feature: f\nBackground:\nGiven a\nExamples:\n", "examples stand under the steps of a scenario"),
    ("Given a\n", "a step stands under a scenario or a background"),
    ("| a |\n", "a table stands under a step, one for each, or under an examples heading"),
    (
      "Feature: f\nScenario: s\nGiven a\n\"\"\"\n\"\"\"\n```\n",
      "a doc string stands under a step, one for each"
    ),
    ("Scenario: s\n", "a feature heading comes first"),
  ])
  func `a line in the wrong place is told its place`(_ text: String, _ expected: String) throws {
    #expect(try note(text) == expected)
  }

  @Test func `a line like nothing known has no remedy beyond what may come`() throws {
    #expect(try note("Feature: f\nScenario: s\nGiven a\nsomething else\n") == nil)
  }

  @Test func `a text that begins with something else is told how to begin`() throws {
    #expect(try note("not gherkin\n") == "a text begins with a feature heading, such as 'Feature: name'")
    #expect(
      try note("# language: pt\nxyz\n")
        == "a text begins with a feature heading, such as 'Funcionalidade: name'")
  }

  @Test func `an unfinished row is told what ends a cell`() throws {
    #expect(
      try note("Feature: f\nScenario: s\nGiven a\n| a | b |\n| 1 | 2\n")
        == "the row has 1 cell, the first row 2; a cell ends with '|'")
    #expect(
      try note("Feature: f\nScenario: s\nGiven a\n| a |\n| 1 | 2 |\n")
        == "the row has 2 cells, the first row 1")
  }

  @Test func `a text that ends too early is told what is missing`() throws {
    #expect(try note("Feature: f\n@t\n") == "tags belong to a heading, which must follow them")
    #expect(try note("# language: en\n") == "a feature heading is missing")
    #expect(
      try note("Feature: f\nScenario: s\nGiven a\n```\n")
        == "end it with the fence that opens it, on a line of its own")
  }

  @Test func `an unknown language is told its nearest`() throws {
    #expect(try note("# language: PT\n") == "nearest are 'pt'")
    #expect(try note("# language: pt-BR\n") == "nearest are 'pt'")
    #expect(try note("# language: qqqqq\n") == "a language is named by its code, such as 'en' or 'pt'")
  }

  @Test func `a tag with white space is told the form of tags`() throws {
    #expect(
      try note("Feature: f\n@a b\n")
        == "each tag starts with '@'; a comment needs a blank in front of its '#'")
  }

  @Test(arguments: [
    ("Faeture: f\n", "misspelt-keyword"), ("Feature: f\nScenario: s\nWhen w\nThn t\n", "misspelt-keyword"),
    ("Feature f\n", "keyword-without-colon"), ("Funcionalidade: f\n", "other-language"),
    ("Scenario: s\n", "syntax"), ("not gherkin\n", "syntax"), ("Feature: f\n@t\n", "syntax"),
    ("Feature: f\nScenario: s\nGiven a\n| a | b |\n| 1 |\n", "uneven-table"),
    ("# language: xx\nFeature: f\n", "unknown-language"), ("Feature: f\n@a b\n", "tag-with-white-space"),
  ])
  func `each error bears the rule that the text breaks`(_ text: String, _ rule: String) throws {
    let error = #expect(throws: ParseErrors.self) { try read(text) }
    #expect(try #require(error?.errors.first).rule.id == rule)
  }

  @Test(arguments: [
    ("Given \"a", "syntax"), ("no step", "syntax"), ("# language: xx\nGiven a", "unknown-language"),
    ("@a b\nGiven a", "tag-with-white-space"),
  ])
  func `each error of the short form does too`(_ text: String, _ rule: String) throws {
    let error = #expect(throws: ParseErrors.self) { try read(text, "a.scenario") }
    #expect(try #require(error?.errors.first).rule.id == rule)
  }
}
