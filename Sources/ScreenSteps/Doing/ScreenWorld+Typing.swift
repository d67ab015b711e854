import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// Taps the keys of the screen's keypad, or types into its only textbox where it has no keypad.
  public func type(_ keys: Keys) async throws {
    let hasKeypad = try await screen().visibleElements.count(where: \.isKey) > 2
    for key in keys.labels {
      if hasKeypad { try await tapKey(key) } else { try await typeIntoTextbox(key) }
    }
  }

  private func tapKey(_ label: String) async throws {
    let screen = try await screen()
    guard let key = screen.elements(labelled: label).first(where: { $0.role == .button }) else {
      let keys = screen.visibleElements.filter(\.isKey).map(\.label).joined(separator: " ")
      throw ExpectationFailure(
        "the keypad has no key '\(label)'", expected: "a key '\(label)'", actual: "the keys \(keys)")
    }
    try await perform(.tap(key.id), on: key)
  }

  private func typeIntoTextbox(_ key: String) async throws {
    let screen = try await screen()
    let boxes = screen.visibleElements.filter { $0.role == .textbox }
    guard let box = boxes.first, boxes.count == 1 else {
      let what = boxes.isEmpty ? "no textbox" : "the textboxes " + boxes.map { "'\($0.label)'" }.joined(separator: ", ")
      throw ExpectationFailure(
        "'\(screen.title)' has no keypad to type on", expected: "a keypad, or a single textbox", actual: what,
        notes: boxes.isEmpty ? [] : ["write 'I enter \"…\" into \"\(boxes[0].label)\"'"])
    }
    let text = box.value ?? ""
    try await perform(.enter(key == "Delete" ? String(text.dropLast()) : text + key, into: box.id), on: box)
  }
}
