public import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// The app's screen now; opens the app where it is not open yet.
  public func screen() async throws -> Screen {
    try await open()
    guard let app else { preconditionFailure("an app that was opened is there") }
    return app.screen
  }

  /// Returns the visible element that a step means.
  ///
  /// A label in quotes counts as written, or else whatever its capitals. A bare word may also be the first
  /// of a longer label. Where several elements have the label, those of the roles preferred come first.
  public func element(_ name: ElementName, preferring roles: Set<Role> = []) async throws -> Element {
    let screen = try await screen()
    var found = screen.elements(named: name)
    if found.count > 1 {
      let preferred = found.filter { roles.contains($0.role) }
      found = preferred.isEmpty ? found : preferred
    }
    guard let first = found.first else { throw screen.missing(name) }
    guard found.count == 1 else {
      throw ExpectationFailure(
        "the screen has \(found.count) elements '\(name.text)'", expected: "one element '\(name.text)'",
        actual: found.map(\.shortName).joined(separator: ", "),
        notes: ["write the whole label in quotes; labels that are the same have to be told apart by the app"])
    }
    return first
  }

  /// Expects that no visible element has the label.
  func expectMissing(_ name: ElementName) async throws {
    let found = try await screen().elements(named: name)
    guard let first = found.first else { return }
    throw ExpectationFailure(
      "'\(name.text)' is shown", expected: "no element '\(name.text)'", actual: first.pictureLine)
  }
}

extension Screen {
  /// Returns the visible elements that a name may mean, the best reading only.
  func elements(named name: ElementName) -> [Element] {
    let exact = elements(labelled: name.text)
    guard exact.isEmpty else { return exact }
    let word = name.text.lowercased()
    let alike = visibleElements.filter { $0.label.lowercased() == word }
    guard alike.isEmpty, !name.isQuoted else { return alike }
    return visibleElements.filter { $0.label.lowercased().hasPrefix(word + " ") }
  }

  /// Says that an element is missing, with the elements that are there.
  func missing(_ name: ElementName) -> ExpectationFailure {
    var notes: [String] = []
    let labels = visibleElements.map(\.label)
    if let nearest = NearestSpelling.nearest(to: name.text, in: labels) { notes.append("nearest is '\(nearest)'") }
    if let dialog = openDialog { notes.append("the dialog '\(dialog.label)' covers the rest of the screen") }
    return ExpectationFailure(
      "the screen has no element '\(name.text)'", expected: "an element '\(name.text)'",
      actual: "'\(title)' with \(inventory)", notes: notes)
  }

  /// All visible elements on one line, the keys of a keypad as one.
  private var inventory: String {
    let named = visibleElements.filter { !$0.label.isEmpty }
    let keys = named.filter(\.isKey)
    var parts = named.filter { !$0.isKey || keys.count < 3 }.map(\.shortName)
    if keys.count >= 3 { parts.append("keys " + keys.map(\.label).joined(separator: " ")) }
    return parts.isEmpty ? "no elements" : parts.joined(separator: ", ")
  }
}

extension Element {
  /// The role and the label, as in `button 'Next'`.
  var shortName: String { "\(role.rawValue) '\(label)'" }

  /// Whether the element is a key of a keypad.
  var isKey: Bool { role == .button && label.count == 1 }
}
