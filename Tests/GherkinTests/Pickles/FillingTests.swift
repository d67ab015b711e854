import Gherkin
import Testing

struct FillingTests {
  private func outline(_ step: String, _ header: String, _ rows: String...) throws -> ParsedSource {
    let table = ([header] + rows).map { "      \($0)\n" }.joined()
    return try read("Feature: f\n  Scenario Outline: o <a>\n    Given \(step)\n    Examples:\n\(table)")
  }

  @Test func `each row of each table is a scenario`() throws {
    let text = """
      Feature: f
        Scenario Outline: o <a>
          Given <a> of <b>
          Examples: first
            | a | b |
            | 1 | x |
            | 2 | y |
          Examples: second
            | b | a |
            | z | 3 |
      """
    let parsed = try read(text)
    #expect(parsed.texts == [["1 of x"], ["2 of y"], ["3 of z"]])
    #expect(parsed.pickles.map(\.name) == ["o 1", "o 2", "o 3"])
  }

  // B011
  @Test func `names are taken as they are, blanks inside the brackets count`() throws {
    let parsed = try outline(
      "<start count> <item-id> < a >", "| start count | item-id | a |", "| 2 | 3 | 1 |")
    #expect(parsed.texts == [["2 3 < a >"]])
  }

  // B014
  @Test func `what is no column stays`() throws {
    #expect(try outline("<none> <a", "| a |", "| 1 |").texts == [["<none> <a"]])
  }

  @Test func `values are text, whatever they hold`() throws {
    #expect(try outline("<a>", "| a |", #"| $1 \\ \| |"#).texts == [[#"$1 \ |"#]])
  }

  @Test func `an empty value leaves nothing`() throws {
    #expect(try outline("<a>", "| a | b |", "| | x |").texts == [[""]])
  }

  @Test func `columns are filled one after the other`() throws {
    #expect(try outline("<a> <b>", "| a | b |", "| <b> | <a> |").texts == [["<a> <a>"]])
    #expect(try outline("<<a>>", "| a | b |", "| b | 1 |").texts == [["1"]])
  }

  @Test func `tables, doc strings and media types are filled`() throws {
    let text = """
      Feature: f
        Scenario Outline: o
          Given a
            | <a> | b |
            ```<a>
            x<a>y
            ```
          Examples:
            | a |
            | 1 |
      """
    let arguments = try #require(try read(text).pickles.first?.steps.first).arguments
    #expect(arguments == [.dataTable([["1", "b"]]), .docString(content: "x1y", mediaType: "1")])
  }

  @Test(arguments: [
    "Examples:", "Examples: name", "Examples: name\n|", "Examples:\n| a |", "Examples:\n| a |\n# | 1 |",
  ])
  func `examples without values give no scenario`(_ examples: String) throws {
    #expect(try read("Feature: f\nScenario Outline: s\nGiven <a>\n\(examples)\n").pickles.isEmpty)
  }

  // B013
  @Test func `an outline without examples is one scenario, as written`() throws {
    #expect(try read("Feature: f\nScenario Outline: s <a>\nGiven <a>\n").texts == [["<a>"]])
  }

  @Test func `an outline of many rows gives as many scenarios`() throws {
    let rows = (1...2000).map { "      | \($0) |" }.joined(separator: "\n")
    let parsed = try outline("<a>", "| a |\n\(rows)")
    #expect(parsed.texts.map { $0[0] } == (1...2000).map(String.init))
  }

  @Test func `equal spellings of a name are different names`() throws {
    #expect(try outline("<e\u{301}> <\u{E9}>", "| \u{E9} |", "| 1 |").texts == [["<e\u{301}> 1"]])
  }

  @Test func `values that double with each column are given up, not followed to the end`() throws {
    let names = (0..<40).map { "c\($0)" }
    let header = "| \(names.joined(separator: " | ")) | end |"
    let row = "| \(names.indices.map { "<c\($0 + 1)><c\($0 + 1)>" }.joined(separator: " | ")) | x |"
    let parsed = try outline("<c0>", header, row)
    #expect((parsed.texts.first?.first?.utf8.count ?? 0) < 1 << 21)
  }

  @Test func `a row that takes long takes nothing from the others, whichever is asked for first`() throws {
    let names = (0..<40).map { "c\($0)" }
    let header = "| \(names.joined(separator: " | ")) | c40 |"
    let long = "| \(names.indices.map { "<c\($0 + 1)><c\($0 + 1)>" }.joined(separator: " | ")) | x |"
    let short = "| \(names.indices.map { "<c\($0 + 1)>" }.joined(separator: " | ")) | x |"
    let rows = Array(repeating: long, count: 3) + [short]
    let pickles = try outline("<c0>", header, rows.joined(separator: "\n")).pickles
    #expect(pickles.reversed().map { $0.steps[0].text }.first == "x")
    #expect(pickles.map { $0.steps[0].text }.last == "x")
  }
}
