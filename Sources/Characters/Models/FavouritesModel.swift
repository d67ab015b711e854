import AppCore
import DeviceStorage
public import Observation

/// The favourites, as they are kept by the app itself.
@MainActor @Observable public final class FavouritesModel {
  /// The favourites, the one added first in front.
  public private(set) var all: [CharacterSummary] = []
  /// What is wrong with keeping them, where something is.
  public private(set) var problem: String?

  private var store: FavouritesStore?
  private let dependencies: CharactersDependencies

  init(dependencies: CharactersDependencies) { self.dependencies = dependencies }

  private var rules: CharactersRules { dependencies.rules }

  /// The favourites that the tab lists.
  public var listed: [CharacterSummary] { rules.listedFavourites(all) }

  /// Whether a character is marked as a favourite.
  public func contains(_ character: CharacterSummary) -> Bool { rules.isFavourite(character, all) }

  /// Reads the favourites that were kept.
  func appeared() {
    do {
      let store = try dependencies.openFavourites()
      all = try store.all()
      self.store = store
      problem = nil
    } catch {
      problem = "The favourites cannot be read"
    }
  }

  /// Adds a character.
  func add(_ character: CharacterSummary) { keep(rules.adding(character, all)) }

  /// Removes a character.
  func remove(_ id: CharacterSummary.ID) { keep(rules.removing(id, all)) }

  /// Takes note that the list was loaded anew.
  func listRefreshed(_ characters: [CharacterSummary]) {
    keep(rules.favouritesAfterRefresh(all, characters))
  }

  /// Writes first: what is shown is what was kept.
  private func keep(_ favourites: [CharacterSummary]) {
    guard favourites != all else { return }
    do throws(StorageError) {
      if rules.keepsFavourites() { try store?.replace(favourites) }
      all = favourites
      if store != nil { problem = nil }
    } catch {
      problem = "The favourites cannot be saved"
    }
  }
}
