public import AppCore
import DeviceStorage
public import Foundation
public import Observation

/// The pictures of persons: what is shown, what is awaited, what could not be had.
@MainActor @Observable public final class AvatarsModel {
  private var states: [String: LoadState<Data>] = [:]
  private var edition = 0

  private let dependencies: PeopleDependencies
  private let work: AppWork
  private var tasks: [String: Task<Void, Never>] = [:]

  init(dependencies: PeopleDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
  }

  private var rules: PeopleRules { dependencies.rules }

  /// How far a person's picture has come; it failed where it could not be had.
  public func state(of person: Person) -> LoadState<Data> { states[person.avatar] ?? .idle }

  /// Has a person's picture ready: from the cache, or else from the service.
  ///
  /// A picture that could not be had is tried again.
  func want(_ person: Person) {
    let address = person.avatar
    switch state(of: person) {
    case .loading, .loaded: return
    case .failed, .idle: break
    }
    let cached = dependencies.avatars.picture(at: address)
    if rules.asksForAvatar(cached != nil) {
      load(address)
    } else {
      states[address] = cached.map { .loaded($0) } ?? .failed(previous: nil)
    }
  }

  /// Forgets all pictures, on the screen and in the cache, and what is still awaited.
  func forgetAll() throws(StorageError) {
    stop()
    states = [:]
    try dependencies.avatars.removeAll()
  }

  /// Gives up what is awaited.
  func stop() {
    edition += 1
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  private func load(_ address: String) {
    states[address] = .loading(previous: nil)
    let (edition, remote) = (edition, dependencies.remote)
    tasks[address] = work.start {
      let picture = try? await remote.picture(address)
      // What was asked for before a refresh does not belong to what is shown after it.
      if edition == self.edition { self.arrived(picture, at: address) }
    }
  }

  private func arrived(_ picture: Data?, at address: String) {
    tasks[address] = nil
    guard let picture, rules.isPicture(picture) else {
      states[address] = .failed(previous: nil)
      return
    }
    states[address] = .loaded(picture)
    // A picture that cannot be kept is shown all the same, and asked for again next time.
    if rules.cachesAvatars() { try? dependencies.avatars.keep(picture, at: address) }
  }
}
