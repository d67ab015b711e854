import AppCore
import Foundation
import ScenarioRunner

extension ScreenVocabulary {
  /// What a person does to what is on the screen.
  static let actions = StepLibrary<ScreenWorld> {
    Given("I open the app", "the app is open") { (w) in try await w.open() }
    When("I tap {element}") { (w, name: ElementName) in try await w.tap(name) }
    When("I tap {element} twice", "I double-tap {element}") { (w, name: ElementName) in
      try await w.tap(name, times: 2)
    }
    When("I try to tap {element}") { (w, name: ElementName) in try await w.tryToTap(name) }
    When("I choose {element}") { (w, option: ElementName) in try await w.choose(option) }
    When("I choose {element} from {element}") { (w, option: ElementName, list: ElementName) in
      try await w.tap(list)
      try await w.choose(option)
    }
    When("I drag {element} to {decimal}") { (w, name: ElementName, value: Decimal) in
      try await w.drag(name, through: [value])
    }
    When("I drag {element} to {decimal} and back to {decimal}") {
      (w, name: ElementName, overshoot: Decimal, value: Decimal) in
      try await w.drag(name, through: [overshoot, value])
    }
    When("I go back") { (w) in try await w.goBack() }
    When("I close the dialog") { (w) in try await w.closeDialog() }
    When("I scroll {element} to the end") { (w, name: ElementName) in
      try await w.act(on: name, "scrolled", [.list, .listbox]) { .scrollToEnd($0.id) }
    }
    When("I pull {element} down") { (w, name: ElementName) in
      try await w.act(on: name, "pulled down", [.list, .listbox]) { .pullToRefresh($0.id) }
    }
  }

  /// What a person types.
  static let typing = StepLibrary<ScreenWorld> {
    When("I type {keys}") { (w, keys: Keys) in try await w.type(keys) }
    When("I enter/paste {string} into {element}") { (w, text: String, name: ElementName) in
      try await w.act(on: name, "typed into", [.textbox]) { .enter(text, into: $0.id) }
    }
  }
}
