import Testing

@testable import Gherkin

struct TableRowTests {
  @Test func `a row is cut when its cells are asked for, and can be altered`() throws {
    var row = try #require(
      try read(scenario("Given a", "| é  | \\| | <b> |")).steps.first?.dataTable?.rows.first)
    #expect(row.cells.map(\.value) == ["é", "|", "<b>"])
    #expect(row.cells.map(\.column) == [7, 12, 17])
    #expect(row.cellCount == 3 && row.holdsBracket)
    row.cells[0].value = "x"
    row.cells.removeLast()
    #expect(row.cells.map(\.value) == ["x", "|"])
    #expect(row.cellCount == 2 && !row.holdsBracket)
  }

  @Test func `rows are equal where their cells are`() throws {
    let rows = try #require(try read(scenario("Given a", "| b |")).steps.first?.dataTable?.rows)
    var (one, other) = (rows[0], rows[0])
    one.cells = [TableCell(column: 9, value: "c")]
    #expect(one != other)
    other.cells = one.cells
    #expect(one == other && Set([one, other]).count == 1)
  }
}
