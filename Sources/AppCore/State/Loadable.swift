/// Something loaded from a service, in which a newer answer is never overwritten by an older one.
///
/// Each request takes a ticket as it begins and hands it in with its end, in whatever order the
/// ends arrive.
public struct Loadable<Value: Sendable>: Sendable {
  /// The place of a request among those that were begun.
  public struct Ticket: Sendable, Hashable {
    fileprivate var number: Int
  }

  /// How far the loading has come.
  public private(set) var state: LoadState<Value> = .idle
  private var begun = 0
  private var answered = 0

  /// Creates something that was not asked for yet.
  public init() {}

  /// Notes that a request begins.
  public mutating func begin() -> Ticket {
    begun += 1
    state = .loading(previous: state.value)
    return Ticket(number: begun)
  }

  /// Takes the answer to a request, unless a newer one is here.
  public mutating func succeed(_ ticket: Ticket, with value: Value) {
    guard ticket.number > answered else { return }
    answered = ticket.number
    let awaitsNewer = state.isLoading && ticket.number < begun
    state = awaitsNewer ? .loading(previous: value) : .loaded(value)
  }

  /// Notes that a request failed; only the newest one counts.
  public mutating func fail(_ ticket: Ticket) {
    guard ticket.number == begun, state.isLoading else { return }
    state = .failed(previous: state.value)
  }
}
