import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// Changes what the system decides; an app that is open follows at once.
  ///
  /// - Throws: An expectation failure where the app does not follow the system.
  func change(_ change: (inout Screen.Environment) -> Void) async throws {
    change(&environment)
    guard let app else { return }
    guard let adaptive = app as? any AdaptiveApp else {
      throw ExpectationFailure("the app looks the same everywhere: it does not follow the system")
    }
    adaptive.environment = environment
    try await settle()
  }

  /// Expects that the screen is drawn for an appearance.
  func expect(_ appearance: Screen.Environment.Appearance) async throws {
    let actual = try await screen().environment.appearance
    try expectEqual("the appearance", expected: appearance.rawValue, actual: actual.rawValue)
  }

  /// Expects that the screen is laid out for a width.
  func expect(_ width: Screen.Environment.Width) async throws {
    let actual = try await screen().environment.width
    try expectEqual("the width", expected: width.rawValue, actual: actual.rawValue)
  }
}
