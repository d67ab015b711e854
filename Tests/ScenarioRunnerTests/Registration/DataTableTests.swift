import Foundation
import ScenarioRunner
import Testing

@MainActor struct DataTableTests {
  enum Colour: String, Decodable, Sendable { case red, green }

  struct Thing: Decodable, Sendable, Equatable {
    var name: String
    var price: Decimal
    var isNew: Bool
    var weight: Double
    var colour: Colour
    var note: String?
    var rank: Int?
  }

  struct Pair: Decodable, Sendable { var inner: Thing }

  let library = StepLibrary<CounterWorld> {
    Given("things") { (world, things: [Thing]) in world.log = things.map { "\($0)" } }
    Given("pairs") { (_, _: [Pair]) in }
    Given("maps") { (world, rows: [[String: String]]) in
      world.log = rows.map { $0.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",") }
    }
    Given("a table") { (world, table: DataTable) in world.log = table.rows.map { $0.joined(separator: "|") } }
    Given("{int} and both") { (world, _: Int, text: DocString, table: DataTable) in
      world.log = [text.content, text.mediaType ?? "", "\(table.rows)"]
    }
    Then("the log is {string}") { (world, text: String) in
      let log = world.log.joined(separator: "; ")
      guard log == text else { throw ExpectationFailure("another log", expected: text, actual: log) }
    }
  }

  private func failure(_ step: String) async throws -> String? {
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given \(step)\n", library)
    return record.failures.first?.message
  }

  /// A table of things with one good row, in which one column is changed.
  private func things(_ column: String, _ cell: String) -> String {
    let good = [("name", "pen"), ("price", "1.50"), ("isNew", "true"), ("weight", "0.2"), ("colour", "red")]
    let row = good.map { $0.0 == column ? cell : $0.1 }
    return "things\n|\(good.map(\.0).joined(separator: "|"))|\n|\(row.joined(separator: "|"))|"
  }

  @Test func `rows decode into their properties, an empty cell into nil`() async throws {
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given things
            | price    | name | isNew | weight | colour | note | rank |
            | 1200.05  | pen  | true  | 1e3    | red    |      | 7    |
          Then the log is "Thing(name: \\"pen\\", price: 1200.05, isNew: true, weight: 1000.0, colour: \
      ScenarioRunnerTests.DataTableTests.Colour.red, note: nil, rank: Optional(7))"
      """, library)
    #expect(record.failures.map(\.actual) == [])
    #expect(record.statuses == [[.passed, .passed]])
  }

  @Test(arguments: [
    ("price", "1,200", "Decimal"), ("price", "12abc", "Decimal"), ("price", ".", "Decimal"),
    ("price", "", "Decimal"), ("isNew", "yes", "Bool"), ("weight", "heavy", "Double"),
    ("colour", "blue", "Colour"),
  ])
  func `a cell that is not of its type names row, column and type`(
    column: String, cell: String, type: String
  ) async throws {
    #expect(
      try await failure(things(column, cell)) == "'\(cell)' in column '\(column)', row 2, is no \(type)")
  }

  @Test func `the row of a wrong cell is counted with the heading`() async throws {
    let text = things("", "") + "\n|cap|x|true|1|green|"
    #expect(try await failure(text) == "'x' in column 'price', row 3, is no Decimal")
  }

  @Test func `a missing column lists those that there are, as the table has them`() async throws {
    #expect(
      try await failure("things\n|price|name|\n|1|pen|")
        == "the table has no column 'isNew'; it has 'price', 'name'")
  }

  @Test func `a column that the step does not know is not dropped in silence`() async throws {
    let text = "things\n|name|price|isNew|weight|colour|note|rnak|\n|pen|1|true|1|red||7|"
    #expect(
      try await failure(text)
        == "the step does not know the column 'rnak'; it knows 'name', 'price', 'isNew', 'weight', "
        + "'colour', 'note', 'rank'")
  }

  @Test func `two columns of one name are refused`() async throws {
    #expect(try await failure("maps\n|a|b|a|\n|1|2|3|") == "the table has two columns 'a'")
  }

  @Test func `properties that are no plain values cannot be read from a cell`() async throws {
    #expect(try await failure("pairs\n|inner|\n|x|") == "row 2 can be decoded into plain properties only")
  }

  @Test func `a doc string that the step needs or does not take`() async throws {
    #expect(try await failure("3 and both\n|a|") == "the step needs a doc string under it")
    #expect(try await failure("3 and both\n\"\"\"\nx\n\"\"\"") == "the step needs a table under it")
    #expect(
      try await failure("a table\n|a|\n\"\"\"\nx\n\"\"\"")
        == "the step takes no doc string, but one stands under it")
  }

  @Test func `rows may be maps, and a step may take a table and a doc string`() async throws {
    let record = try await rehearse(
      """
      Feature: F
        Scenario: Maps
          Given maps
            | b | a |
            | 1 | 2 |
          Then the log is "a=2,b=1"
        Scenario: Both
          Given 1 and both
            \"\"\"json
            {}
            \"\"\"
            | x |
          Then the log is "{}; json; [[\\"x\\"]]"
      """, library)
    #expect(record.statuses == [[.passed, .passed], [.passed, .passed]])
  }

  @Test func `records and the transposed table`() {
    let table = DataTable(rows: [["a", "b"], ["1", "2"], ["3", "4"]])
    #expect(table.records == [["a": "1", "b": "2"], ["a": "3", "b": "4"]])
    #expect(table.transposed.rows == [["a", "1", "3"], ["b", "2", "4"]])
    #expect(DataTable(rows: []).transposed.rows == [])
    #expect(DataTable(rows: [["a", "b"], ["1"]]).transposed.rows == [["a", "1"], ["b", ""]])
  }
}
