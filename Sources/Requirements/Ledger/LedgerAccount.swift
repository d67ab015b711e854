/// What a run has shown of one app's brief.
public struct LedgerAccount: Sendable, Hashable {
  /// The suite, by the name of its app.
  public var suite: String
  /// The brief.
  public var brief: Brief
  /// The brief's lines with what was shown of them, in the order of the brief.
  public var lines: [LedgerLine]

  /// Returns how many of the lines are in each state, leaving out states without a line.
  public static func counts(of lines: [LedgerLine]) -> [(state: LedgerState, count: Int)] {
    LedgerState.allCases.compactMap { state in
      let count = lines.count { $0.state == state }
      return count > 0 ? (state, count) : nil
    }
  }
}

/// A requirement line with what a run has shown of it.
public struct LedgerLine: Sendable, Hashable, Identifiable {
  /// The line of the brief.
  public var requirement: RequirementLine
  /// What is said of it.
  public var state: LedgerState
  /// The scenarios that name it, in the order of their places.
  public var scenarios: [MappedScenario]
  /// Whether the selection of the run held one of its scenarios.
  public var isTouched: Bool

  /// The id, such as `BUY-09`.
  public var id: String { requirement.id }
  /// How many scenarios name the line.
  public var mapped: Int { scenarios.count }
  /// How many of them ran to their end.
  public var ran: Int { scenarios.count(where: \.didRun) }
  /// How many of them passed.
  public var passed: Int { scenarios.count(where: \.didPass) }
}
