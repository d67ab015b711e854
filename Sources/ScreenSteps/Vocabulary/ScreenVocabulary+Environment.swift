import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What the system decides: light or dark, compact or regular.
  static let environment = StepLibrary<ScreenWorld> {
    for appearance in Screen.Environment.Appearance.allCases {
      let name = appearance == .dark ? "escuro" : "claro"
      Given(
        "the system is/turns/becomes \(appearance)", "the system is in \(appearance) mode",
        "o sistema está/fica no modo \(name)"
      ) { (w) in
        try await w.change { $0.appearance = appearance }
      }
      Then("the screen is \(appearance)", "a tela está no modo \(name)") { (w) in
        try await w.expect(appearance)
      }
    }
    for width in Screen.Environment.Width.allCases {
      let name = width == .compact ? "compacta" : "regular"
      Given("the window is/turns/becomes \(width)", "a janela é/fica \(name)") { (w) in
        try await w.change { $0.width = width }
      }
      Then("the screen is laid out for \(width) width", "a tela está disposta em largura \(name)") { (w) in
        try await w.expect(width)
      }
    }
  }

  /// The end of the app, and its next start on the same files.
  static let restarts = StepLibrary<ScreenWorld> {
    When("I quit the app", "fecho o aplicativo") { (w) in try await w.quit() }
    When("I open the app again", "abro o aplicativo de novo") { (w) in try await w.open() }
    When(
      "I quit and reopen the app", "the app is quit and reopened", "I restart the app",
      "reinicio o aplicativo"
    ) { (w) in
      try await w.quit()
      try await w.open()
    }
  }
}
