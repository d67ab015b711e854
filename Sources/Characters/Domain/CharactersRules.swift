public import AppCore
import Foundation

/// The decisions that the lines of the brief rest on, each of which can be replaced.
///
/// Models and screens decide nothing of this by themselves.
public struct CharactersRules: Sendable {
  /// Whether reaching the end of a list loads the next page.
  public var loadsNextPage: @Sendable () -> Bool
  /// Whether a page that has arrived loads the one after it right away.
  public var loadsAheadOfReading: @Sendable () -> Bool
  /// Whether nothing comes after a page.
  public var isLastPage: @Sendable (CharacterPage) -> Bool

  /// How long the search waits after the last key.
  public var searchDelay: @Sendable () -> Duration
  /// The query that a text typed stands for; empty for the full list.
  public var query: @Sendable (String) -> String
  /// The text that is searched for at once: the text typed, the text that was searched for last.
  public var submittedText: @Sendable (String, String) -> String
  /// Whether a query is asked for: the query, the one that the list shows.
  public var asksFor: @Sendable (String, String) -> Bool
  /// What is said of a search without a hit; `nil` says nothing.
  public var noResultText: @Sendable (String) -> String?
  /// What the search box holds after it was cleared: the text before.
  public var clearedText: @Sendable (String) -> String

  /// The line under a name in lists.
  public var rowText: @Sendable (CharacterSummary) -> String
  /// The number of the character whose detail a tap on a row opens.
  public var openedCharacter: @Sendable (CharacterSummary) -> Int
  /// The lines of a detail.
  public var detailFields: @Sendable (CharacterProfile) -> [DetailField]
  /// The address of the picture that a detail shows.
  public var picture: @Sendable (CharacterProfile) -> String?

  /// The favourites after a character was added.
  public var adding: @Sendable (CharacterSummary, [CharacterSummary]) -> [CharacterSummary]
  /// The favourites after a character was removed.
  public var removing: @Sendable (CharacterSummary.ID, [CharacterSummary]) -> [CharacterSummary]
  /// The favourites after the list was loaded anew: the favourites, what was loaded.
  public var favouritesAfterRefresh: @Sendable ([CharacterSummary], [CharacterSummary]) -> [CharacterSummary]
  /// Whether favourites are written to the file.
  public var keepsFavourites: @Sendable () -> Bool
  /// Whether a row is marked as a favourite.
  public var isFavourite: @Sendable (CharacterSummary, [CharacterSummary]) -> Bool
  /// The favourites that the tab lists, in order.
  public var listedFavourites: @Sendable ([CharacterSummary]) -> [CharacterSummary]

  /// The appearance for the system's.
  public var appearance: @Sendable (Screen.Environment.Appearance) -> Screen.Environment.Appearance
  /// Whether list and detail stand side by side.
  public var isSideBySide: @Sendable (Screen.Environment.Width) -> Bool
}

extension CharactersRules {
  /// The rules of the brief.
  public static let standard = CharactersRules(
    loadsNextPage: { true },
    loadsAheadOfReading: { false },
    isLastPage: { !$0.hasNext },
    searchDelay: { .milliseconds(300) },
    query: { $0.trimmingCharacters(in: .whitespacesAndNewlines) },
    submittedText: { typed, _ in typed },
    asksFor: { $0 != $1 },
    noResultText: { "No character is called '\($0)'" },
    clearedText: { _ in "" },
    rowText: { "\($0.species), \($0.status)" },
    openedCharacter: { $0.id },
    detailFields: { DetailField.all(of: $0) },
    picture: { $0.image.isEmpty ? nil : $0.image },
    adding: { character, favourites in
      favourites.contains { $0.id == character.id } ? favourites : favourites + [character]
    },
    removing: { id, favourites in favourites.filter { $0.id != id } },
    favouritesAfterRefresh: { favourites, _ in favourites },
    keepsFavourites: { true },
    isFavourite: { character, favourites in favourites.contains { $0.id == character.id } },
    listedFavourites: { $0 },
    appearance: { $0 },
    isSideBySide: { $0 == .regular })
}
