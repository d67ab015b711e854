import DeviceStorage
import Foundation
import TestSupport
import Testing

struct MigrationTests {
  let folder: TemporaryFolder
  var file: URL { folder.url.appending(path: "notes.sqlite") }
  let first = Migration("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)")
  let second = Migration("ALTER TABLE note ADD COLUMN stars INTEGER NOT NULL DEFAULT 3")

  init() throws { folder = try TemporaryFolder() }

  @Test func `a new database takes every step`() throws {
    let database = try Database(file: file, migrations: [first, second])
    #expect(try database.schemaVersion == 2)
    try database.run("INSERT INTO note (text) VALUES (?)", ["new"])
    #expect(try database.rows("SELECT stars FROM note").first?.integer("stars") == 3)
  }

  @Test func `an old database keeps its rows and takes the steps that it lacks`() throws {
    let old = try Database(file: file, migrations: [first])
    try old.run("INSERT INTO note (text) VALUES (?)", ["old"])
    old.close()
    let new = try Database(file: file, migrations: [first, second])
    #expect(try new.schemaVersion == 2)
    #expect(try new.rows("SELECT text, stars FROM note").map(\.values) == [["old", 3]])
  }

  @Test func `a database of a newer app is left alone`() throws {
    try Database(file: file, migrations: [first, second]).close()
    #expect(throws: StorageError.newerSchema(path: file.path(), found: 2, known: 1)) {
      try Database(file: file, migrations: [first])
    }
  }

  @Test func `a step that fails takes all steps of the opening back`() throws {
    try Database(file: file, migrations: [first]).close()
    let wrong = Migration("CREATE TABLE other (id INTEGER)", "ALTER TABLE nowhere ADD COLUMN x TEXT")
    #expect(
      throws: StorageError.migrationFailed(path: file.path(), version: 3, reason: "no such table: nowhere")
    ) { try Database(file: file, migrations: [first, second, wrong]) }
    let database = try Database(file: file, migrations: [first])
    #expect(try database.schemaVersion == 1)
    #expect(try database.rows("SELECT name FROM sqlite_schema").map(\.values) == [["note"]])
  }

  @Test func `a file that is no database is left alone`() throws {
    let content = Data(String(repeating: "this is no database at all. ", count: 100).utf8)
    try content.write(to: file)
    #expect(throws: StorageError.damaged(path: file.path())) { try Database(file: file, migrations: [first]) }
    #expect(try Data(contentsOf: file) == content)
  }

  @Test func `a database in a folder that is not there cannot be opened`() throws {
    let nowhere = folder.url.appending(path: "nowhere/notes.sqlite")
    #expect(
      throws: StorageError.cannotOpen(path: nowhere.path(), reason: "unable to open database file")
    ) { try Database(file: nowhere, migrations: [first]) }
  }
}
