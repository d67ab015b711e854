public import AppCore
import DeviceStorage
public import Observation

/// The list of persons: from the database as long as that lasts, then from the service.
@MainActor @Observable public final class PeopleListModel {
  /// What is shown, and what is awaited.
  public private(set) var paging = Paging<Person>()
  /// The person whose name is the title, where one was chosen.
  public private(set) var titlePerson: Person?
  /// Called with the person whose details are wanted.
  @ObservationIgnored public var onOpen: (Person) -> Void = { _ in }

  private let dependencies: PeopleDependencies
  private let avatars: AvatarsModel
  private let work: AppWork
  private var task: Task<Void, Never>?

  init(dependencies: PeopleDependencies, avatars: AvatarsModel, work: AppWork) {
    self.dependencies = dependencies
    self.avatars = avatars
    self.work = work
  }

  private var rules: PeopleRules { dependencies.rules }

  /// The title of the screen.
  public var title: String { rules.listTitle(titlePerson) }

  /// What is said of the newest load, where it failed.
  public var failureText: String? { paging.failed.map(rules.failureText) }

  /// Loads the first persons, and has the pictures of those shown ready.
  public func appeared() {
    begin(paging.beginFirst())
    wantAvatars()
  }

  /// Loads the next persons.
  public func endReached() { begin(paging.beginNext()) }

  /// Asks the service anew; what is under way is given up.
  public func pulledToRefresh() { begin(paging.beginRefresh()) }

  /// Loads again what could not be loaded.
  public func retryButtonTapped() { begin(paging.retry()) }

  /// Opens the details of a person.
  public func personTapped(_ person: Person) { onOpen(person) }

  func chosenForTitle(_ person: Person) { titlePerson = person }

  /// Gives up what is under way.
  func stop() { task?.cancel() }

  private func begin(_ ticket: Paging<Person>.Ticket?) {
    guard let ticket else { return }
    do throws(StorageError) {
      let stored = try dependencies.store.count()
      if ticket.purpose != .refresh, rules.usesDatabase(stored, paging.items.count) {
        try loadStored(ticket, of: stored)
      } else {
        try ask(ticket)
      }
    } catch {
      paging.fail(ticket)
    }
  }

  private func loadStored(_ ticket: Paging<Person>.Ticket, of stored: Int) throws(StorageError) {
    let start = paging.items.count
    let people = try dependencies.store.people(from: start, count: rules.pageSize())
    let progress = try dependencies.store.progress()
    let isLast = start + people.count >= stored && progress.isAtEnd
    paging.succeed(ticket, with: people, isLast: isLast)
    wantAvatars()
  }

  private func ask(_ ticket: Paging<Person>.Ticket) throws(StorageError) {
    let progress =
      ticket.purpose == .refresh ? PeopleStore.Progress() : try dependencies.store.progress()
    let request = PeopleRemote.PageRequest(
      seed: rules.seed(progress.seed), number: progress.nextPage, size: rules.pageSize())
    let remote = dependencies.remote
    task?.cancel()
    task = work.start {
      do {
        let page = try await remote.page(request)
        guard self.paging.isCurrent(ticket) else { return }
        guard self.rules.isUsablePage(request.seed, page) else {
          throw PeopleError.foreignPage(seed: page.seed)
        }
        try self.arrived(page, for: ticket, request)
      } catch {
        self.paging.fail(ticket)
      }
    }
  }

  private func arrived(
    _ page: PeoplePage, for ticket: Paging<Person>.Ticket, _ request: PeopleRemote.PageRequest
  ) throws(StorageError) {
    let people = page.people.enumerated().map { index, person in
      var person = person
      person.contact = rules.contact(index, page.people)
      return person
    }
    let isLast = rules.isLastPage(page.announced, request.size)
    let progress = PeopleStore.Progress(
      seed: page.seed, nextPage: request.number + 1, isAtEnd: isLast)
    let shown =
      try ticket.purpose == .refresh ? replaceAll(with: people, progress) : append(people, progress)
    paging.succeed(ticket, with: shown, isLast: isLast)
    wantAvatars()
  }

  /// Adds to the database what it does not hold yet, and returns that.
  private func append(
    _ people: [Person], _ progress: PeopleStore.Progress
  ) throws(StorageError) -> [Person] {
    let new = rules.newPeople(people, Set(paging.items.map(\.id)))
    if rules.savesPeople() { try dependencies.store.append(new, progress: progress) }
    return new
  }

  /// Replaces what the database and the cache of avatars hold, and returns what is shown then.
  private func replaceAll(
    with people: [Person], _ progress: PeopleStore.Progress
  ) throws(StorageError) -> [Person] {
    let held = rules.keptAtRefresh(paging.items)
    let all = held + rules.newPeople(people, Set(held.map(\.id)))
    if rules.savesPeople() { try dependencies.store.replaceAll(with: all, progress: progress) }
    if rules.forgetsAvatarsAtRefresh() {
      // Where the cache cannot be emptied now, it is when the app opens the next time.
      guard (try? avatars.forgetAll()) != nil else { return all }
    }
    try dependencies.store.oldAvatarsRemoved()
    return all
  }

  private func wantAvatars() {
    for person in paging.items { avatars.want(person) }
  }
}
