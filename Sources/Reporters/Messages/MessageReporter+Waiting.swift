public import ScenarioRunner

/// Scenarios that have ended, or run, before it is their turn to be told.
extension MessageReporter {
  /// Yes, where the report goes to a file.
  public var keepsWaiting: Bool { output.waiting != nil }

  /// Writes it down beside the report.
  public func writeDown(_ news: WaitingNews) {
    if news != .over {
      // Without them it could not be read.
      writeTestCases()
      output.flush()
    }
    output.waiting?.write(news, of: runStarted)
  }
}
