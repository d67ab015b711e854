import AppCore
import DeviceStorage
import Foundation
import People
import TestSupport
import Testing

struct PeopleStoreTests {
  let folder: TemporaryFolder
  var file: URL { folder.url.appending(path: "people.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  func open() throws -> PeopleStore { try PeopleStore(file: file, durability: .process) }

  @Test func `persons are kept in their order, with all details`() throws {
    var people = (1...12).map { makePerson($0) }
    people[0].contact = Person.Contact(name: "शीला जोशी", phone: "1")
    people[1].contact = Person.Contact(name: "Nobody", phone: "")
    let store = try open()
    try store.append(people, progress: .init(seed: "abc", nextPage: 2))
    #expect(try store.people() == people)
    #expect(try store.people(from: 10, count: 10) == Array(people[10...]))
    #expect(try store.people(from: 12, count: 10) == [])
    #expect(try store.count() == 12)
  }

  @Test func `a person who comes again stays at the first place`() throws {
    let store = try open()
    try store.append([makePerson(1), makePerson(2)], progress: .init())
    try store.append([makePerson(2), makePerson(3)], progress: .init())
    #expect(try store.people().map(\.id) == ["1", "2", "3"])
  }

  @Test func `where the remote source stands is kept`() throws {
    let store = try open()
    #expect(try store.progress() == PeopleStore.Progress())
    let progress = PeopleStore.Progress(seed: "abc", nextPage: 4, isAtEnd: true)
    try store.append([makePerson(1)], progress: progress)
    store.close()
    #expect(try open().progress() == progress)
  }

  @Test func `persons replaced are gone, and their pictures to be removed`() throws {
    let store = try open()
    try store.append(
      (1...30).map { makePerson($0) }, progress: .init(seed: "old", nextPage: 4, isAtEnd: true))
    #expect(try !store.hasOldAvatars())
    try store.replaceAll(with: [makePerson(40)], progress: .init(seed: "new", nextPage: 2))
    #expect(try store.people().map(\.id) == ["40"])
    #expect(try store.progress() == PeopleStore.Progress(seed: "new", nextPage: 2))
    #expect(try store.hasOldAvatars())
    try store.oldAvatarsRemoved()
    #expect(try !store.hasOldAvatars())
  }

  @Test func `a database of the first version keeps its persons and gets contacts`() throws {
    let old = try Database(file: file, migrations: [PeopleSchema.migrations[0]])
    try old.run(PeopleSchema.firstInsert, makePerson(1).firstValues)
    old.close()
    let store = try open()
    #expect(try store.people() == [makePerson(1)])
    var person = makePerson(2)
    person.contact = Person.Contact(name: "a", phone: "b")
    try store.append([person], progress: .init())
    #expect(try store.people()[1].contact == person.contact)
  }

  @Test func `a damaged file is replaced`() throws {
    try Data(String(repeating: "no database ", count: 1_000).utf8).write(to: file)
    let store = try open()
    #expect(try store.count() == 0)
    try store.append([makePerson(1)], progress: .init())
    store.close()
    #expect(try open().count() == 1)
  }

  @Test func `a newer file is left alone`() throws {
    let newer = PeopleSchema.migrations + [Migration("CREATE TABLE future (id INTEGER)")]
    try Database(file: file, migrations: newer).close()
    #expect(throws: StorageError.newerSchema(path: file.path(), found: 3, known: 2)) { try open() }
  }
}
