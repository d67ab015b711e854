import AppCore
public import Foundation
public import Observation

/// The detail of one character.
@MainActor @Observable public final class CharacterDetailModel {
  /// How far the detail has come.
  public enum State: Sendable, Hashable {
    /// The answer is awaited.
    case loading
    /// The answer is here.
    case loaded(CharacterProfile)
    /// The service knows no character of that number.
    case notFound
    /// The detail could not be loaded; it can be tried again.
    case failed
  }

  /// How far the picture has come.
  public enum Picture: Sendable, Hashable {
    /// The answer is awaited.
    case loading
    /// The picture is here.
    case loaded(Data)
    /// There is no picture, or it could not be loaded.
    case missing
  }

  /// The number of the character.
  public let id: Int
  /// How far the detail has come.
  public private(set) var state = State.loading
  /// How far the picture has come.
  public private(set) var picture = Picture.loading

  private let row: CharacterSummary
  private let favourites: FavouritesModel
  private let dependencies: CharactersDependencies
  private let work: AppWork

  init(
    id: Int, row: CharacterSummary, favourites: FavouritesModel, dependencies: CharactersDependencies,
    work: AppWork
  ) {
    self.id = id
    self.row = row
    self.favourites = favourites
    self.dependencies = dependencies
    self.work = work
  }

  /// The name, from the row until the detail is here.
  public var name: String { summary.name }

  /// All that is shown of the character, line by line.
  public var fields: [DetailField] { profile.map(dependencies.rules.detailFields) ?? [] }

  /// The name of the picture's file.
  public var pictureName: String? {
    profile.flatMap(dependencies.rules.picture).flatMap { $0.split(separator: "/").last.map(String.init) }
  }

  /// Whether the character is a favourite.
  public var isFavourite: Bool { favourites.contains(summary) }

  /// Whether the character can be made a favourite, or be no longer one.
  public var canChangeFavourite: Bool { profile != nil || isFavourite }

  /// Adds the character to the favourites, or removes it from them.
  public func favouriteButtonTapped() {
    guard canChangeFavourite else { return }
    if isFavourite { favourites.remove(id) } else { favourites.add(summary) }
  }

  /// Loads the detail again.
  public func retryButtonTapped() {
    if state == .failed { appeared() }
  }

  func appeared() {
    state = .loading
    let (source, id) = (dependencies.source, id)
    work.start { [weak self] in
      do {
        let profile = try await source.profile(id)
        self?.arrived(profile)
      } catch {
        self?.state = .failed
      }
    }
  }

  private var profile: CharacterProfile? {
    if case .loaded(let profile) = state { profile } else { nil }
  }

  private var summary: CharacterSummary { profile?.summary ?? row }

  private func arrived(_ profile: CharacterProfile?) {
    guard let profile else {
      state = .notFound
      return
    }
    state = .loaded(profile)
    guard let address = dependencies.rules.picture(profile) else {
      picture = .missing
      return
    }
    let pictures = dependencies.pictures
    work.start { [weak self] in
      let data = try? await pictures.picture(address)
      self?.picture = data.map(Picture.loaded) ?? .missing
    }
  }
}
