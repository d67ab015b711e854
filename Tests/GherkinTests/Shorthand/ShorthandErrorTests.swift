import Gherkin
import Testing

struct ShorthandErrorTests {
  private func faults(_ text: String) -> [String] { errors(text, "a.scenario") }

  private let howToBegin =
    "note: a step begins with a keyword such as 'Given', 'When', 'Then', at the start of a line or behind a comma, "
    + "semicolon or full stop"

  @Test func `a paragraph without a step is an error at its place`() {
    #expect(
      faults("Given a\n\n  Just words\nmore\n\nThen b\n") == [
        "a.scenario:3:3: error: no step in this paragraph\n\(howToBegin)"
      ])
    #expect(faults("@t\n\nGiven a\n") == ["a.scenario:1:1: error: no step in this paragraph\n\(howToBegin)"])
  }

  @Test func `keywords in a remedy are the language's own`() {
    #expect(
      faults("# language: pt\nsó texto").first?.hasPrefix(
        "a.scenario:2:1: error: no step in this paragraph\nnote: a step begins with a keyword such as "
          + "'Dado', 'Quando', 'Então', at") == true)
  }

  @Test func `a quote that is not closed is an error where it opens`() {
    #expect(
      faults("Given a,\nthen \"b, when c") == [
        "a.scenario:2:6: error: the quote is not closed in its line\n"
          + #"note: add the closing ", or write \" for a quote that is part of the text"#
      ])
  }

  @Test func `a table or doc string needs a step`() {
    let problem = "error: no step stands above the table or doc string"
    #expect(
      faults("name\n| a |\n")
        == [
          "a.scenario:2:1: \(problem)\n\(howToBegin)",
          "a.scenario:1:1: error: no step in this paragraph\n\(howToBegin)",
        ].sorted())
    #expect(faults("\"\"\"\n\nx\n\"\"\"") == ["a.scenario:1:1: \(problem)\n\(howToBegin)"])
  }

  @Test func `text below a table begins a step or is an error`() {
    #expect(
      faults("Given a\n| b |\nmore") == [
        "a.scenario:3:1: error: 'more' stands below a table or doc string and begins no step\n\(howToBegin)"
      ])
  }

  @Test func `a second table on a step is an error`() {
    #expect(
      faults("Given a\n\"\"\"\n\"\"\"\n\"\"\"\n\"\"\"") == [
        "a.scenario:4:1: error: the step has a table or doc string of this kind already\n"
          + "note: a step takes one table and one doc string"
      ])
  }

  @Test func `tags below the name are an error`() {
    #expect(
      faults("name\n@t\nGiven a") == [
        "a.scenario:2:1: error: tags stand below the scenario's name or a step\n"
          + "note: put them above the name, or a blank line above them to begin a scenario"
      ])
  }

  @Test func `a doc string that is not closed is an error at the end`() {
    #expect(
      faults("Given a\n```\nx") == [
        "a.scenario:4:1: error: the doc string is not closed\n"
          + "note: end it with the fence that opens it, on a line of its own"
      ])
  }

  @Test func `published errors keep their wording`() {
    #expect(
      faults("@a b\nGiven a\n| x | y |\n| z |").map { $0.split(separator: "\n")[0] } == [
        "a.scenario:1:1: error: A tag may not contain whitespace",
        "a.scenario:4:1: error: inconsistent cell count within the table",
      ])
    #expect(
      faults("# language: xx\nGiven a").first?.hasPrefix("a.scenario:1:1: error: Language not supported: xx")
        == true)
  }
}
