import CSQLite
import Foundation

/// An open connection to SQLite with its prepared statements; used by one thread at a time.
final class DatabaseConnection {
  let path: String
  private var handle: OpaquePointer?
  private var statements: [String: PreparedStatement] = [:]

  /// Opens a file, creating it where it is not there.
  init(path: String, durability: Database.Durability) throws(StorageError) {
    self.path = path
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let reason = message(code)
      close()
      throw .cannotOpen(path: path, reason: reason)
    }
    do {
      try configure(durability)
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Closes the connection; the statements go with it.
  func close() {
    for statement in statements.values { statement.finalize() }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  private func configure(_ durability: Database.Durability) throws(StorageError) {
    sqlite3_busy_timeout(handle, 2_000)
    try execute("PRAGMA synchronous = \(durability.rawValue)") { .cannotOpen(path: self.path, reason: $0) }
    // The first statement that reads the file finds out whether it is a database.
    try execute("PRAGMA journal_mode = WAL") { .cannotOpen(path: self.path, reason: $0) }
    try execute("PRAGMA foreign_keys = ON") { .cannotOpen(path: self.path, reason: $0) }
  }

  /// Runs a statement that finds nothing, and returns how many rows it changed.
  func run(_ sql: String, _ values: [SQLValue]) throws(StorageError) -> Int {
    _ = try rows(sql, values)
    return Int(sqlite3_changes(handle))
  }

  /// Returns the rows that a statement finds.
  func rows(_ sql: String, _ values: [SQLValue]) throws(StorageError) -> [SQLRow] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    guard statement.parameterCount == values.count else {
      throw .wrongValueCount(sql: sql, wanted: statement.parameterCount, given: values.count)
    }
    for (index, value) in values.enumerated() {
      try check(statement.bind(value, at: Int32(index + 1)), sql)
    }
    return try step(statement, sql)
  }

  private func step(_ statement: PreparedStatement, _ sql: String) throws(StorageError) -> [SQLRow] {
    let columns = statement.columns
    var rows: [SQLRow] = []
    while true {
      let code = statement.step()
      switch code {
      case SQLITE_ROW:
        rows.append(SQLRow(columns: columns, values: columns.indices.map { statement.value(at: Int32($0)) }))
      case SQLITE_DONE: return rows
      default: throw failure(code) { .statementFailed(sql: sql, reason: $0) }
      }
    }
  }

  /// Runs a body whose statements take effect together, or not at all.
  func transaction<Result>(
    _ body: (DatabaseConnection) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try execute("BEGIN IMMEDIATE") { .statementFailed(sql: "BEGIN IMMEDIATE", reason: $0) }
    do {
      let result = try body(self)
      try execute("COMMIT") { .statementFailed(sql: "COMMIT", reason: $0) }
      return result
    } catch {
      // Where SQLite has rolled back by itself there is nothing left to roll back.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Runs SQL of the app's own, without parameters or results.
  func execute(
    _ sql: String, _ wording: (_ reason: String) -> StorageError
  ) throws(StorageError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, wording) }
  }

  private func prepared(_ sql: String) throws(StorageError) -> PreparedStatement {
    if let known = statements[sql] { return known }
    var pointer: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &pointer, nil), sql)
    guard let pointer else { throw .statementFailed(sql: sql, reason: "it is empty") }
    let statement = PreparedStatement(pointer: pointer)
    statements[sql] = statement
    return statement
  }

  private func check(_ code: Int32, _ sql: String) throws(StorageError) {
    guard code == SQLITE_OK else { throw failure(code) { .statementFailed(sql: sql, reason: $0) } }
  }

  private func failure(_ code: Int32, _ wording: (_ reason: String) -> StorageError) -> StorageError {
    // The lower octet is the primary code: https://www.sqlite.org/rescode.html#pve
    let primary = code & 0xff
    return primary == SQLITE_NOTADB || primary == SQLITE_CORRUPT
      ? .damaged(path: path) : wording(message(code))
  }

  private func message(_ code: Int32) -> String {
    let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    return text.map { String(cString: $0) } ?? "SQLite's code \(code)"
  }
}
