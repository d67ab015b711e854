/// Small texts by name, in a table of a database.
public struct KeyValueStore: Sendable {
  /// The migration that makes the table; the database's schema must hold it.
  public static let migration = Migration(
    "CREATE TABLE key_value (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID")

  private let database: Database

  /// Creates a store in a database whose schema holds `migration`.
  public init(_ database: Database) { self.database = database }

  /// Returns the text of that name.
  public func text(_ key: String) throws(StorageError) -> String? {
    try database.rows(Self.find, [.text(key)]).first?.text("value")
  }

  /// Sets the text of that name; `nil` removes it.
  public func set(_ key: String, to text: String?) throws(StorageError) {
    try database.transaction { transaction throws(StorageError) in
      try transaction.set(key, to: text)
    }
  }

  /// Returns all names, in the order of their code points.
  public func keys() throws(StorageError) -> [String] {
    try database.rows("SELECT key FROM key_value ORDER BY key").map { row throws(StorageError) in
      try row.text("key")
    }
  }

  fileprivate static let find = "SELECT value FROM key_value WHERE key = ?"
}

extension Database.Transaction {
  /// Returns the text of that name in the database's key-value store.
  public func text(_ key: String) throws(StorageError) -> String? {
    try rows(KeyValueStore.find, [.text(key)]).first?.text("value")
  }

  /// Sets the text of that name in the database's key-value store; `nil` removes it.
  public func set(_ key: String, to text: String?) throws(StorageError) {
    guard let text else {
      try run("DELETE FROM key_value WHERE key = ?", [.text(key)])
      return
    }
    try run(
      "INSERT INTO key_value (key, value) VALUES (?, ?)"
        + " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [.text(key), .text(text)])
  }
}
