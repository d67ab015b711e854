import AppCore
public import Observation

/// The root of the app: which screen is on show, and what the screens hand on to each other.
@MainActor @Observable public final class PeopleModel {
  /// The list.
  public let list: PeopleListModel
  /// The details, while they are open.
  public private(set) var detail: PersonDetailModel?
  /// The pictures that both screens share.
  public let avatars: AvatarsModel

  private let dependencies: PeopleDependencies

  init(dependencies: PeopleDependencies, work: AppWork) {
    self.dependencies = dependencies
    avatars = AvatarsModel(dependencies: dependencies, work: work)
    list = PeopleListModel(dependencies: dependencies, avatars: avatars, work: work)
    list.onOpen = { [weak self] in self?.showDetail(of: $0) }
  }

  /// Shows the list.
  public func appeared() { list.appeared() }

  /// Goes back to the list.
  ///
  /// - Returns: Whether there is a screen to go back to.
  @discardableResult
  public func back() -> Bool {
    guard detail != nil else { return false }
    detail = nil
    list.appeared()
    return true
  }

  /// Gives up what is under way and closes the files, as when the app is quit.
  func stop() {
    list.stop()
    avatars.stop()
    dependencies.store.close()
  }

  private func showDetail(of person: Person) {
    let model = PersonDetailModel(person: person, avatars: avatars, dependencies: dependencies)
    model.onAvatarTapped = { [weak self] person in
      self?.list.chosenForTitle(person)
      self?.back()
    }
    detail = model
    model.appeared()
  }
}
