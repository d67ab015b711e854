import Gherkin
import Testing

struct CellTests {
  private func cells(_ row: String) throws -> [String] {
    try read(scenario("Given a", row)).steps.first?.dataTable?.rows.first?.cells.map(\.value) ?? []
  }

  @Test func `bars, backslashes and line feeds are escaped by a backslash`() throws {
    #expect(try cells(#"| a\|b | c\\d | e\nf | g\h | \\n |"#) == ["a|b", #"c\d"#, "e\nf", #"g\h"#, #"\n"#])
  }

  @Test func `white space around a cell is dropped, an escaped line feed kept`() throws {
    #expect(try cells("|  a b\t| \\n c \\n |") == ["a b", "\n c \n"])
  }

  @Test func `cells may be empty`() throws {
    #expect(try cells("|  || a |") == ["", "", "a"])
    #expect(try cells("|") == [])
  }

  @Test func `what stands behind the last bar is no cell`() throws {
    #expect(try cells("| a | rest") == ["a"])
    #expect(try cells(#"| a | b \"#) == ["a"])
    #expect(try cells(#"| a | b \|"#) == ["a"])
  }

  @Test func `a cell's column is that of its text`() throws {
    let row = try #require(try read(scenario("Given a", "|  a|\\|| |")).steps.first?.dataTable?.rows.first)
    #expect(row.cells.map(\.column) == [8, 10, 14])
  }

  // B014
  @Test func `angle brackets in a plain scenario are text`() throws {
    #expect(try cells("| <9000 | >12 | <1, 2> |") == ["<9000", ">12", "<1, 2>"])
  }
}
