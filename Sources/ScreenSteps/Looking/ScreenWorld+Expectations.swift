import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// Expects that something is true of an element.
  func expect(_ name: ElementName, is state: String, _ isMet: (Element) -> Bool) async throws {
    let element = try await element(name)
    guard !isMet(element) else { return }
    throw ExpectationFailure(
      "'\(element.label)' is not \(state)".replacing("is not not ", with: "is "),
      expected: "\(element.shortName), \(state)", actual: element.pictureLine)
  }

  /// Expects that an element's value is a text.
  func expect(_ name: ElementName, reads text: String) async throws {
    let element = try await element(name)
    guard element.value != text else { return }
    var notes: [String] = []
    if element.value == nil { notes.append("\(element.shortName) holds no value of its own") }
    throw ExpectationFailure(
      "'\(element.label)' does not read '\(text)'", expected: text, actual: element.value ?? "nothing",
      notes: notes)
  }

  /// Expects a text as an element's value or remark, or inside it.
  func expect(_ name: ElementName, shows text: String) async throws {
    let element = try await element(name)
    let inside = element.flattened.dropFirst().flatMap { [$0.label, $0.value, $0.description] }
    let texts = ([element.value, element.description] + inside).compactMap { $0 }.filter { !$0.isEmpty }
    guard !texts.contains(text) else { return }
    throw ExpectationFailure(
      "'\(element.label)' does not show '\(text)'", expected: text,
      actual: texts.isEmpty ? "nothing" : texts.joined(separator: " · "))
  }

  /// Expects that a text stands on the screen, whole.
  func expectText(_ text: String) async throws {
    let screen = try await screen()
    let texts = screen.visibleTexts
    guard !texts.contains(text) else { return }
    var notes: [String] = []
    if let longer = texts.first(where: { $0.contains(text) }) {
      notes.append("it is only a part of '\(longer)'; write the whole text")
    } else if let nearest = NearestSpelling.nearest(to: text, in: texts) {
      notes.append("nearest is '\(nearest)'")
    }
    throw ExpectationFailure(
      "'\(text)' is not to be seen", expected: text, actual: "the screen '\(screen.title)' without it",
      notes: notes)
  }

  /// Expects that no text on the screen is or contains a text.
  func expectNoText(_ text: String) async throws {
    guard let found = try await screen().visibleTexts.first(where: { $0.contains(text) }) else { return }
    throw ExpectationFailure(
      "'\(text)' is to be seen", expected: "no text with '\(text)'", actual: found)
  }

  /// Expects that a part of the screen is a text, or is not there.
  func expect(_ what: String, equals text: String?, _ part: (Screen) -> String?) async throws {
    let actual = part(try await screen())
    guard actual != text else { return }
    throw ExpectationFailure(
      text.map { "\(what) is not '\($0)'" } ?? "\(what) is there", expected: text ?? "none",
      actual: actual ?? "none")
  }

  /// Expects that two texts are the same.
  func expectEqual(_ what: String, expected: String, actual: String) throws {
    guard expected != actual else { return }
    throw ExpectationFailure("\(what) is not as expected", expected: expected, actual: actual)
  }
}
