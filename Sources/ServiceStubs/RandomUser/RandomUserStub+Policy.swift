import Synchronization

extension RandomUserStub {
  /// How many people an address may ask for.
  public struct Policy: Sendable, Hashable {
    /// How many people may be asked for in a stretch of time; `nil` for any number.
    public var budget: Int? = 20_000
    /// The stretch in milliseconds, after which the count begins anew.
    public var window: Int64 = 300_000

    /// Creates the policy of the service.
    public init() {}
  }

  /// The people asked for in the stretch that runs.
  struct BudgetWindow: Sendable, Hashable {
    var start: Int64?
    var people = 0
  }

  /// How many people an address may ask for; setting it begins to count anew.
  public var policy: Policy {
    get { state.withLock { $0.policy } }
    set {
      state.withLock { state in
        state.policy = newValue
        state.budget = BudgetWindow()
      }
    }
  }
}

extension RandomUserStub.Policy {
  /// Counts people that are asked for and returns whether they may be.
  func charge(_ people: Int, to budget: inout RandomUserStub.BudgetWindow, now: Int64) -> Bool {
    guard let allowed = self.budget else { return true }
    if budget.start.map({ now - $0 >= window }) ?? true {
      budget = RandomUserStub.BudgetWindow(start: now)
    }
    budget.people += people
    return budget.people <= allowed
  }
}
