import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// Ends the app; what it keeps in files stays, and the next step that uses the app opens it anew.
  ///
  /// - Throws: An expectation failure where the app is not open, or has work under way.
  public func quit() async throws {
    guard let app else {
      throw ExpectationFailure(
        "the app is not open, so it cannot be quit", notes: ["write 'I open the app' first"])
    }
    (app as? any QuittableApp)?.stop()
    try await settle()
    guard app.work.running == 0 else {
      throw ExpectationFailure(
        "the app cannot be quit while it has work under way", expected: "no task",
        actual: app.work.running == 1 ? "a task" : "\(app.work.running) tasks",
        notes: ["let the time pass that it needs, or let the answers arrive that are held"])
    }
    app.work.onChange = nil
    self.app = nil
  }
}
