import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What is true of an element.
  static let elements = StepLibrary<ScreenWorld> {
    Then("{element} is enabled", "{element} está habilitado/habilitada") { (w, name: ElementName) in
      try await w.expect(name, is: "enabled") { $0.isEnabled }
    }
    Then("{element} is disabled", "{element} está desabilitado/desabilitada") { (w, name: ElementName) in
      try await w.expect(name, is: "disabled") { !$0.isEnabled }
    }
    Then("{element} is selected", "{element} está selecionado/selecionada") { (w, name: ElementName) in
      try await w.expect(name, is: "selected") { $0.state.contains(.selected) }
    }
    Then("{element} is not selected", "{element} não está selecionado/selecionada") {
      (w, name: ElementName) in
      try await w.expect(name, is: "not selected") { !$0.state.contains(.selected) }
    }
    Then("{element} is on", "{element} está ligado/ligada") { (w, name: ElementName) in
      try await w.expect(name, is: "on") { $0.state.contains(.checked) }
    }
    Then("{element} is off", "{element} está desligado/desligada") { (w, name: ElementName) in
      try await w.expect(name, is: "off") { !$0.state.contains(.checked) }
    }
    Then("{element} is loading", "{element} está carregando") { (w, name: ElementName) in
      try await w.expect(name, is: "loading") { $0.state.contains(.busy) }
    }
    Then("{element} is not loading", "{element} não está carregando") { (w, name: ElementName) in
      try await w.expect(name, is: "not loading") { !$0.state.contains(.busy) }
    }
    Then("{element} is empty", "{element} está vazio/vazia") { (w, name: ElementName) in
      try await w.expect(name, is: "empty") { ($0.value ?? "").isEmpty && $0.children.isEmpty }
    }
    Then("{element} is shown", "{element} aparece") { (w, name: ElementName) in _ = try await w.element(name)
    }
    Then("{element} is not shown", "{element} não aparece") { (w, name: ElementName) in
      try await w.expectMissing(name)
    }
    Then("{element} reads {string}", "{element} diz {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, reads: text)
    }
    Then("{element} shows {string}", "{element} mostra {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, shows: text)
    }
    Then("{element} is marked {string}", "{element} está marcado/marcada com {string}") {
      (w, name: ElementName, text: String) in
      try await w.expect(name, is: "marked '\(text)'") { $0.description == text }
    }
    Then("{element} is not marked {string}", "{element} não está marcado/marcada com {string}") {
      (w, name: ElementName, text: String) in
      try await w.expect(name, is: "not marked '\(text)'") { $0.description != text }
    }
  }
}
