import AppCore
import ScenarioRunner
import ScreenSteps

extension CharactersWorld {
  /// The rows of the list on show.
  func rows() async throws -> [Element] {
    let elements = try await screen.screen().visibleElements
    return elements.filter { $0.role == .list && $0.label != "Details" }.flatMap(\.children)
  }

  /// Opens the detail of a row, the first one of that name unless another is meant.
  func open(_ name: String, _ place: Int? = nil) async throws {
    guard let place else { return try await screen.tap(ElementName(name)) }
    let row = try await row(name, place)
    try await screen.perform(.tap(row.id), on: row)
  }

  /// Scrolls to the end again and again, as long as that shows more.
  func readOn() async throws {
    var count = -1
    while try await rows().count > count {
      count = try await rows().count
      let list = try await screen.element(ElementName("Cast"))
      try await screen.perform(.scrollToEnd(list.id), on: list)
    }
  }

  func enterSearch(_ text: String) async throws {
    let box = try await screen.element(ElementName("Search by name"))
    try await screen.perform(.enter(text, into: box.id), on: box)
  }

  func expect(
    _ list: ElementName, _ what: String, _ name: String, _ end: ([Element]) -> Element?
  ) async throws {
    let element = try await screen.element(list, preferring: [.list])
    let actual = end(element.children)?.label
    guard actual != name else { return }
    throw ExpectationFailure(
      "'\(element.label)' does not \(what.dropLast()) with '\(name)'", expected: name,
      actual: actual ?? "an empty list")
  }

  func expectMark(_ mark: String, isThere: Bool, _ name: String, _ place: Int) async throws {
    let row = try await row(name, place)
    guard (row.description == mark) != isThere else { return }
    throw ExpectationFailure(
      "'\(name)' \(isThere ? "is not" : "is") marked '\(mark)'",
      expected: isThere ? mark : "no mark '\(mark)'",
      actual: row.pictureLine)
  }

  private func row(_ name: String, _ place: Int) async throws -> Element {
    let rows = try await rows().filter { $0.label == name }
    guard place <= rows.count else {
      throw ExpectationFailure(
        "the list has \(rows.count) characters called '\(name)'", expected: "at least \(place)",
        actual: "\(rows.count)")
    }
    return rows[place - 1]
  }
}
