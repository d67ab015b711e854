/// What the command's exit status says.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// All is well.
  case success = 0
  /// A scenario failed, or a check found something to mend.
  case scenarioFailed = 1
  /// The command was used wrongly, or a file cannot be read or parsed.
  case usage = 2
  /// Every scenario passed, but the requirement gate did not hold.
  case gate = 3
  /// There was nothing to run.
  case nothingToRun = 4
  /// Somebody asked the run to end before its time.
  case interrupted = 130
  /// Rehearsal itself is at fault.
  case internalFault = 70
}
