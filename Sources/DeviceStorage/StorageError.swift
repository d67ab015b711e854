/// What can go wrong with an app's files.
public enum StorageError: Error, Sendable, Hashable {
  /// The database cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The file is no database, or is damaged.
  case damaged(path: String)
  /// The database was written by a newer version of the app.
  case newerSchema(path: String, found: Int, known: Int)
  /// A step from one schema version to the next failed; the database is as it was.
  case migrationFailed(path: String, version: Int, reason: String)
  /// A statement failed.
  case statementFailed(sql: String, reason: String)
  /// A statement has more or fewer parameters than values were given.
  case wrongValueCount(sql: String, wanted: Int, given: Int)
  /// The database is closed.
  case closed(path: String)
  /// A row has no such column.
  case noColumn(String, columns: [String])
  /// A column holds a value of another kind.
  case wrongKind(column: String, found: String, wanted: String)
  /// A file or folder cannot be read or written.
  case fileFailed(path: String, reason: String)
}

extension StorageError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path): the database cannot be opened: \(reason); check that the folder is there and can be written"
    case .damaged(let path):
      "\(path): the file is damaged or no database; remove it, and the app starts with an empty one"
    case .newerSchema(let path, let found, let known):
      "\(path): the database has schema version \(found), and the app knows up to \(known); update the app"
    case .migrationFailed(let path, let version, let reason):
      "\(path): the step to schema version \(version) failed: \(reason); the database is as it was"
    case .statementFailed(let sql, let reason):
      "the statement '\(sql)' failed: \(reason)"
    case .wrongValueCount(let sql, let wanted, let given):
      "the statement '\(sql)' has \(wanted) parameters, but \(given) values were given"
    case .closed(let path):
      "\(path): the database is closed; open it again"
    case .noColumn(let name, let columns):
      "the row has no column '\(name)'; it has \(columns.map { "'\($0)'" }.joined(separator: ", "))"
    case .wrongKind(let column, let found, let wanted):
      "the column '\(column)' holds \(found), not \(wanted)"
    case .fileFailed(let path, let reason):
      "\(path): the file cannot be read or written: \(reason); check that the folder is there and can be written"
    }
  }
}
