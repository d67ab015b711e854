import AppCore
public import DeviceStorage
public import Foundation

/// Where favourites are kept: in order, by the app itself.
public struct FavouritesStore: Sendable {
  /// Returns the favourites, the one added first in front.
  public var all: @Sendable () throws(StorageError) -> [CharacterSummary]
  /// Keeps these favourites in place of those before; all of them, or none where it fails.
  public var replace: @Sendable ([CharacterSummary]) throws(StorageError) -> Void

  /// Creates a store.
  public init(
    all: @escaping @Sendable () throws(StorageError) -> [CharacterSummary],
    replace: @escaping @Sendable ([CharacterSummary]) throws(StorageError) -> Void
  ) {
    self.all = all
    self.replace = replace
  }
}

extension FavouritesStore {
  /// The name of the file in the app's folder.
  public static let fileName = "favourites.sqlite"

  /// How the schema came about.
  static let migrations = [
    Migration(
      "CREATE TABLE favourites (place INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name TEXT NOT NULL,"
        + " status TEXT NOT NULL, species TEXT NOT NULL)")
  ]

  /// The store in a file of a folder, which must be there.
  ///
  /// - Throws: What keeps the file from being used.
  public static func inFile(of folder: URL) throws(StorageError) -> FavouritesStore {
    let database = try Database(file: folder.appending(path: fileName), migrations: migrations)
    return FavouritesStore(
      all: { () throws(StorageError) in
        try database.rows("SELECT id, name, status, species FROM favourites ORDER BY place").map(summary)
      },
      replace: { favourites throws(StorageError) in
        try database.transaction { transaction throws(StorageError) in
          try transaction.run("DELETE FROM favourites")
          for (place, character) in favourites.enumerated() {
            try transaction.run(
              "INSERT INTO favourites (place, id, name, status, species) VALUES (?, ?, ?, ?, ?)",
              [
                .integer(place), .integer(character.id), .text(character.name), .text(character.status),
                .text(character.species),
              ])
          }
        }
      })
  }

  private static func summary(_ row: SQLRow) throws(StorageError) -> CharacterSummary {
    CharacterSummary(
      id: try row.integer("id"), name: try row.text("name"), status: try row.text("status"),
      species: try row.text("species"))
  }
}
