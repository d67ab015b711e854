import DeviceStorage
import Testing

struct StorageErrorTests {
  @Test(arguments: [
    (
      StorageError.cannotOpen(path: "a.sqlite", reason: "unable to open database file"),
      "a.sqlite: the database cannot be opened: unable to open database file; "
        + "check that the folder is there and can be written"
    ),
    (
      .damaged(path: "a.sqlite"),
      "a.sqlite: the file is damaged or no database; remove it, and the app starts with an empty one"
    ),
    (
      .newerSchema(path: "a.sqlite", found: 3, known: 2),
      "a.sqlite: the database has schema version 3, and the app knows up to 2; update the app"
    ),
    (
      .migrationFailed(path: "a.sqlite", version: 2, reason: "no such table: x"),
      "a.sqlite: the step to schema version 2 failed: no such table: x; the database is as it was"
    ),
    (
      .statementFailed(sql: "SELECT x", reason: "no such column: x"),
      "the statement 'SELECT x' failed: no such column: x"
    ),
    (
      .wrongValueCount(sql: "SELECT ?", wanted: 1, given: 0),
      "the statement 'SELECT ?' has 1 parameters, but 0 values were given"
    ),
    (.closed(path: "a.sqlite"), "a.sqlite: the database is closed; open it again"),
    (.noColumn("nmae", columns: ["id", "name"]), "the row has no column 'nmae'; it has 'id', 'name'"),
    (
      .wrongKind(column: "id", found: "text", wanted: "a whole number"),
      "the column 'id' holds text, not a whole number"
    ),
    (
      .fileFailed(path: "a", reason: "no space left"),
      "a: the file cannot be read or written: no space left; "
        + "check that the folder is there and can be written"
    ),
  ])
  func `an error says what is wrong and what to do`(error: StorageError, text: String) {
    #expect(error.description == text)
  }
}
