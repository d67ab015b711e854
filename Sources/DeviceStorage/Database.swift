public import Foundation
import Synchronization

/// A database in a file, by the system's SQLite: it survives the app.
///
/// Statements are prepared once and kept. The file is written ahead (WAL), so that a process that ends in
/// the middle of a transaction leaves what was there before. Calls are short and block; one at a time runs.
public final class Database: Sendable {
  /// The path of the file.
  public let path: String
  private let connection: Mutex<DatabaseConnection?>

  /// Opens the database, creating the file where there is none, and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - file: Where the file is; its folder must be there.
  ///   - migrations: How the schema came about, in order; each step is taken once.
  ///   - durability: What a transaction survives.
  /// - Throws: What keeps the file from being used; it is then as it was.
  public init(file: URL, migrations: [Migration], durability: Durability = .system) throws(StorageError) {
    path = file.path(percentEncoded: false)
    let opened = try DatabaseConnection(path: path, durability: durability)
    try opened.migrate(migrations)
    connection = Mutex(opened)
  }

  /// Runs a statement that finds nothing.
  ///
  /// - Returns: How many rows it changed.
  @discardableResult
  public func run(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int {
    try use { connection throws(StorageError) in try connection.run(sql, values) }
  }

  /// Returns the rows that a statement finds, in its order.
  public func rows(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> [SQLRow] {
    try use { connection throws(StorageError) in try connection.rows(sql, values) }
  }

  /// Runs statements of which either all take effect or, where one throws, none.
  ///
  /// The body uses the transaction that it is given, never the database itself.
  public func transaction<Result: Sendable>(
    _ body: @Sendable (Transaction) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try use { connection throws(StorageError) in
      try connection.transaction { connection throws(StorageError) in
        try body(Transaction(connection: connection))
      }
    }
  }

  /// The version of the schema.
  public var schemaVersion: Int {
    get throws(StorageError) {
      try use { connection throws(StorageError) in try connection.schemaVersion() }
    }
  }

  /// Closes the database; a second call does nothing.
  public func close() {
    connection.withLock { connection in
      connection?.close()
      connection = nil
    }
  }

  deinit { close() }

  private func use<Result: Sendable>(
    _ body: @Sendable (DatabaseConnection) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try connection.withLock { (connection: inout sending DatabaseConnection?) throws(StorageError) in
      guard let connection else { throw .closed(path: path) }
      return try body(connection)
    }
  }
}

extension Database {
  /// What a transaction that has ended survives; see <https://www.sqlite.org/pragma.html#pragma_synchronous>.
  public enum Durability: String, Sendable, Hashable {
    /// The end of the app, however it comes; the disk is not waited for, which tests are glad of.
    case process = "OFF"
    /// The end of the whole system as well: what is lost is at most the newest transactions.
    case system = "NORMAL"
  }

  /// What runs statements inside a transaction.
  public struct Transaction {
    let connection: DatabaseConnection

    /// Runs a statement that finds nothing, and returns how many rows it changed.
    @discardableResult
    public func run(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int {
      try connection.run(sql, values)
    }

    /// Returns the rows that a statement finds, in its order.
    public func rows(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> [SQLRow] {
      try connection.rows(sql, values)
    }
  }
}
