import Gherkin
import Testing

struct ShorthandReaderTests {
  private func short(_ text: String) throws -> ParsedSource { try read(text, "bugs/next.scenario") }

  @Test func `a sentence is a scenario of three steps`() throws {
    let parsed = try short("Given balance ETH 0.051, When I type 5 0, Then Next is enabled")
    #expect(parsed.texts == [["balance ETH 0.051", "I type 5 0", "Next is enabled"]])
    #expect(parsed.steps.map(\.keyword) == ["Given ", "When ", "Then "])
    #expect(parsed.steps.map(\.location) == [1, 26, 43].map { Location(line: 1, column: $0) })
    #expect(parsed.pickles.first?.steps.map(\.kind) == [.context, .action, .outcome])
  }

  @Test func `it is the document that a feature file would be`() throws {
    let parsed = try short("# language: en\n@BUY-09 @BUY-10\nNext opens:\nGiven a, When b\n\nThen c\n")
    let feature = try #require(parsed.document.feature)
    #expect(feature.keyword == "Feature")
    #expect(feature.name == "next")
    #expect(parsed.scenarios.map(\.name) == ["Next opens", ""])
    #expect(parsed.scenarios.map(\.keyword) == ["Scenario", "Scenario"])
    #expect(parsed.scenarios.map(\.location.line) == [3, 6])
    #expect(parsed.pickles.map { $0.tags.map(\.name) } == [["@BUY-09", "@BUY-10"], []])
    #expect(parsed.pickles.first?.parents == ["next"])
  }

  @Test func `pickles are those of the feature file that says the same`() throws {
    let long = "Feature: next\nScenario: n\nGiven a\n| b |\nWhen c\n"
    let brief = try short("n\nGiven a\n| b |\nWhen c\n")
    let full = try read(long, "bugs/next.scenario.feature")
    #expect(
      brief.pickles.map(\.steps).map { $0.map(\.arguments) }
        == full.pickles.map(\.steps).map { $0.map(\.arguments) })
    #expect(brief.texts == full.texts)
    #expect(brief.pickles.map(\.id) == full.pickles.map(\.id))
    #expect(brief.nextID == full.nextID)
  }

  @Test func `keywords count in any case and take the dialect's`() throws {
    let steps = try short("GIVEN a, when b; tHEN c. and d").steps
    #expect(steps.map(\.text) == ["a", "b", "c", "d"])
    #expect(steps.map(\.keyword) == ["Given ", "When ", "Then ", "And "])
  }

  @Test func `a keyword begins a step only behind a mark and white space`() throws {
    #expect(
      try short("Given a when b, and5 then c,when d. Given").texts == [["a when b, and5 then c,when d", ""]])
    #expect(try short("Given 1.5 Then, givens x").texts == [["1.5 Then, givens x"]])
  }

  @Test func `no step begins inside double quotes`() throws {
    #expect(
      try short(#"Given "a, when b" c, then "d. Then e""#).texts == [[#""a, when b" c"#, #""d. Then e""#]])
    #expect(try short(#"Given "a \", when b", then c"#).texts == [[#""a \", when b""#, "c"]])
  }

  @Test func `a text may go on in the next line`() throws {
    let parsed = try short("A long\n  name:\nGiven a\n  and more,\nwhen\n  b goes\n  on.\n")
    #expect(parsed.scenarios.map(\.name) == ["A long name"])
    #expect(parsed.texts == [["a", "more", "b goes on"]])
  }

  @Test func `a mark behind a step is dropped, an ellipsis kept`() throws {
    #expect(try short("Given a,\nWhen b;\nThen c.").texts == [["a", "b", "c"]])
    #expect(try short("Given a... , Then b...").texts == [["a...", "b..."]])
  }

  @Test func `the asterisk counts at a line's start alone`() throws {
    let steps = try short("* a, * b\n* c").steps
    #expect(steps.map(\.text) == ["a, * b", "c"])
    #expect(steps.map(\.keyword) == ["* ", "* "])
  }

  @Test func `tables and doc strings belong to the step above`() throws {
    let parsed = try short("Given rows:\n | a | b |\n # c\n | 1 | 2 |\n```json\n{}\n\n```\nThen x\n")
    let steps = try #require(parsed.pickles.first).steps
    #expect(steps.map(\.text) == ["rows:", "x"])
    #expect(
      steps.map(\.arguments) == [
        [.dataTable([["a", "b"], ["1", "2"]]), .docString(content: "{}\n", mediaType: "json")], [],
      ])
    #expect(parsed.document.comments.map(\.text) == [" # c"])
  }

  @Test func `Portuguese is read by its own keywords, in any case`() throws {
    let parsed = try short(
      "# language: pt\nPróximo abre:\ndado saldo 1, QUANDO digito 5, então abre, e fecha")
    #expect(parsed.document.feature?.language == "pt")
    #expect(parsed.document.feature?.keyword == "Funcionalidade")
    #expect(parsed.scenarios.first?.keyword == "Cenário")
    #expect(parsed.texts == [["saldo 1", "digito 5", "abre", "fecha"]])
    #expect(parsed.steps.map(\.keyword) == ["Dado ", "Quando ", "Então ", "E "])
  }

  @Test func `keywords without a blank need none`() throws {
    #expect(try short("# language: ja\n前提x, もしy").texts == [["x", "y"]])
  }

  @Test func `nothing but comments is no feature`() throws {
    for text in ["", "\n\n", "# c\n\n# d"] {
      #expect(try short(text).document.feature == nil)
    }
  }

  @Test func `carriage returns and a byte order mark do not matter`() throws {
    #expect(try short("\u{FEFF}n:\r\nGiven a\r\n\r\nGiven b\r\n").texts == [["a"], ["b"]])
  }

  @Test func `a keyword behind a colon is part of the name, and a note says so`() throws {
    let parsed = try short("Bug: given a, when b")
    #expect(parsed.scenarios.first?.name == "Bug: given a")
    #expect(
      parsed.notes.map(\.description) == [
        "bugs/next.scenario:1:6: note: a keyword behind a colon belongs to the scenario's name; "
          + "begin a new line to make it a step"
      ])
  }
}
