public import DeviceStorage
public import Foundation

/// The persons that the app keeps, in the order in which they came, with where the remote source stands.
public struct PeopleStore: Sendable {
  /// Where the remote source stands.
  public struct Progress: Sendable, Hashable {
    /// The seed of the pages that came; `nil` before the first one.
    public var seed: String?
    /// The page to ask for next, from 1.
    public var nextPage: Int
    /// Whether nothing comes after the pages that came.
    public var isAtEnd: Bool

    /// Creates where a source stands; at its beginning unless told otherwise.
    public init(seed: String? = nil, nextPage: Int = 1, isAtEnd: Bool = false) {
      self.seed = seed
      self.nextPage = nextPage
      self.isAtEnd = isAtEnd
    }
  }

  private let database: Database

  /// Opens the store in a file.
  ///
  /// A damaged file is removed: all that it held can be loaded again.
  public init(file: URL, durability: Database.Durability = .system) throws(StorageError) {
    let migrations = PeopleSchema.migrations
    do {
      database = try Database(file: file, migrations: migrations, durability: durability)
    } catch .damaged {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path(percentEncoded: false) + suffix)
      }
      database = try Database(file: file, migrations: migrations, durability: durability)
    }
  }

  /// How many persons are kept.
  public func count() throws(StorageError) -> Int {
    try database.rows("SELECT count(*) AS count FROM person").first?.integer("count") ?? 0
  }

  /// Returns persons by their place, counted from 0.
  public func people(from start: Int = 0, count: Int = .max) throws(StorageError) -> [Person] {
    try database.rows(
      "SELECT * FROM person ORDER BY position LIMIT ? OFFSET ?", [.integer(count), .integer(start)]
    ).map { row throws(StorageError) in try Person(row: row) }
  }

  /// Where the remote source stands.
  public func progress() throws(StorageError) -> Progress {
    try database.transaction { transaction throws(StorageError) in
      Progress(
        seed: try transaction.text(Key.seed),
        nextPage: try transaction.text(Key.nextPage).flatMap { Int($0) } ?? 1,
        isAtEnd: try transaction.text(Key.isAtEnd) != nil)
    }
  }

  /// Adds persons behind those that are kept; who is kept already stays as and where he is.
  public func append(_ people: [Person], progress: Progress) throws(StorageError) {
    try database.transaction { transaction throws(StorageError) in
      try transaction.insert(people)
      try transaction.set(progress)
    }
  }

  /// Replaces all that is kept, and notes that the avatars are of persons who may be gone.
  public func replaceAll(with people: [Person], progress: Progress) throws(StorageError) {
    try database.transaction { transaction throws(StorageError) in
      try transaction.run("DELETE FROM person")
      try transaction.insert(people)
      try transaction.set(progress)
      try transaction.set(Key.hasOldAvatars, to: "yes")
    }
  }

  /// Whether persons were replaced and their avatars may still be in the cache.
  public func hasOldAvatars() throws(StorageError) -> Bool {
    try KeyValueStore(database).text(Key.hasOldAvatars) != nil
  }

  /// Notes that no avatar of persons replaced is left.
  public func oldAvatarsRemoved() throws(StorageError) {
    try KeyValueStore(database).set(Key.hasOldAvatars, to: nil)
  }

  /// Closes the file.
  public func close() { database.close() }

  fileprivate enum Key {
    static let seed = "seed"
    static let nextPage = "next-page"
    static let isAtEnd = "is-at-end"
    static let hasOldAvatars = "has-old-avatars"
  }
}

extension Database.Transaction {
  fileprivate func insert(_ people: [Person]) throws(StorageError) {
    for person in people {
      try run(PeopleSchema.insert, person.values)
    }
  }

  fileprivate func set(_ progress: PeopleStore.Progress) throws(StorageError) {
    try set(PeopleStore.Key.seed, to: progress.seed)
    try set(PeopleStore.Key.nextPage, to: "\(progress.nextPage)")
    try set(PeopleStore.Key.isAtEnd, to: progress.isAtEnd ? "yes" : nil)
  }
}
