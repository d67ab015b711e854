import AppCore
import DeviceStorage
import Foundation
import People
import TestSupport
import Testing

@MainActor struct PeopleAppTests {
  @Test func `the list and the details can be drawn`() async throws {
    let fixture = try PeopleFixture { request in
      PeopleFixture.page(of: request) == nil
        ? .status(404) : .json(PeopleFixture.json(1...2, page: 1))
    }
    await fixture.start()
    #expect(
      fixture.app.screen.picture == """
        People
          list "People" (one column)
            listitem "First 1 Last 1"
              img "Picture of First 1 Last 1" (no picture)
            listitem "First 2 Last 2"
              img "Picture of First 2 Last 2" (no picture)
        """)
    try fixture.app.perform(.tap("person-1"))
    await fixture.settle()
    #expect(
      fixture.app.screen.picture == """
        Details
          button "Back"
          button "Avatar"
            img "Picture of First 1 Last 1" (no picture)
          list "Details"
            listitem "First name": "First 1"
            listitem "Last name": "Last 1"
            listitem "Birthday": "15 June 1990"
            listitem "Age": "33"
            listitem "Email": "1@example.com"
            listitem "Mobile": "c1"
            listitem "Address": "—"
            listitem "Contact person": "First 2 Last 2" (the next person of the same answer)
            listitem "Contact phone": "p2" (the next person of the same answer)
        """)
  }

  @Test func `the screen follows what it is shown on`() async throws {
    let fixture = try PeopleFixture()
    await fixture.start()
    fixture.app.environment = Screen.Environment(appearance: .dark, width: .regular)
    #expect(fixture.app.screen.environment.appearance == .dark)
    let list = try #require(fixture.app.screen.element(id: "people"))
    #expect(list.description == "two columns")
    #expect(list.children.prefix(3).map(\.description) == ["left column", "right column", "left column"])
  }

  @Test func `an action that the screen cannot take is refused`() async throws {
    let fixture = try PeopleFixture()
    await fixture.start()
    let actions: [Action] = [
      .tap("person-99"), .tap("avatar"), .tap("retry"), .tap("people"), .back, .dismiss,
      .enter("x", into: "people"), .drag("people", to: 1), .scrollToEnd("details"), .pullToRefresh("details"),
    ]
    for action in actions {
      #expect(throws: ActionError.notAvailable(action)) { try fixture.app.perform(action) }
    }
    try fixture.app.perform(.tap("person-1"))
    for action in [Action.scrollToEnd("people"), .pullToRefresh("people"), .tap("person-2")] {
      #expect(throws: ActionError.notAvailable(action)) { try fixture.app.perform(action) }
    }
  }

  @Test(arguments: [
    (
      StorageError.newerSchema(path: "x", found: 3, known: 2),
      "The database is of a newer version of this app. Update the app to use it."
    ),
    (
      .fileFailed(path: "x", reason: "full"),
      "The files of this app cannot be used. Check that there is room for them."
    ),
  ])
  func `files that cannot be used are said on the screen`(error: StorageError, text: String) {
    let app = PeopleFailureApp(error: error)
    #expect(app.screen.visibleTexts == ["People", text])
    #expect(throws: ActionError.self) { try app.perform(.back) }
  }
}
