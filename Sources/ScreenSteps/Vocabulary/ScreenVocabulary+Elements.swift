import AppCore
import ScenarioRunner

extension ScreenVocabulary {
  /// What is true of an element.
  static let elements = StepLibrary<ScreenWorld> {
    Then("{element} is enabled") { (w, name: ElementName) in
      try await w.expect(name, is: "enabled") { $0.isEnabled }
    }
    Then("{element} is disabled") { (w, name: ElementName) in
      try await w.expect(name, is: "disabled") { !$0.isEnabled }
    }
    Then("{element} is selected") { (w, name: ElementName) in
      try await w.expect(name, is: "selected") { $0.state.contains(.selected) }
    }
    Then("{element} is not selected") { (w, name: ElementName) in
      try await w.expect(name, is: "not selected") { !$0.state.contains(.selected) }
    }
    Then("{element} is on") { (w, name: ElementName) in
      try await w.expect(name, is: "on") { $0.state.contains(.checked) }
    }
    Then("{element} is off") { (w, name: ElementName) in
      try await w.expect(name, is: "off") { !$0.state.contains(.checked) }
    }
    Then("{element} is loading") { (w, name: ElementName) in
      try await w.expect(name, is: "loading") { $0.state.contains(.busy) }
    }
    Then("{element} is not loading") { (w, name: ElementName) in
      try await w.expect(name, is: "not loading") { !$0.state.contains(.busy) }
    }
    Then("{element} is empty") { (w, name: ElementName) in
      try await w.expect(name, is: "empty") { ($0.value ?? "").isEmpty && $0.children.isEmpty }
    }
    Then("{element} is shown") { (w, name: ElementName) in _ = try await w.element(name) }
    Then("{element} is not shown") { (w, name: ElementName) in try await w.expectMissing(name) }
    Then("{element} reads {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, reads: text)
    }
    Then("{element} shows {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, shows: text)
    }
    Then("{element} is marked {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, is: "marked '\(text)'") { $0.description == text }
    }
    Then("{element} is not marked {string}") { (w, name: ElementName, text: String) in
      try await w.expect(name, is: "not marked '\(text)'") { $0.description != text }
    }
  }
}
