extension DatabaseConnection {
  /// The version of the schema, which the file's header keeps.
  func schemaVersion() throws(StorageError) -> Int {
    try rows("PRAGMA user_version", []).first?.integer("user_version") ?? 0
  }

  /// Takes the steps that the file's schema still lacks; all of them take effect, or none.
  func migrate(_ migrations: [Migration]) throws(StorageError) {
    let found = try schemaVersion()
    guard found <= migrations.count else {
      throw .newerSchema(path: path, found: found, known: migrations.count)
    }
    guard found < migrations.count else { return }
    try transaction { connection throws(StorageError) in
      for version in (found + 1)...migrations.count {
        for statement in migrations[version - 1].statements + ["PRAGMA user_version = \(version)"] {
          try connection.execute(statement) {
            .migrationFailed(path: connection.path, version: version, reason: $0)
          }
        }
      }
    }
  }
}
