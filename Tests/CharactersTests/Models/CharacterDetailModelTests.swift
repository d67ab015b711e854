import AppCore
import Characters
import TestSupport
import Testing

@MainActor struct CharacterDetailModelTests {
  private func opened(_ fixture: CharactersFixture, row: Int = 0) async throws -> CharacterDetailModel {
    fixture.app.model.rowTapped(fixture.list.paging.items[row])
    await fixture.settle()
    return try #require(fixture.app.model.detail)
  }

  @Test func `the detail and its picture are loaded, one after the other`() async throws {
    let fixture = try await CharactersFixture().started()
    let detail = try await opened(fixture)

    #expect(detail.fields.count == 7)
    #expect(detail.pictureName == "1.jpeg")
    #expect(fixture.targets.suffix(2) == ["/api/character/1", "/api/character/avatar/1.jpeg"])
  }

  @Test func `the name of the service takes the place of the row's`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.service.rename(1, to: "Renamed")
    let detail = try await opened(fixture)

    #expect(detail.name == "Renamed")
  }

  @Test func `a detail that is not there cannot become a favourite`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.client.answer { _ in .status(404) }
    let detail = try await opened(fixture)
    detail.favouriteButtonTapped()

    #expect(detail.state == .loaded(nil))
    #expect(!detail.canChangeFavourite)
    #expect(fixture.app.model.favourites.all == [])
  }

  @Test func `a failure can be tried again, a success cannot`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.client.answer { _ in .status(500) }
    let detail = try await opened(fixture)
    #expect(detail.state.isFailed)
    fixture.client.answer { [service = fixture.service] in service.reply(to: $0) }
    detail.retryButtonTapped()
    await fixture.settle()
    let count = fixture.targets.count
    detail.retryButtonTapped()
    await fixture.settle()

    #expect(detail.fields.count == 7)
    #expect(fixture.targets.count == count)
  }

  @Test func `without an address no picture is asked for`() async throws {
    let fixture = try await CharactersFixture { $0.picture = { _ in nil } }.started()
    let detail = try await opened(fixture)

    #expect(detail.picture.isFailed)
    #expect(fixture.targets.last == "/api/character/1")
  }
}
