public import AppCore
import Foundation
import ScenarioRunner

extension ScreenWorld {
  static let tappable: Set<Role> = [.button, .option, .tab, .switch, .listitem]

  /// Does something to the app and waits until it has settled.
  ///
  /// - Throws: An expectation failure where the app does not take it.
  public func perform(_ action: Action, on element: Element? = nil) async throws {
    try await open()
    try take(action, on: element)
    try await settle()
  }

  private func take(_ action: Action, on element: Element?) throws {
    do {
      try app?.perform(action)
    } catch {
      throw ExpectationFailure(
        "the app does not take '\(action.name)'\(element.map { " on \($0.shortName)" } ?? "")")
    }
  }

  /// Taps an element, once or several times before the app has settled again.
  ///
  /// - Throws: An expectation failure where there is no such element, or where it is disabled.
  public func tap(_ name: ElementName, times: Int = 1) async throws {
    let element = try await usable(name, "tapped", Self.tappable)
    try take(.tap(element.id), on: element)
    // What the first tap leads to may have taken the place of what is tapped.
    for _ in 1..<max(times, 1) { try? app?.perform(.tap(element.id)) }
    try await settle()
  }

  /// Taps an element that may be disabled; the app is free to do nothing.
  func tryToTap(_ name: ElementName) async throws {
    let element = try await element(name, preferring: Self.tappable)
    try? app?.perform(.tap(element.id))
    try await settle()
  }

  /// Chooses an option of what is open.
  public func choose(_ name: ElementName) async throws {
    let screen = try await screen()
    let options = screen.visibleElements.filter { $0.role == .option }
    guard let option = screen.elements(named: name).first(where: { $0.role == .option }) else {
      throw ExpectationFailure(
        "there is no option '\(name.text)' to choose", expected: "an option '\(name.text)'",
        actual: options.isEmpty
          ? "no options" : "the options " + options.map { "'\($0.label)'" }.joined(separator: ", "),
        notes: options.isEmpty ? ["open what holds the options first"] : [])
    }
    guard option.isEnabled else { throw option.isDisabledFailure }
    try await perform(.tap(option.id), on: option)
  }

  /// Drags an element through values, without letting go in between.
  func drag(_ name: ElementName, through values: [Decimal]) async throws {
    let element = try await usable(name, "dragged", [.slider])
    for value in values { try await perform(.drag(element.id, to: value), on: element) }
  }

  func act(
    on name: ElementName, _ what: String, _ roles: Set<Role>, _ action: (Element) -> Action
  ) async throws {
    let element = try await usable(name, what, roles)
    try await perform(action(element), on: element)
  }

  func goBack() async throws {
    let title = try await screen().title
    do {
      try app?.perform(.back)
    } catch {
      throw ExpectationFailure("there is no screen to go back to from '\(title)'")
    }
    try await settle()
  }

  func closeDialog() async throws {
    guard try await screen().openDialog != nil else { throw ExpectationFailure("no dialog is open") }
    try await perform(.dismiss)
  }

  /// Returns an element that can be used in a way.
  private func usable(_ name: ElementName, _ what: String, _ roles: Set<Role>) async throws -> Element {
    let element = try await element(name, preferring: roles)
    guard roles.contains(element.role) else {
      throw ExpectationFailure(
        "\(element.shortName) cannot be \(what)",
        expected: "one of: " + roles.map(\.rawValue).sorted().joined(separator: ", "),
        actual: element.pictureLine)
    }
    guard element.isEnabled else { throw element.isDisabledFailure }
    return element
  }
}

extension Element {
  fileprivate var isDisabledFailure: ExpectationFailure {
    ExpectationFailure(
      "'\(label)' is disabled, so it cannot be used", expected: "\(shortName), enabled", actual: pictureLine,
      notes: ["to show that nothing happens, write 'I try to tap \"\(label)\"'"])
  }
}

extension Action {
  /// The action as people name it.
  fileprivate var name: String {
    switch self {
    case .tap: "tap"
    case .enter: "enter text"
    case .drag: "drag"
    case .scrollToEnd: "scroll to the end"
    case .pullToRefresh: "pull down"
    case .dismiss: "close the dialog"
    case .back: "go back"
    }
  }
}
