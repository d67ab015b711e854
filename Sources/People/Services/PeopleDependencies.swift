public import AppCore
public import DeviceStorage
public import Foundation

/// All that the app needs from outside.
public struct PeopleDependencies: Sendable {
  /// Where persons come from.
  public var remote: PeopleRemote
  /// Where persons are kept.
  public var store: PeopleStore
  /// Where pictures are kept.
  public var avatars: AvatarCache
  /// How the app knows the time.
  public var clock: AppClock
  /// The decisions of the brief.
  public var rules: PeopleRules

  /// Creates the dependencies.
  public init(
    remote: PeopleRemote, store: PeopleStore, avatars: AvatarCache, clock: AppClock,
    rules: PeopleRules = .standard
  ) {
    self.remote = remote
    self.store = store
    self.avatars = avatars
    self.clock = clock
    self.rules = rules
  }

  /// How long the live version waits for an answer.
  public static let timeLimit = Duration.seconds(10)
  /// How the live version tries again; after a 429 it does not, since the service counts for five minutes.
  public static let retryPolicy = RetryPolicy(rateLimitTries: 1)

  /// The live version: HTTP with a time limit and new tries, a database and pictures in a folder.
  ///
  /// - Parameters:
  ///   - baseURL: The address of the service, such as `https://randomuser.me`.
  ///   - folder: Where the files go; it is created where it is not there.
  ///   - avatarLimit: How many octets the pictures may have together.
  ///   - durability: What a change of the database survives.
  /// - Throws: What keeps the files from being used.
  public static func live(
    client: HTTPClient, baseURL: URL, clock: AppClock, folder: URL,
    avatarLimit: Int = AvatarCache.standardLimit, durability: Database.Durability = .system,
    rules: PeopleRules = .standard
  ) throws(StorageError) -> PeopleDependencies {
    let patient = client.timingOut(after: timeLimit, on: clock).retrying(retryPolicy, on: clock)
    let avatars = try AvatarCache(folder: avatarFolder(in: folder), limit: avatarLimit)
    let store = try PeopleStore(file: databaseFile(in: folder), durability: durability)
    // The last refresh may have ended between the database and the cache.
    if try store.hasOldAvatars() {
      try avatars.removeAll()
      try store.oldAvatarsRemoved()
    }
    return PeopleDependencies(
      remote: RandomUser(client: patient, baseURL: baseURL).remote, store: store, avatars: avatars,
      clock: clock, rules: rules)
  }

  /// Returns where the database is in the app's folder.
  public static func databaseFile(in folder: URL) -> URL { folder.appending(path: "people.sqlite") }

  /// Returns where the pictures are in the app's folder.
  public static func avatarFolder(in folder: URL) -> URL { folder.appending(path: "avatars") }
}
