import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What a person does to the app as a whole, and what it is shown on.
  static let device = StepLibrary<ScreenWorld> {
    Parameter("width", matching: "compact|regular") { text in
      Screen.Environment.Width(rawValue: text) ?? .compact
    }
    When("I quit the app") { (w) in try await w.quit() }
    When("I open the app again") { (w) in try await w.open() }
    When("I restart the app") { (w) in
      try await w.quit()
      try await w.open()
    }
    Given("dark mode is on") { (w) in w.environment.appearance = .dark }
    Given("dark mode is off") { (w) in w.environment.appearance = .light }
    Given("the width is/becomes {width}") { (w, width: Screen.Environment.Width) in
      w.environment.width = width
    }
  }
}
