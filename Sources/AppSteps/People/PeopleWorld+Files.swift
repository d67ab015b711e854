import AppCore
import DeviceStorage
import Foundation
import People
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer

extension PeopleWorld {
  /// Does something to the files, which cannot be done while the app has them open.
  func beforeOpening(_ what: String, _ body: () throws -> Void) throws {
    try screen.beforeOpening(what, body)
  }

  private func withStore<Result>(_ body: (PeopleStore) throws -> Result) throws -> Result {
    let store = try PeopleStore(file: setting.databaseFile, durability: .process)
    defer { store.close() }
    return try body(store)
  }

  /// Saves the first persons of the database's own seed, as loading them page by page would.
  func fillDatabase(_ count: Int, isAtEnd: Bool) throws {
    if isAtEnd { service.setPopulation(count) }
    let people = try people(of: .database, count: count).map(person)
    let pages = (count + Self.pageSize - 1) / Self.pageSize
    let withContacts = people.enumerated().map { index, person in
      var person = person
      let page = index / Self.pageSize * Self.pageSize
      let answer = Array(people[page..<min(page + Self.pageSize, people.count)])
      person.contact = PeopleRules.standard.contact(index - page, answer)
      return person
    }
    let progress = PeopleStore.Progress(
      seed: Self.databaseSeed, nextPage: pages + 1, isAtEnd: isAtEnd)
    try withStore { try $0.append(withContacts, progress: progress) }
  }

  /// Saves persons in a database as an older version of the app made it.
  func fillOldDatabase(version: Int, _ count: Int) throws {
    let known = PeopleSchema.migrations
    guard (1...known.count).contains(version) else {
      throw ExpectationFailure("there is no version \(version)", expected: "1 to \(known.count)")
    }
    try fillDatabase(count, isAtEnd: false)
    let people = try withStore { try $0.people() }
    try removeDatabase()
    let old = try Database(
      file: setting.databaseFile, migrations: Array(known.prefix(version)), durability: .process)
    defer { old.close() }
    for person in people { try old.run(PeopleSchema.firstInsert, person.firstValues) }
  }

  func makeNewerDatabase() throws {
    let newer = PeopleSchema.migrations + [Migration("CREATE TABLE future (id INTEGER)")]
    try Database(file: setting.databaseFile, migrations: newer, durability: .process).close()
  }

  func damageDatabase() throws {
    try fillDatabase(Self.pageSize, isAtEnd: false)
    let text = String(repeating: "no database any more ", count: 1_000)
    try Data(text.utf8).write(to: setting.databaseFile)
  }

  private func removeDatabase() throws {
    try FileManager.default.removeItem(at: setting.databaseFile)
  }

  /// Leaves the files as a refresh does that ends right after the database was written.
  func interruptRefresh() throws {
    try withStore { store in
      let progress = try store.progress()
      try store.replaceAll(with: store.people(), progress: progress)
    }
  }

  /// The app's form of a person of the service.
  func person(_ stub: StubPerson) -> Person {
    let place = stub.location
    let parts = stub.born.prefix(10).split(separator: "-").compactMap { Int($0) }
    return Person(
      id: stub.uuid, firstName: stub.first, lastName: stub.last,
      birthday: CalendarDay(year: parts[0], month: parts[1], day: parts[2]), email: stub.email,
      mobile: stub.cell, phone: stub.phone,
      address: PostalAddress(
        street: "\(place.streetNumber) \(place.street)", postcode: place.postcode, city: place.city,
        state: place.state, country: place.country),
      avatar: screen.stub.baseURL + service.picturePath(of: stub.portrait))
  }
}

extension PeopleWorld {
  /// Expects so many persons in the database.
  func expectStored(_ count: Int) async throws {
    try await screen.open()
    let stored = try withStore { try $0.count() }
    guard stored != count else { return }
    throw ExpectationFailure(
      "the database does not hold \(count) persons", expected: "\(count)", actual: "\(stored)")
  }

  /// Expects the persons of the list in the database, in their order, and no others.
  func expectShownStored() async throws {
    let shown = try await items.map(\.id.rawValue)
    let stored = try withStore { try $0.people().map { "person-\($0.id)" } }
    guard shown != stored else { return }
    throw ExpectationFailure(
      "the database holds other persons than are shown", expected: "\(shown.count) persons: \(shown)",
      actual: "\(stored.count) persons: \(stored)")
  }

  /// Expects a version of the database's tables.
  func expectSchema(_ version: Int) async throws {
    try await screen.open()
    let migrations = PeopleSchema.migrations
    let database = try Database(file: setting.databaseFile, migrations: migrations, durability: .process)
    defer { database.close() }
    let found = try database.schemaVersion
    guard found != version else { return }
    throw ExpectationFailure(
      "the database is of another version", expected: "\(version)", actual: "\(found)")
  }
}
