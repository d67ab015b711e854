/// Decides from the ledger whether a run is good enough for the brief.
public struct Gate: Sendable, Hashable {
  /// What a run was about.
  public enum Scope: Sendable, Hashable {
    /// Whole apps: every line of the brief counts.
    case wholeApp
    /// A file, a line, a tag, a name: only the lines that the run touched count, and only where asked for.
    case narrower(isAskedFor: Bool)
  }

  /// What the gate says.
  public enum Verdict: Sendable, Hashable {
    /// Every line that counts is passed or waived.
    case holds
    /// These lines break the gate, in the order of the ledger.
    case broken([LedgerLine])
    /// The gate was asked for, but the run touched no requirement line.
    case nothingTouched
    /// There is no gate here: a dry run, one part of a run, a narrower run that did not ask, or no brief.
    case notAsked
  }

  /// What the run was about.
  public var scope: Scope
  /// Whether a line may pass after a retry.
  public var allowsFlaky: Bool
  /// Whether nothing is run on purpose, so that nothing is asked of the lines.
  public var isSuspended: Bool
  /// Whether the run is one part of a divided one, so that only all of them together can tell.
  public var isPart = false

  /// Creates a gate.
  public init(scope: Scope, allowsFlaky: Bool = false, isSuspended: Bool = false) {
    self.scope = scope
    self.allowsFlaky = allowsFlaky
    self.isSuspended = isSuspended
  }

  /// Returns the lines of an account that count in this scope, which are those to show.
  public func lines(of account: LedgerAccount) -> [LedgerLine] {
    switch scope {
    case .wholeApp: account.lines
    case .narrower: account.lines.filter(\.isTouched)
    }
  }

  /// Returns what the gate says of a ledger.
  public func verdict(on accounts: [LedgerAccount]) -> Verdict {
    if isSuspended || isPart { return .notAsked }
    let lines = accounts.flatMap { self.lines(of: $0) }
    switch scope {
    case .narrower(isAskedFor: false): return .notAsked
    case .narrower(isAskedFor: true) where lines.isEmpty: return .nothingTouched
    case .wholeApp where accounts.isEmpty: return .notAsked
    default:
      let broken = lines.filter { !lets($0.state) }
      return broken.isEmpty ? .holds : .broken(broken)
    }
  }

  private func lets(_ state: LedgerState) -> Bool {
    switch state {
    case .passed, .waived: true
    case .flaky: allowsFlaky
    case .failed, .draft, .notRun, .notCovered: false
    }
  }
}

extension Gate.Verdict {
  /// Whether the run may not be taken for good.
  public var isRed: Bool {
    switch self {
    case .holds, .notAsked: false
    case .broken, .nothingTouched: true
    }
  }

  /// Why the gate does not hold, with what to do; nil where it holds or there is none.
  public var message: String? {
    switch self {
    case .holds, .notAsked: return nil
    case .nothingTouched:
      return "the requirement gate does not hold: no scenario that was selected names a requirement line\n"
        + "note: tag scenarios with the ids of the brief, such as '@BUY-09', or leave out --gate"
    case .broken(let lines):
      let states = LedgerAccount.counts(of: lines).map { "\($0.count) \($0.state.rawValue)" }
      return "the requirement gate does not hold: \(states.joined(separator: " · "))\n"
        + "note: \(lines.map(\.id).joined(separator: ", "))"
    }
  }
}
