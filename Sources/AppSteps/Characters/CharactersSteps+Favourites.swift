import AppCore
import Characters
import Foundation
import ScenarioRunner
import ScreenSteps

extension CharactersSteps {
  /// What a person keeps, and the file in which the app does.
  static let favourites = StepLibrary<CharactersWorld> {
    Given("{string} is a favourite") { (w, name: String) in try await w.makeFavourite { $0.label == name } }
    Given("the {place} {string} is a favourite") { (w, place: Int, name: String) in
      var seen = 0
      try await w.makeFavourite { row in
        seen += row.label == name ? 1 : 0
        return row.label == name && seen == place
      }
    }
    Given("the first {int} characters are favourites") { (w, count: Int) in
      for index in 0..<count {
        let rows = try await w.rows()
        guard index < rows.count else {
          throw ExpectationFailure("there are only \(rows.count) characters in the list")
        }
        try await w.makeFavourite { $0.id == rows[index].id }
      }
    }
    When("I remove all favourites one after the other without waiting") { (w) in
      try await w.removeAllAtOnce()
    }
    Given("the favourites' file is damaged") { (w) in
      try w.screen.beforeOpening("the favourites' file") {
        let file = w.folder.url.appending(path: FavouritesStore.fileName)
        try Data("this is no database, whatever its name says".utf8).write(to: file)
      }
    }
  }
}

extension CharactersWorld {
  /// Opens the first row that is meant, adds it and goes back to the list.
  fileprivate func makeFavourite(_ isMeant: (Element) -> Bool) async throws {
    guard let row = try await rows().first(where: isMeant) else {
      throw ExpectationFailure(
        "the list has no such character", notes: ["it must stand on the page that is shown"])
    }
    try await screen.perform(.tap(row.id), on: row)
    try await screen.tap(ElementName("Add to favourites"))
    if try await screen.screen().environment.width == .compact { try await screen.perform(.back) }
  }

  /// Taps through all favourites before the app has settled once.
  fileprivate func removeAllAtOnce() async throws {
    let rows = try await rows()
    guard let app = screen.app else { return }
    for row in rows {
      try app.perform(.tap(row.id))
      guard let button = app.screen.elements(labelled: "Remove from favourites").first else {
        throw ExpectationFailure("'\(row.label)' cannot be removed from the favourites")
      }
      try app.perform(.tap(button.id))
      try app.perform(.back)
    }
    try await screen.settle()
  }
}
