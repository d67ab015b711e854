import AppCore
import DeviceStorage
import Foundation
import People
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer

extension PeopleWorld {
  /// How many octets one picture takes in the cache, with its address.
  var roomForPicture: Int {
    let portrait = StubPerson.Portrait(.women, 96)
    return service.picture(of: portrait).count + screen.stub.baseURL.utf8.count
      + service.picturePath(of: portrait).utf8.count + 1
  }

  private var cache: AvatarCache {
    get throws { try AvatarCache(folder: setting.avatarFolder) }
  }

  /// Keeps the pictures of all persons in the database, as the service has them now.
  func fillCache() throws {
    let store = try PeopleStore(file: setting.databaseFile, durability: .process)
    defer { store.close() }
    let (count, cache) = (try store.count(), try cache)
    for stub in try people(of: .database, count: count) {
      try cache.keep(Data(service.picture(of: stub.portrait)), at: person(stub).avatar)
    }
  }

  func leaveHalfWrittenPicture() throws {
    let (folder, cache) = (setting.avatarFolder, try cache)
    let stub = try people(of: .database, count: 1)[0]
    let picture = Data(service.picture(of: stub.portrait))
    try cache.keep(picture, at: person(stub).avatar)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    guard let name = names.first else { throw ExpectationFailure("the cache is empty") }
    let whole = folder.appending(path: name)
    try Data(contentsOf: whole).prefix(100).write(to: folder.appending(path: name + ".part"))
    try FileManager.default.removeItem(at: whole)
  }

  /// Expects so many pictures in the cache, and no file besides.
  func expectCached(_ count: Int) async throws {
    try await screen.open()
    let path = setting.avatarFolder.path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    guard files.count != count else { return }
    throw ExpectationFailure(
      "the cache does not hold \(count) pictures", expected: "\(count)", actual: "\(files.count)")
  }

  /// Expects the pictures of the last persons of the list in the cache, and no others.
  func expectCached(last count: Int) async throws {
    try await expectCached(count)
    let (cache, shown) = (try cache, (screen.app as? PeopleApp)?.model.list.paging.items ?? [])
    guard let missing = shown.suffix(count).first(where: { !cache.contains($0.avatar) }) else { return }
    throw ExpectationFailure(
      "the cache does not hold the picture of '\(missing.firstName) \(missing.lastName)'")
  }

  /// Expects a person's picture in the cache, or expects it not to be there.
  func expectCached(_ name: String, _ isExpected: Bool) async throws {
    try await screen.open()
    let isCached = try cache.contains(person(person(named: name)).avatar)
    guard isCached != isExpected else { return }
    throw ExpectationFailure(
      "the cache \(isExpected ? "does not hold" : "holds") the picture of '\(name)'")
  }
}
