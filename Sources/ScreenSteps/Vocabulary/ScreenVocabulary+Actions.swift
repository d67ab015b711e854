import AppCore
import Foundation
import ScenarioRunner

extension ScreenVocabulary {
  /// What a person does to what is on the screen.
  static let actions = StepLibrary<ScreenWorld> {
    Given("I open the app", "the app is open", "abro o aplicativo", "o aplicativo está aberto") { (w) in
      try await w.open()
    }
    When("I tap {element}", "toco em {element}") { (w, name: ElementName) in try await w.tap(name) }
    When("I tap {element} twice", "I double-tap {element}", "toco duas vezes em {element}") {
      (w, name: ElementName) in
      try await w.tap(name, times: 2)
    }
    When("I try to tap {element}", "tento tocar em {element}") { (w, name: ElementName) in
      try await w.tryToTap(name)
    }
    When("I choose {element}", "escolho {element}") { (w, option: ElementName) in try await w.choose(option) }
    When("I choose {element} from {element}", "escolho {element} em {element}") {
      (w, option: ElementName, list: ElementName) in
      try await w.tap(list)
      try await w.choose(option)
    }
    When("I drag {element} to {decimal}", "arrasto {element} até {decimal}") {
      (w, name: ElementName, value: Decimal) in
      try await w.drag(name, through: [value])
    }
    When(
      "I drag {element} to {decimal} and back to {decimal}",
      "arrasto {element} até {decimal} e volto para {decimal}"
    ) {
      (w, name: ElementName, overshoot: Decimal, value: Decimal) in
      try await w.drag(name, through: [overshoot, value])
    }
    When("I go back", "volto") { (w) in try await w.goBack() }
    When("I close the dialog", "fecho o diálogo") { (w) in try await w.closeDialog() }
    When("I scroll {element} to the end", "rolo {element} até o fim") { (w, name: ElementName) in
      try await w.act(on: name, "scrolled", [.list, .listbox]) { .scrollToEnd($0.id) }
    }
    When("I pull {element} down", "puxo {element} para baixo") { (w, name: ElementName) in
      try await w.act(on: name, "pulled down", [.list, .listbox]) { .pullToRefresh($0.id) }
    }
  }

  /// What a person types.
  static let typing = StepLibrary<ScreenWorld> {
    When("I type {keys}", "digito {keys}") { (w, keys: Keys) in try await w.type(keys) }
    When("I enter/paste {string} into {element}", "digito/colo {string} em {element}") {
      (w, text: String, name: ElementName) in
      try await w.act(on: name, "typed into", [.textbox]) { .enter(text, into: $0.id) }
    }
  }
}
