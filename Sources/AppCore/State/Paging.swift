/// A list that is loaded page by page, in which each page is asked for once and no answer goes astray.
///
/// A load takes a ticket as it begins and hands it in with its end. A load that cannot begin gets none;
/// the end of a load that was abandoned changes nothing.
public struct Paging<Item: Sendable & Identifiable>: Sendable where Item.ID: Sendable {
  /// What a load is for.
  public enum Purpose: Sendable, Hashable {
    /// The first page of a list that shows nothing yet.
    case first
    /// The page after the last one.
    case next
    /// The first page anew, in place of all that is shown.
    case refresh
  }

  /// What a load takes as it begins.
  public struct Ticket: Sendable, Hashable {
    /// What the load is for.
    public let purpose: Purpose
    /// The page to ask for, from 1.
    public let page: Int
    fileprivate let number: Int
  }

  /// How far the newest load has come.
  public enum Phase: Sendable, Hashable {
    /// Nothing is under way.
    case idle
    /// An answer is awaited.
    case loading(Purpose)
    /// The newest load failed, and can be tried again.
    case failed(Purpose)
  }

  /// What is shown, without anything twice.
  public private(set) var items: [Item] = []
  /// How far the newest load has come.
  public private(set) var phase = Phase.idle
  /// Whether there is nothing after what is shown.
  public private(set) var isAtEnd = false
  /// How many pages have arrived since the list began.
  public private(set) var pageCount = 0
  private var begun = 0

  /// Creates a list that was not asked for yet.
  public init() {}

  /// Whether an answer has arrived, be it an empty one.
  public var isLoaded: Bool { pageCount > 0 }

  /// What an answer is awaited for.
  public var loading: Purpose? {
    if case .loading(let purpose) = phase { purpose } else { nil }
  }

  /// What could not be loaded, where the newest load failed.
  public var failed: Purpose? {
    if case .failed(let purpose) = phase { purpose } else { nil }
  }

  /// Begins to load the first page, unless it is here or a load is under way.
  public mutating func beginFirst() -> Ticket? {
    guard !isLoaded, loading == nil else { return nil }
    return begin(.first, page: 1)
  }

  /// Begins to load the next page, unless there is none, a load is under way or nothing is shown yet.
  public mutating func beginNext() -> Ticket? {
    guard isLoaded, !isAtEnd, !items.isEmpty, loading == nil else { return nil }
    return begin(.next, page: pageCount + 1)
  }

  /// Begins to load the first page anew and abandons any load under way but another refresh.
  ///
  /// What is shown stays until the answer arrives.
  public mutating func beginRefresh() -> Ticket? {
    guard loading != .refresh else { return nil }
    return begin(.refresh, page: 1)
  }

  /// Begins the load that failed again.
  public mutating func retry() -> Ticket? {
    switch failed {
    case .first: beginFirst()
    case .next: beginNext()
    case .refresh: beginRefresh()
    case nil: nil
    }
  }

  /// Forgets all that is shown and abandons any load under way, as when another list is wanted.
  public mutating func reset() {
    let begun = begun
    self = Paging()
    self.begun = begun + 1
  }

  /// Whether the end of that load still counts.
  public func isCurrent(_ ticket: Ticket) -> Bool {
    ticket.number == begun && loading == ticket.purpose
  }

  /// Takes the answer to a load.
  ///
  /// - Returns: Whether it counted.
  @discardableResult
  public mutating func succeed(_ ticket: Ticket, with page: [Item], isLast: Bool) -> Bool {
    guard isCurrent(ticket) else { return false }
    if ticket.purpose != .next { items = [] }
    var known = Set(items.map(\.id))
    items += page.filter { known.insert($0.id).inserted }
    pageCount = ticket.page
    isAtEnd = isLast
    phase = .idle
    return true
  }

  /// Notes that a load failed; what is shown stays.
  ///
  /// - Returns: Whether it counted.
  @discardableResult
  public mutating func fail(_ ticket: Ticket) -> Bool {
    guard isCurrent(ticket) else { return false }
    phase = .failed(ticket.purpose)
    return true
  }

  private mutating func begin(_ purpose: Purpose, page: Int) -> Ticket {
    begun += 1
    phase = .loading(purpose)
    return Ticket(purpose: purpose, page: page, number: begun)
  }
}
