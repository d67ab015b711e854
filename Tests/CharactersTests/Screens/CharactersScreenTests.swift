import AppCore
import Characters
import TestSupport
import Testing

@MainActor struct CharactersScreenTests {
  @Test func `the list on a small screen`() async throws {
    let fixture = try await CharactersFixture(count: 2).started()

    #expect(
      fixture.app.screen.picture == """
        Characters
          textbox "Search by name": ""
          button "Search"
          list "Cast"
            listitem "Person 1": "Human, Alive"
            listitem "Person 2": "Human, Alive"
          tab "Characters" [selected]
          tab "Favourites"
        """)
  }

  @Test func `a detail on a small screen`() async throws {
    let fixture = try await CharactersFixture(count: 2).started()
    try await fixture.tap("Person 2")

    #expect(
      fixture.app.screen.picture == """
        Person 2
          button "Back"
          img "Picture": "2.jpeg"
          list "Details"
            listitem "Name": "Person 2"
            listitem "Status": "Alive"
            listitem "Species": "Human"
            listitem "Type": "—"
            listitem "Gender": "Female"
            listitem "Origin": "unknown"
            listitem "Location": "Vey"
          button "Add to favourites"
          tab "Characters" [selected]
          tab "Favourites"
        """)
  }

  @Test func `list and detail side by side, in the dark`() async throws {
    let fixture = try await CharactersFixture(count: 1).started()
    fixture.app.environment = Screen.Environment(appearance: .dark, width: .regular)
    try await fixture.tap("Person 1")
    try await fixture.tap("Add to favourites")

    #expect(
      fixture.app.screen.picture == """
        (dark, regular width)
        Characters
        Person 1
          tab "Characters" [selected]
          tab "Favourites"
          textbox "Search by name": ""
          button "Search"
          list "Cast"
            listitem "Person 1": "Human, Alive" [selected] (favourite)
          img "Picture": "1.jpeg"
          list "Details"
            listitem "Name": "Person 1"
            listitem "Status": "Alive"
            listitem "Species": "Human"
            listitem "Type": "—"
            listitem "Gender": "Female"
            listitem "Origin": "unknown"
            listitem "Location": "Vey"
          button "Remove from favourites"
        """)
  }

  @Test func `no two elements of a screen share a name`() async throws {
    let fixture = try await CharactersFixture().started()
    for width in Screen.Environment.Width.allCases {
      fixture.app.environment.width = width
      for label in ["Person 3", "Favourites", "Characters"] {
        try? await fixture.tap(label)
        let ids = fixture.app.screen.visibleElements.map(\.id)
        #expect(Set(ids).count == ids.count)
      }
    }
  }
}
