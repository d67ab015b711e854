import AppCore
import Characters
import DeviceStorage
import Foundation
import TestSupport
import Testing

@MainActor struct FavouritesModelTests {
  private func add(_ row: Int, in fixture: CharactersFixture) async throws {
    fixture.app.model.rowTapped(fixture.list.paging.items[row])
    await fixture.settle()
    try #require(fixture.app.model.detail).favouriteButtonTapped()
  }

  @Test func `favourites survive the app`() async throws {
    let first = try await CharactersFixture().started()
    try await add(4, in: first)
    try await add(2, in: first)
    let second = try await CharactersFixture(folder: first.folder).started()

    #expect(second.app.model.favourites.listed.map(\.name) == ["Person 5", "Person 3"])
  }

  @Test func `tapping again takes back, also from the file`() async throws {
    let first = try await CharactersFixture().started()
    try await add(4, in: first)
    first.app.model.detail?.favouriteButtonTapped()
    let second = try await CharactersFixture(folder: first.folder).started()

    #expect(second.app.model.favourites.all == [])
  }

  @Test func `what cannot be written is not shown as kept`() async throws {
    let fixture = try await CharactersFixture().started()
    let other = try Database(
      file: fixture.folder.url.appending(path: FavouritesStore.fileName),
      migrations: [Migration("SELECT 1")])
    try other.run("DROP TABLE favourites")
    other.close()
    try await add(0, in: fixture)

    #expect(fixture.app.model.favourites.all == [])
    #expect(fixture.app.model.favourites.problem == "The favourites cannot be saved")
  }

  @Test func `a damaged file is told, and favourites last as long as the app`() async throws {
    let folder = try TemporaryFolder()
    try Data("this is no database, whatever its name says".utf8).write(
      to: folder.url.appending(path: FavouritesStore.fileName))
    let fixture = try await CharactersFixture(folder: folder).started()
    try await add(0, in: fixture)

    #expect(fixture.app.model.favourites.problem == "The favourites cannot be read")
    #expect(fixture.app.model.favourites.all.count == 1)
  }

  @Test func `a refresh leaves favourites alone`() async throws {
    let fixture = try await CharactersFixture().started()
    try await add(0, in: fixture)
    fixture.list.pulledDown()
    await fixture.settle()

    #expect(fixture.app.model.favourites.all.count == 1)
  }
}
