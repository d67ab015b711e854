import AppCore
import Testing

struct ScreenEnvironmentTests {
  @Test func `a screen is shown on a phone by day unless told otherwise`() {
    let screen = Screen(title: "People", elements: [])
    #expect(screen.environment == Screen.Environment(appearance: .light, width: .compact))
    #expect(screen.picture == "People")
  }

  @Test func `a picture tells of another environment`() {
    let screen = Screen(
      title: "People", elements: [],
      environment: Screen.Environment(appearance: .dark, width: .regular))
    #expect(screen.picture == "(dark, regular width)\nPeople")
  }
}
