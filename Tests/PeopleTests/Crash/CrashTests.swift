import AppCore
import Foundation
import People
import TestSupport
import Testing

/// A process that writes is killed halfway; what it leaves is usable.
@MainActor struct CrashTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var databaseFile: URL { PeopleDependencies.databaseFile(in: folder.url) }
  private var pictureFolder: URL { PeopleDependencies.avatarFolder(in: folder.url) }

  /// Opens the app's files as the app does.
  private func open() throws -> PeopleDependencies {
    try .live(
      client: RecordingClient { _ in .status(404) }.client, baseURL: PeopleFixture.baseURL,
      clock: VirtualClock(now: Date(timeIntervalSince1970: 0)).clock, folder: folder.url)
  }

  private func fill() throws {
    let files = try open()
    let people = (1...10).map { makePerson($0) }
    try files.store.append(people, progress: .init(seed: "abc", nextPage: 2))
    for person in people { try files.avatars.keep(PeopleFixture.picture, at: person.avatar) }
    files.store.close()
  }

  @Test func `killed in the middle of a transaction, the database is as before`() async throws {
    try fill()
    let writer = try WriterProcess("transaction", in: folder.url)
    #expect(await writer.wait() == "here")
    #expect(await writer.kill() == SIGKILL)
    let files = try open()
    #expect(try files.store.people() == (1...10).map { makePerson($0) })
    #expect(files.avatars.count == 10)
    try files.store.append([makePerson(11)], progress: .init())
    #expect(try files.store.count() == 11)
  }

  @Test func `killed between the database and the cache, both are usable and agree`() async throws {
    try fill()
    let writer = try WriterProcess("refresh", in: folder.url)
    #expect(await writer.wait() == "here")
    #expect(await writer.kill() == SIGKILL)
    let files = try open()
    #expect(try files.store.people().map(\.id) == (1...10).map { "2-\($0)" })
    #expect(files.avatars.count == 0, "the pictures are those of the persons before")
    #expect(try !files.store.hasOldAvatars())
  }

  @Test func `killed in the middle of a picture, the others are there`() async throws {
    try fill()
    let writer = try WriterProcess("picture", in: folder.url)
    #expect(await writer.wait() == "here")
    #expect(await writer.kill() == SIGKILL)
    let files = try open()
    #expect(files.avatars.count == 10)
    #expect(files.avatars.picture(at: makePerson(1).avatar) == PeopleFixture.picture)
    let names = try FileManager.default.contentsOfDirectory(atPath: pictureFolder.path())
    #expect(names.allSatisfy { $0.hasSuffix(".avatar") })
  }

  @Test(arguments: [1, 3, 8])
  func `killed anywhere in refreshes, there are ten persons of one time and whole pictures`(
    lines: Int
  ) async throws {
    let writer = try WriterProcess("refreshes", in: folder.url)
    let edition = try #require(Int(await writer.wait(lines: lines)))
    #expect(await writer.kill() == SIGKILL)
    let files = try open()
    let people = try files.store.people()
    let names = Set(people.map(\.lastName))
    #expect(people.count == 10)
    #expect(names.count == 1)
    #expect(edition >= lines)
    for person in people {
      let picture = files.avatars.picture(at: person.avatar)
      #expect(picture.map { $0.count == 5_000 && Set($0).count == 1 } ?? true, "whole, or not there")
    }
    try files.avatars.keep(PeopleFixture.picture, at: "https://people.example/new.png")
    #expect(files.avatars.contains("https://people.example/new.png"))
  }
}
