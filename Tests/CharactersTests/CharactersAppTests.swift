import AppCore
import Characters
import Foundation
import TestSupport
import Testing

@MainActor struct CharactersAppTests {
  @Test(arguments: [
    Action.tap("nothing"), .tap("search-text"), .tap("cast"), .enter("x", into: "search"), .back, .dismiss,
    .drag("cast", to: 1), .scrollToEnd("search"), .pullToRefresh("tab-favourites"), .tap("favourite"),
  ])
  func `what the screen cannot take is refused`(_ action: Action) async throws {
    let fixture = try await CharactersFixture().started()

    #expect(throws: ActionError.notAvailable(action)) { try fixture.app.perform(action) }
  }

  @Test func `side by side there is nothing to go back to`() async throws {
    let fixture = try await CharactersFixture().started()
    try await fixture.tap("Person 1")
    fixture.app.environment.width = .regular

    #expect(throws: ActionError.notAvailable(.back)) { try fixture.app.perform(.back) }
    fixture.app.environment.width = .compact
    try await fixture.perform(.back)
    #expect(fixture.app.screen.title == "Characters")
  }

  @Test func `the favourites can be scrolled, but are not pulled down`() async throws {
    let fixture = try await CharactersFixture().started()
    try await fixture.tap("Favourites")
    try await fixture.perform(.scrollToEnd("favourite-cast"))

    #expect(throws: ActionError.notAvailable(.pullToRefresh("favourite-cast"))) {
      try fixture.app.perform(.pullToRefresh("favourite-cast"))
    }
    #expect(fixture.targets.count == 1)
  }

  @Test func `side by side, the row that is open is not opened again`() async throws {
    let fixture = try await CharactersFixture().started()
    fixture.app.environment.width = .regular
    try await fixture.tap("Person 1")
    let count = fixture.targets.count
    try await fixture.tap("Person 1")

    #expect(fixture.targets.count == count)
  }
}
