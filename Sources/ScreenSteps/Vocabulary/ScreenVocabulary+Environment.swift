import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What the system decides: light or dark, compact or regular.
  static let environment = StepLibrary<ScreenWorld> {
    for appearance in Screen.Environment.Appearance.allCases {
      Given("the system is/turns/becomes \(appearance)", "the system is in \(appearance) mode") { (w) in
        try await w.change { $0.appearance = appearance }
      }
      Then("the screen is \(appearance)") { (w) in try await w.expect(appearance) }
    }
    for width in Screen.Environment.Width.allCases {
      Given("the window is/turns/becomes \(width)") { (w) in try await w.change { $0.width = width } }
      Then("the screen is laid out for \(width) width") { (w) in try await w.expect(width) }
    }
  }

  /// The end of the app, and its next start on the same files.
  static let restarts = StepLibrary<ScreenWorld> {
    When("I quit the app") { (w) in try await w.quit() }
    When("I open the app again") { (w) in try await w.open() }
    When("I quit and reopen the app", "the app is quit and reopened", "I restart the app") { (w) in
      try await w.quit()
      try await w.open()
    }
  }
}
