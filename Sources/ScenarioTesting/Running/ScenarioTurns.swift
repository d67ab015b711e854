/// Lets one scenario run at a time, in the order in which they came.
///
/// All run on the main actor, so that side by side they would only use up each other's time limits.
actor ScenarioTurns {
  /// The turns of this process.
  static let shared = ScenarioTurns()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for a turn, which `end()` gives back.
  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the turn to whoever waits longest.
  func end() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
