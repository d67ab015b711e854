import AppCore
import Characters
import Testing

/// A decision of the brief of Characters gone wrong, and the line that must turn red for it.
struct BrokenCharactersRule: Sendable, CustomTestStringConvertible {
  var line: String
  var what: String
  var rules: CharactersRules

  init(_ line: String, _ what: String, _ change: (inout CharactersRules) -> Void) {
    self.line = line
    self.what = what
    rules = .standard
    change(&rules)
  }

  var testDescription: String { "\(line): \(what)" }

  static let all = list + search + details + favourites + around

  private static let list = [
    BrokenCharactersRule("CHR-01", "the next page is never loaded") { $0.loadsNextPage = { false } },
    BrokenCharactersRule("CHR-01", "every page is the last") { $0.isLastPage = { _ in true } },
    BrokenCharactersRule("CHR-02", "all pages are loaded at once") { $0.loadsAheadOfReading = { true } },
  ]

  private static let search = [
    BrokenCharactersRule("CHR-03", "the search waits a second") { $0.searchDelay = { .seconds(1) } },
    BrokenCharactersRule("CHR-03", "the search does not wait") { $0.searchDelay = { .zero } },
    BrokenCharactersRule("CHR-03", "the query is not trimmed") { $0.query = { $0 } },
    BrokenCharactersRule("CHR-03", "the text from before is searched for") { $0.submittedText = { $1 } },
    BrokenCharactersRule("CHR-04", "nothing is said about no result") { $0.noResultText = { _ in nil } },
    BrokenCharactersRule("CHR-05", "clearing keeps the text") { $0.clearedText = { $0 } },
  ]

  private static let details = [
    BrokenCharactersRule("CHR-06", "the next character is opened") { $0.openedCharacter = { $0.id + 1 } },
    BrokenCharactersRule("CHR-07", "the last figure of the detail is left out") { rules in
      rules.detailFields = { Array(DetailField.all(of: $0).dropLast()) }
    },
    BrokenCharactersRule("CHR-07", "there is no picture") { $0.picture = { _ in nil } },
  ]

  private static let favourites = [
    BrokenCharactersRule("CHR-08", "nothing is added") { $0.adding = { $1 } },
    BrokenCharactersRule("CHR-09", "nothing is removed") { $0.removing = { $1 } },
    BrokenCharactersRule("CHR-10", "favourites are forgotten") { $0.keepsFavourites = { false } },
    BrokenCharactersRule("CHR-10", "a refresh empties the favourites") { rules in
      rules.favouritesAfterRefresh = { _, _ in [] }
    },
    BrokenCharactersRule("CHR-11", "the tab is empty") { $0.listedFavourites = { _ in [] } },
    BrokenCharactersRule("CHR-12", "no favourite is marked") { $0.isFavourite = { _, _ in false } },
  ]

  private static let around = [
    BrokenCharactersRule("CHR-13", "it is always light") { $0.appearance = { _ in .light } },
    BrokenCharactersRule("CHR-14", "there is always one column") { $0.isSideBySide = { _ in false } },
    BrokenCharactersRule("CHR-14", "there are always two columns") { $0.isSideBySide = { _ in true } },
    BrokenCharactersRule("CHR-15", "a row says no species") { $0.rowText = { $0.status } },
  ]
}
