import ScenarioRunner

/// The attempts at scenarios that did not count, kept until the one that does has ended.
struct EarlierAttempts {
  private var attempts: [Int: [FinishedAttempt]] = [:]

  /// Takes in an attempt; returns those before it where it is the last one at its scenario, else nil.
  mutating func take(_ attempt: FinishedAttempt) -> [FinishedAttempt]? {
    guard !attempt.willBeRetried else {
      attempts[attempt.testCase.id, default: []].append(attempt)
      return nil
    }
    return attempts.removeValue(forKey: attempt.testCase.id) ?? []
  }
}
