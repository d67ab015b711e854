import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What the system decides: light or dark, compact or regular.
  static let environment = StepLibrary<ScreenWorld> {
    for (appearance, masculine, feminine) in appearances {
      Given(
        "the system is/turns/becomes \(appearance)", "the system is in \(appearance) mode",
        "o sistema está/fica \(masculine)"
      ) { (w) in try await w.change { $0.appearance = appearance } }
      Then("the screen is \(appearance)", "a tela está \(feminine)") { (w) in try await w.expect(appearance) }
    }
    for (width, portuguese) in widths {
      Given("the window is/turns/becomes \(width)", "a janela é/fica \(portuguese)") { (w) in
        try await w.change { $0.width = width }
      }
      Then("the screen is laid out for \(width) width", "a tela tem largura \(portuguese)") { (w) in
        try await w.expect(width)
      }
    }
  }

  private static let appearances: [(Screen.Environment.Appearance, masculine: String, feminine: String)] = [
    (.light, "claro", "clara"), (.dark, "escuro", "escura"),
  ]

  private static let widths: [(Screen.Environment.Width, portuguese: String)] = [
    (.compact, "compacta"), (.regular, "regular"),
  ]

  /// The end of the app, and its next start on the same files.
  static let restarts = StepLibrary<ScreenWorld> {
    When("I quit the app", "encerro o aplicativo") { (w) in try await w.quit() }
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
