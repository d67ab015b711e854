import AppCore
import DeviceStorage
import Foundation
import People

/// Writes the files of People and stops halfway, so that a test can kill it there.
///
/// Its arguments are the folder of the files and what to be in the middle of. It says in a line when it is
/// there, and then waits for the end.
@main enum CrashWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let folder = URL(filePath: arguments[1])
    switch arguments[2] {
    case "transaction": try stopInTransaction(folder)
    case "refresh": try stopBetweenDatabaseAndCache(folder)
    case "picture": try stopInPicture(folder)
    case "refreshes": try refreshForEver(folder)
    default: exit(2)
    }
  }

  private static func stopInTransaction(_ folder: URL) throws {
    let file = PeopleDependencies.databaseFile(in: folder)
    let database = try Database(file: file, migrations: PeopleSchema.migrations)
    try database.transaction { transaction throws(StorageError) in
      try transaction.run("DELETE FROM person WHERE position % 2 = 0")
      arrived()
    }
  }

  private static func stopBetweenDatabaseAndCache(_ folder: URL) throws {
    try replacePeople(in: folder, edition: 2)
    arrived()
  }

  private static func stopInPicture(_ folder: URL) throws {
    let pictures = PeopleDependencies.avatarFolder(in: folder)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let file = pictures.appending(path: "0123456789abcdef-99.avatar.part")
    try Data("http://example.com/half.png\n".utf8).write(to: file)
    arrived()
  }

  private static func refreshForEver(_ folder: URL) throws {
    let cache = try AvatarCache(folder: PeopleDependencies.avatarFolder(in: folder))
    for edition in 1... {
      let store = try replacePeople(in: folder, edition: edition)
      try cache.removeAll()
      try store.oldAvatarsRemoved()
      for person in try store.people() {
        try cache.keep(Data(repeating: UInt8(edition % 256), count: 5_000), at: person.avatar)
      }
      store.close()
      say("\(edition)")
    }
  }

  @discardableResult
  private static func replacePeople(in folder: URL, edition: Int) throws -> PeopleStore {
    let store = try PeopleStore(file: PeopleDependencies.databaseFile(in: folder))
    let progress = PeopleStore.Progress(seed: "edition-\(edition)", nextPage: 2)
    try store.replaceAll(with: (1...10).map { person($0, edition: edition) }, progress: progress)
    return store
  }

  private static func person(_ number: Int, edition: Int) -> Person {
    Person(
      id: "\(edition)-\(number)", firstName: "Number \(number)", lastName: "of edition \(edition)",
      birthday: CalendarDay(year: 1990, month: 6, day: 15), email: "", mobile: "", phone: "",
      address: PostalAddress(street: "", postcode: "", city: "", state: "", country: ""),
      avatar: "http://example.com/\(number).png")
  }

  private static func arrived() {
    say("here")
    // The test ends the process, or closes its input.
    _ = readLine()
    exit(3)
  }

  private static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
