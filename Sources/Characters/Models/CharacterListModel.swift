public import AppCore
public import Observation

/// The list of characters, page by page, and its search.
@MainActor @Observable public final class CharacterListModel {
  /// What the search box holds.
  public private(set) var text = ""
  /// The query whose result is listed; empty for the full list.
  public private(set) var query = ""
  /// The characters listed, and how far their loading has come.
  public private(set) var paging = Paging<CharacterSummary>()
  /// Called with what a refresh has loaded.
  @ObservationIgnored public var onRefresh: ([CharacterSummary]) -> Void = { _ in }

  private var searchedText = ""
  private var wait: Task<Void, Never>?
  private let dependencies: CharactersDependencies
  private let work: AppWork

  init(dependencies: CharactersDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
  }

  private var rules: CharactersRules { dependencies.rules }

  /// What is said of a search without a hit.
  public var noResultText: String? {
    paging.isLoaded && paging.items.isEmpty ? rules.noResultText(query) : nil
  }

  /// The line under a name.
  public func rowText(_ row: CharacterSummary) -> String { rules.rowText(row) }

  /// Loads the first page, unless it is here or on its way.
  public func appeared() { load(paging.beginFirst()) }

  /// Loads the next page, unless there is none or it is on its way.
  public func endReached() {
    if rules.loadsNextPage() { load(paging.beginNext()) }
  }

  /// Loads the first page anew; what is shown stays until it arrives.
  public func pulledDown() { load(paging.beginRefresh()) }

  /// Loads what failed again.
  public func retryButtonTapped() { load(paging.retry()) }

  /// Takes what was typed, and searches for it when no other key follows for a while.
  public func searchTextChanged(to text: String) {
    self.text = text
    wait?.cancel()
    wait = nil
    if text.isEmpty { return search(for: text) }
    let (clock, delay) = (dependencies.clock, rules.searchDelay())
    wait = work.start { [weak self] in
      guard (try? await clock.sleep(delay)) != nil else { return }
      self?.search(for: text)
    }
  }

  /// Searches for what was typed at once.
  public func searchButtonTapped() {
    wait?.cancel()
    wait = nil
    search(for: rules.submittedText(text, searchedText))
  }

  /// Empties the search box and brings the full list back.
  public func clearButtonTapped() { searchTextChanged(to: rules.clearedText(text)) }

  private func search(for text: String) {
    searchedText = text
    let wanted = rules.query(text)
    guard rules.asksFor(wanted, query) else {
      if paging.failed == .first { retryButtonTapped() }
      return
    }
    query = wanted
    paging.reset()
    load(paging.beginFirst())
  }

  private func load(_ ticket: Paging<CharacterSummary>.Ticket?) {
    guard let ticket else { return }
    let (source, query) = (dependencies.source, query)
    work.start { [weak self] in
      let page = try? await source.page(ticket.page, query)
      self?.arrived(page, for: ticket)
    }
  }

  /// Takes the end of a load; that of a query that is no longer wanted changes nothing.
  private func arrived(_ page: CharacterPage?, for ticket: Paging<CharacterSummary>.Ticket) {
    guard let page else {
      paging.fail(ticket)
      return
    }
    let isLast = rules.isLastPage(page)
    guard paging.succeed(ticket, with: page.characters, isLast: isLast) else { return }
    if ticket.purpose == .refresh { onRefresh(page.characters) }
    if rules.loadsAheadOfReading() { load(paging.beginNext()) }
  }
}
