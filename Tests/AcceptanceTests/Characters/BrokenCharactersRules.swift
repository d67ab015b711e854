import AppCore
import Characters

/// Decisions of the brief of Characters gone wrong.
enum BrokenCharactersRules {
  typealias Rule = BrokenRule<CharactersRules>

  static let all = list + search + details + favourites + around

  private static let list: [Rule] = [
    Rule("CHR-01", "the next page is never loaded") { $0.loadsNextPage = { false } },
    Rule("CHR-01", "every page is the last") { $0.isLastPage = { _ in true } },
    Rule("CHR-02", "all pages are loaded at once") { $0.loadsAheadOfReading = { true } },
  ]

  private static let search: [Rule] = [
    Rule("CHR-03", "the search waits a second") { $0.searchDelay = { .seconds(1) } },
    Rule("CHR-03", "the search does not wait") { $0.searchDelay = { .zero } },
    Rule("CHR-03", "the query is not trimmed") { $0.query = { $0 } },
    Rule("CHR-03", "the text from before is searched for") { $0.submittedText = { $1 } },
    Rule("CHR-04", "nothing is said about no result") { $0.noResultText = { _ in nil } },
    Rule("CHR-05", "clearing keeps the text") { $0.clearedText = { $0 } },
  ]

  private static let details: [Rule] = [
    Rule("CHR-06", "the next character is opened") { $0.openedCharacter = { $0.id + 1 } },
    Rule("CHR-07", "the last figure of the detail is left out") { rules in
      rules.detailFields = { Array(DetailField.all(of: $0).dropLast()) }
    },
    Rule("CHR-07", "there is no picture") { $0.picture = { _ in nil } },
  ]

  private static let favourites: [Rule] = [
    Rule("CHR-08", "nothing is added") { $0.adding = { $1 } },
    Rule("CHR-09", "nothing is removed") { $0.removing = { $1 } },
    Rule("CHR-10", "favourites are forgotten") { $0.keepsFavourites = { false } },
    Rule("CHR-10", "a refresh empties the favourites") { rules in
      rules.favouritesAfterRefresh = { _, _ in [] }
    },
    Rule("CHR-11", "the tab is empty") { $0.listedFavourites = { _ in [] } },
    Rule("CHR-12", "no favourite is marked") { $0.isFavourite = { _, _ in false } },
  ]

  private static let around: [Rule] = [
    Rule("CHR-13", "it is always light") { $0.appearance = { _ in .light } },
    Rule("CHR-14", "there is always one column") { $0.isSideBySide = { _ in false } },
    Rule("CHR-14", "there are always two columns") { $0.isSideBySide = { _ in true } },
    Rule("CHR-15", "a row says no species") { $0.rowText = { $0.status } },
  ]
}
