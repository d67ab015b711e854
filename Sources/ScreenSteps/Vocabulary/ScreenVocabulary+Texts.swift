import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What is written on the screen, its title and subtitle, and whether a dialog covers it.
  static let texts = StepLibrary<ScreenWorld> {
    Then("I see {element}", "vejo {element}") { (w, text: ElementName) in try await w.expectText(text.text) }
    Then("I do not see {element}", "não vejo {element}") { (w, text: ElementName) in
      try await w.expectNoText(text.text)
    }
    Then(
      "the title is {string}", "the screen is titled {string}", "{string} is the title",
      "{string} is the screen's title", "I am on {string}", "o título é {string}", "estou em {string}"
    ) { (w, text: String) in
      try await w.expect("the title", equals: text) { $0.title }
    }
    Then(
      "the subtitle is {string}", "{string} is the subtitle", "{string} is the screen's subtitle",
      "o subtítulo é {string}"
    ) { (w, text: String) in try await w.expect("the subtitle", equals: text) { $0.subtitle }
    }
    Then("the dialog {string} is open", "o diálogo {string} está aberto") { (w, title: String) in
      try await w.expect("the open dialog", equals: title) { $0.openDialog?.label }
    }
    Then("no dialog is open", "the dialog is closed", "nenhum diálogo está aberto") { (w) in
      try await w.expect("the open dialog", equals: nil) { $0.openDialog?.label }
    }
  }
}
