import DeviceStorage
import Foundation
import TestSupport
import Testing

struct SQLRowTests {
  let row: SQLRow

  init() throws {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.url.appending(path: "row.sqlite"), migrations: [])
    row = try #require(
      try database.rows("SELECT 1 AS id, 'a' AS name, NULL AS note, x'00ff' AS picture").first)
  }

  @Test func `columns are read by name`() throws {
    #expect(try row.integer("id") == 1)
    #expect(try row.text("name") == "a")
    #expect(try row.optionalText("note") == nil)
    #expect(try row.optionalText("name") == "a")
    #expect(try row.data("picture") == Data([0, 255]))
  }

  @Test func `a column that is not there is named, with those that are`() {
    #expect(throws: StorageError.noColumn("nmae", columns: ["id", "name", "note", "picture"])) {
      try row.text("nmae")
    }
  }

  @Test func `a value of another kind is refused`() {
    #expect(throws: StorageError.wrongKind(column: "id", found: "a whole number", wanted: "text")) {
      try row.text("id")
    }
    #expect(throws: StorageError.wrongKind(column: "note", found: "nothing", wanted: "a whole number")) {
      try row.integer("note")
    }
    #expect(throws: StorageError.wrongKind(column: "name", found: "text", wanted: "octets")) {
      try row.data("name")
    }
    #expect(throws: StorageError.wrongKind(column: "picture", found: "octets", wanted: "text")) {
      try row.optionalText("picture")
    }
  }
}
