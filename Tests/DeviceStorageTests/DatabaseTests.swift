import DeviceStorage
import Foundation
import TestSupport
import Testing

struct DatabaseTests {
  let folder: TemporaryFolder
  var file: URL { folder.url.appending(path: "notes.sqlite") }
  let notes = Migration("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, extra BLOB, size REAL)")

  init() throws { folder = try TemporaryFolder() }

  func open() throws -> Database { try Database(file: file, migrations: [notes]) }

  @Test func `what is written is read, kind by kind`() throws {
    let database = try open()
    let values: [SQLValue] = [1, "Zoë 李 😀", .blob(Data([0, 1, 255])), .real(0.5)]
    #expect(try database.run("INSERT INTO note VALUES (?, ?, ?, ?)", values) == 1)
    let rows = try database.rows("SELECT * FROM note")
    #expect(rows.map(\.values) == [values])
    #expect(rows.map(\.columns) == [["id", "text", "extra", "size"]])
  }

  @Test func `nothing, empty text and empty octets are told apart`() throws {
    let database = try open()
    try database.run("INSERT INTO note VALUES (?, ?, ?, ?)", [1, "", .blob(Data()), nil])
    #expect(try database.rows("SELECT * FROM note").first?.values == [1, "", .blob(Data()), nil])
  }

  @Test func `text with a NUL and quotes is text`() throws {
    let database = try open()
    let text = "Robert'); DROP TABLE note;--\u{0}end"
    try database.run("INSERT INTO note (text) VALUES (?)", [.text(text)])
    #expect(try database.rows("SELECT text FROM note").first?.text("text") == text)
  }

  @Test func `a closed database opens again with what it held`() throws {
    let first = try open()
    try first.run("INSERT INTO note (text) VALUES (?)", ["kept"])
    first.close()
    first.close()
    #expect(try open().rows("SELECT text FROM note").map(\.values) == [["kept"]])
  }

  @Test func `a closed database leaves one file`() throws {
    let database = try open()
    try database.run("INSERT INTO note (text) VALUES (?)", ["kept"])
    #expect(try folder.fileNames == ["notes.sqlite", "notes.sqlite-shm", "notes.sqlite-wal"])
    database.close()
    #expect(try folder.fileNames == ["notes.sqlite"])
  }

  @Test func `a statement after closing says so`() throws {
    let database = try open()
    database.close()
    #expect(throws: StorageError.closed(path: file.path())) { try database.run("DELETE FROM note") }
  }

  @Test func `a transaction takes effect as a whole`() throws {
    let database = try open()
    let count = try database.transaction { transaction throws(StorageError) in
      try transaction.run("INSERT INTO note (text) VALUES (?)", ["a"])
      try transaction.run("INSERT INTO note (text) VALUES (?)", ["b"])
      return try transaction.rows("SELECT * FROM note").count
    }
    #expect(count == 2)
    #expect(try database.rows("SELECT * FROM note").count == 2)
  }

  @Test func `a transaction that throws leaves everything as it was`() throws {
    let database = try open()
    #expect(throws: StorageError.self) {
      try database.transaction { transaction throws(StorageError) in
        try transaction.run("INSERT INTO note (id) VALUES (?)", [1])
        try transaction.run("INSERT INTO note (id) VALUES (?)", [1])
      }
    }
    #expect(try database.rows("SELECT * FROM note").isEmpty)
    try database.run("INSERT INTO note (id) VALUES (?)", [1])
  }

  @Test func `a statement runs again after it failed`() throws {
    let database = try open()
    let insert = "INSERT INTO note (id) VALUES (?)"
    try database.run(insert, [1])
    #expect(
      throws: StorageError.statementFailed(sql: insert, reason: "UNIQUE constraint failed: note.id")
    ) { try database.run(insert, [1]) }
    try database.run(insert, [2])
    #expect(try database.rows("SELECT id FROM note ORDER BY id").map(\.values) == [[1], [2]])
  }

  @Test func `a statement needs as many values as it has parameters`() throws {
    let sql = "INSERT INTO note (id, text) VALUES (?, ?)"
    let database = try open()
    #expect(throws: StorageError.wrongValueCount(sql: sql, wanted: 2, given: 1)) {
      try database.run(sql, [1])
    }
  }

  @Test func `two databases on one file see each other's work`() throws {
    let (first, second) = (try open(), try open())
    try first.run("INSERT INTO note (text) VALUES (?)", ["shared"])
    #expect(try second.rows("SELECT text FROM note").map(\.values) == [["shared"]])
  }

  @Test func `statements from many tasks come one at a time`() async throws {
    let database = try open()
    let tasks = (0..<50).map { number in
      Task {
        try database.transaction { transaction throws(StorageError) in
          try transaction.run("INSERT INTO note (id) VALUES (?)", [.integer(number)])
        }
      }
    }
    for task in tasks { _ = try await task.value }
    #expect(try database.rows("SELECT * FROM note").count == 50)
  }
}
