import Testing

@testable import Gherkin

struct RowValuesTests {
  private func values(_ row: TableRow) -> [String] {
    row.lendValues { values in
      values.places.indices.map { column in
        String(unsafeUninitializedCapacity: values.room(of: column)) { buffer in
          buffer.baseAddress.map { values.copy(column, to: $0) } ?? 0
        }
      }
    }
  }

  @Test func `the values of a row are those of its cells, read in place or stored`() throws {
    let text = "| a  |\u{3000}é b\u{A0}| \\| \\\\ \\n \\x || <c> |"
    let rows = try read("Feature: f\n  Scenario: s\n    Given a\n      \(text)\n").steps.first?.dataTable?
      .rows
    let row = try #require(rows?.first)
    #expect(values(row) == ["a", "é b", "| \\ \n \\x", "", "<c>"])
    #expect(values(row) == row.cells.map(\.value))
    #expect(values(TableRow(id: 0, location: row.location, cells: row.cells)) == row.cells.map(\.value))
  }

  @Test func `a stored row lends each value by itself, an empty row none`() {
    let stored = StoredValues(["", "ab", "é"].map { TableCell(column: 1, value: $0) })
    #expect((0..<3).map { String(decoding: stored.bytes(of: $0), as: UTF8.self) } == ["", "ab", "é"])
    #expect(StoredValues([]).lend(\.places.count) == 0)
  }
}
