import AppCore
import Characters
import TestSupport
import Testing

@MainActor struct CharactersScreenTests {
  @Test func `in one column a detail takes the place of the list`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    #expect(fixture.app.screen.title == "Characters")
    #expect(fixture.app.screen.element(id: "cast")?.children.map(\.label) == ["Ora 1", "Ora 2"])
    try fixture.app.perform(.tap("character-1"))
    await fixture.settle()
    #expect(fixture.app.screen.title == "Ora 1")
    #expect(fixture.app.screen.element(id: "cast") == nil)
    #expect(fixture.app.screen.element(id: "detail-type")?.value == "—")
    #expect(fixture.app.screen.element(id: "picture")?.description == "not available")
    try fixture.app.perform(.back)
    #expect(fixture.app.screen.element(id: "cast") != nil)
  }

  @Test func `side by side the list stays, and there is no way back`() async throws {
    let fixture = try CharactersFixture()
    fixture.app.environment = Screen.Environment(appearance: .dark, width: .regular)
    await fixture.start()
    #expect(fixture.app.screen.environment.appearance == .dark)
    #expect(fixture.app.screen.element(id: "detail-state")?.label == "Choose a character")
    try fixture.app.perform(.tap("character-1"))
    await fixture.settle()
    #expect(fixture.app.screen.subtitle == "Ora 1")
    #expect(fixture.app.screen.element(id: "cast") != nil)
    #expect(fixture.app.screen.element(id: "details") != nil)
    #expect(fixture.app.screen.element(id: "back") == nil)
    #expect(throws: ActionError.notAvailable(.back)) { try fixture.app.perform(.back) }
  }

  @Test func `a favourite is marked, listed and there after a restart`() async throws {
    let fixture = try CharactersFixture()
    await fixture.start()
    try fixture.app.perform(.tap("character-1"))
    await fixture.settle()
    try fixture.app.perform(.tap("favourite"))
    try fixture.app.perform(.back)
    #expect(fixture.app.screen.element(id: "character-1")?.description == "favourite")
    let again = try CharactersFixture(in: fixture.folder)
    await again.start()
    try again.app.perform(.tap("tab-favourites"))
    #expect(again.app.screen.element(id: "favourite-cast")?.children.map(\.label) == ["Ora 1"])
  }

  @Test func `a failed list can be tried again`() async throws {
    let fixture = try CharactersFixture { _ in .status(500) }
    await fixture.start()
    #expect(fixture.app.screen.element(id: "list-state")?.label == "The characters could not be loaded")
    fixture.client.answer(CharactersFixture.answer)
    try fixture.app.perform(.tap("retry"))
    await fixture.settle()
    #expect(fixture.app.screen.element(id: "cast")?.children.count == 2)
  }
}
