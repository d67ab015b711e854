import Foundation
import Gherkin
import Testing

@testable import Requirements

struct BriefTests {
  private func lines(_ text: String) throws -> [RequirementLine] {
    try Brief(parsing: text, path: "brief.md").lines
  }

  @Test func `list items that start with an id are lines, headings group them`() throws {
    let brief = try Brief(
      parsing: """
        # Buy Crypto

        A wallet. BUY-99 is not a list item.

        ## Lines
        ### Set amount
        - BUY-09 Next is disabled.
        * BUY-10 Next is enabled.
        - not a line
        ### Set limit ###
        + BUY-12 A title.
        1. BUY-13 A price.
        2) BUY-14 An input.
        """, path: "Scenarios/buy-crypto/brief.md")
    #expect(brief.title == "Buy Crypto")
    #expect(brief.lines.map(\.id) == ["BUY-09", "BUY-10", "BUY-12", "BUY-13", "BUY-14"])
    #expect(brief.lines.map(\.text).first == "Next is disabled.")
    #expect(brief.lines[0].sections == ["Lines", "Set amount"])
    #expect(brief.lines[4].sections == ["Lines", "Set limit"])
    #expect(brief.lines[0].location == Location(line: 7, column: 3))
    #expect(brief.lines[3].location == Location(line: 12, column: 4))
    #expect("\(brief.place(of: brief.lines[0]))" == "Scenarios/buy-crypto/brief.md:7:3")
  }

  @Test func `several ids stand on one item with dots between them`() throws {
    let lines = try lines("- PPL-11 avatar · image · PPL-12 first name · PPL-13 age (waived: private)")
    #expect(lines.map(\.id) == ["PPL-11", "PPL-12", "PPL-13"])
    #expect(lines.map(\.text) == ["avatar · image", "first name", "age"])
    #expect(lines.map(\.location.column) == [3, 27, 47])
    #expect(lines.map(\.waiver) == [nil, nil, "private"])
  }

  @Test func `a line goes on until a blank line or the next item`() throws {
    let lines = try lines("- A-1 one\n  two\nthree\n\n  not of it\n- A-2 four\n  - A-3 inside")
    #expect(lines.map(\.text) == ["one two three", "four", "inside"])
  }

  @Test(arguments: [
    ("- A-1 **Next** is `off` and *shut*", "Next is off and shut"),
    ("- A-1 see [the page](https://example.org/a_(b)) ![icon](i.png)", "see the page icon"),
    ("- **A-1** bold id", "bold id"), ("- **A-1:** bold id", "bold id"), ("- `A-1`: code id", "code id"),
    ("- **A-1 all of it**", "all of it"), ("- [ ] A-1 a box", "a box"), ("- [x] A-1 a box", "a box"),
    ("- A-1 [timestamp, price] pairs of snake_case_words", "[timestamp, price] pairs of snake_case_words"),
    ("- A-1 2 * 3 * 4 and a\\*b", "2 * 3 * 4 and a*b"), ("- A-1 `` a`b `` *open", " a`b  *open"),
    ("- A-1 ~~gone~~ ~ here", "gone ~ here"), ("- A-1 a <!-- why --> b < c", "a  b < c"),
    ("- [A-1](https://example.org/1) a ticket", "a ticket"), ("- [A-1](x): a ticket", "a ticket"),
  ]) func `marks of Markdown are no part of the text`(markdown: String, text: String) throws {
    #expect(try lines(markdown).map(\.text) == [text.hasPrefix(" ") ? String(text.dropFirst()) : text])
  }

  @Test(arguments: [
    "```\n- A-2 in code\n```", "~~~ text\n- A-2 in code\n```\n~~~", "Text\n\n    - A-2 in code",
    "<!-- one\n- A-2 in a comment\nend -->", "<!-- - A-2 -->", "<!--\n- A-2 -->", "<!-- x --> - A-2",
    "- [A-2](#a-2)",
    "-A-2 no blank", "- a-2 small", "- A-2b no id",
    "- A- none", "> - A-2 quoted", "* * *", "---",
  ]) func `what is not a list item with an id is no line`(other: String) throws {
    #expect(try lines("\(other)\n\n- A-1 one").map(\.id) == ["A-1"])
  }

  @Test func `a byte order mark and carriage returns change nothing`() throws {
    let brief = try Brief(parsing: Array("\u{FEFF}# Title\r\n\r\n- A-1 one\r\n  two\r\n".utf8), path: "b.md")
    #expect(brief.title == "Title")
    #expect(brief.lines.map(\.text) == ["one two"])
    #expect(brief.lines[0].location == Location(line: 3, column: 3))
  }

  @Test func `underlined headings group too, and a brief without a title has its file's name`() throws {
    let brief = try Brief(parsing: "Part\n----\n- A-1 one\n", path: "a/b/brief.md")
    #expect(brief.title == "brief.md")
    #expect(brief.lines[0].sections == ["Part"])
    #expect(try Brief(parsing: "Title\n===\n- A-1 one", path: "b").title == "Title")
  }

  @Test(arguments: [
    ("(waived: no bank offers it)", "no bank offers it"), ("(Waived: see (1) and **2**)", "see (1) and 2"),
    ("(waived later)", "later"),
  ]) func `a waiver has a reason and is no part of the text`(waiver: String, reason: String) throws {
    let line = try #require(try lines("- A-1 One. \(waiver)").first)
    #expect(line.text == "One.")
    #expect(line.waiver == reason)
  }

  @Test func `the word waived alone waives nothing`() throws {
    let line = try #require(try lines("- A-1 The fee is waived (waivedness) (see B)").first)
    #expect(line.waiver == nil)
    #expect(line.text == "The fee is waived (waivedness) (see B)")
  }
}
