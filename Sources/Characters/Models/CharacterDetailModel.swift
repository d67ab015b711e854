public import AppCore
public import Foundation
public import Observation

/// The detail of one character.
@MainActor @Observable public final class CharacterDetailModel {
  /// The number of the character.
  public let id: Int

  private var loadedProfile = Loadable<CharacterProfile?>()
  private var loadedPicture = Loadable<Data>()
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

  /// How far the detail has come; nil where the service knows no character of that number.
  public var state: LoadState<CharacterProfile?> { loadedProfile.state }

  /// How far the picture has come; it failed where there is none.
  public var picture: LoadState<Data> { loadedPicture.state }

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
    if state.isFailed { appeared() }
  }

  func appeared() {
    let ticket = loadedProfile.begin()
    let (source, id) = (dependencies.source, id)
    work.start { [weak self] in
      do {
        let profile = try await source.profile(id)
        self?.loadedProfile.succeed(ticket, with: profile)
        self?.loadPicture()
      } catch {
        self?.loadedProfile.fail(ticket)
      }
    }
  }

  private var profile: CharacterProfile? { state.value ?? nil }

  private var summary: CharacterSummary { profile?.summary ?? row }

  private func loadPicture() {
    guard let profile else { return }
    let ticket = loadedPicture.begin()
    guard let address = dependencies.rules.picture(profile) else { return loadedPicture.fail(ticket) }
    let pictures = dependencies.pictures
    work.start { [weak self] in
      if let data = try? await pictures.picture(address) {
        self?.loadedPicture.succeed(ticket, with: data)
      } else {
        self?.loadedPicture.fail(ticket)
      }
    }
  }
}
