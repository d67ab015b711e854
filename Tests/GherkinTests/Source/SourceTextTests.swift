import Testing

@testable import Gherkin

struct SourceTextTests {
  // B015
  @Test func `carriage returns belong to the line end`() throws {
    let text = scenario("Given a", "\"\"\"", "a", "b", "\"\"\"", "| c |")
      .split(separator: "\n").joined(separator: "\r\n")
    let step = try #require(try read(text).steps.first)
    #expect(step.text == "a")
    #expect(step.docString?.content == "a\nb")
    #expect(step.dataTable?.rows.first?.cells.map(\.value) == ["c"])
  }

  // B010
  @Test func `a byte order mark is dropped and takes no column`() throws {
    let plain = try read("Feature: f\n  Scenario: s\n    Given a\n")
    let marked = try read("\u{FEFF}Feature: f\n  Scenario: s\n    Given a\n")
    #expect(plain.document == marked.document)
    #expect(plain.pickles == marked.pickles)
    #expect(marked.document.feature?.location == Location(line: 1, column: 1))
  }

  // B008
  @Test func `the language line is seen behind a byte order mark`() throws {
    let parsed = try read("\u{FEFF}# language: pt\nFuncionalidade: f\n  Cenário: s\n    Dado t\n")
    #expect(parsed.document.feature?.language == "pt")
    #expect(parsed.texts == [["t"]])
  }

  @Test func `tabs and wide white space indent as blanks do`() throws {
    let step = try #require(
      try read("Feature: f\n\tScenario: s\n\t\u{3000}\u{A0}Given a \u{2003}\n").steps.first)
    #expect(step.location == Location(line: 3, column: 4))
    #expect(step.text == "a")
  }

  @Test func `columns count code points`() throws {
    let step = try #require(try read(scenario("Given a", "| é | 𝒳 | z |")).steps.first)
    #expect(step.dataTable?.rows.first?.cells.map(\.column) == [7, 11, 15])
  }

  // B018
  @Test func `a text without a line feed at its end is complete`() throws {
    let parsed = try read("Feature: f\nScenario Outline: s <a>\nGiven <a>\nExamples:\n| a |\n| 1 |")
    #expect(parsed.texts == [["1"]])
  }

  @Test func `bytes that are not UTF-8 are an error at their place`() {
    let bytes = Array("Feature: f\n  é ".utf8) + [0xE9, 0x20]
    #expect(
      throws: ParseErrors(errors: [
        ParseError(
          rule: .notUTF8,
          uri: "a.feature", location: Location(line: 2, column: 5), problem: "the byte 0xE9 is not UTF-8",
          note: "save the file as UTF-8")
      ])
    ) {
      try GherkinParser().parse(GherkinSource(uri: "a.feature", bytes: bytes, format: .feature))
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xFF], [0xF1, 0x80, 0x80, 0x41],
    ] as [[UInt8]])
  func `malformed characters are found`(_ bytes: [UInt8]) {
    #expect(throws: ParseErrors.self) {
      try GherkinParser().parse(
        GherkinSource(uri: "a", bytes: Array("# abcdefghij".utf8) + bytes, format: .feature))
    }
  }

  @Test(arguments: ["é", "€", "한", "😀", "\u{10FFFF}", "\u{D7FF}", "\u{E000}"])
  func `well formed characters are let through`(_ character: String) throws {
    #expect(try read("# abcdefghij\(character)").document.comments.first?.text == "# abcdefghij\(character)")
  }
}
