import Synchronization

/// The faults of a server that are still to come.
///
/// A request takes the first rule that matches it and is not used up, and only that one.
public final class FaultPlan: Sendable {
  /// How often a fault happens.
  public enum Times: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// That many times.
    case times(Int)
    /// Every time.
    case always

    /// Creates a number of times.
    public init(integerLiteral value: Int) { self = .times(value) }
  }

  /// A fault, the requests that meet it and how often.
  public struct Rule: Sendable, Hashable {
    /// What goes wrong.
    public let fault: Fault
    /// For which requests.
    public let matcher: RequestMatcher
    /// How often.
    public let times: Times
    /// How often it has happened.
    public fileprivate(set) var used = 0

    /// Whether it can happen again.
    public var isSpent: Bool {
      switch times {
      case .times(let times): used >= times
      case .always: false
      }
    }

    /// Whether it has not happened as often as it was meant to; where that is always, never yet.
    public var isOutstanding: Bool { times == .always ? used == 0 : !isSpent }
  }

  private struct State: Sendable {
    var rules: [Rule] = []
    var onRefusal: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// All rules, in order.
  public var rules: [Rule] { state.withLock { $0.rules } }

  /// The rules that have not happened as often as they were meant to.
  public var remaining: [Rule] { rules.filter(\.isOutstanding) }

  /// Plans a fault.
  public func add(_ fault: Fault, when matcher: RequestMatcher = .any, times: Times = 1) {
    let onRefusal = state.withLock { state in
      state.rules.append(Rule(fault: fault, matcher: matcher, times: times))
      return fault == .refuse ? state.onRefusal : nil
    }
    onRefusal?()
  }

  /// Drops all rules.
  public func removeAll() { state.withLock { $0.rules = [] } }

  /// Drops some rules, and returns them with how often each has happened; the others stay as they are.
  @discardableResult
  public func remove(where isMeant: (Rule) -> Bool) -> [Rule] {
    state.withLock { state in
      let removed = state.rules.filter(isMeant)
      state.rules.removeAll(where: isMeant)
      return removed
    }
  }

  /// Takes the fault that a request meets.
  func take(for request: StubRequest) -> Fault? {
    state.withLock { state in
      guard let index = state.rules.firstIndex(where: { !$0.isSpent && $0.matcher.matches(request) })
      else { return nil }
      state.rules[index].used += 1
      return state.rules[index].fault
    }
  }

  /// Whether a refusal may come.
  ///
  /// Clients ask once more, on a new connection, when one that they kept is reset. So while a
  /// refusal may come no connection is kept, or the refusal would pass unseen.
  var awaitsRefusal: Bool {
    state.withLock { $0.rules.contains { $0.fault == .refuse && !$0.isSpent } }
  }

  /// Sets what is called when a refusal is planned.
  func onRefusal(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onRefusal = body } }
}
