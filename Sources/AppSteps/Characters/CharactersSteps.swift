import AppCore
public import ScenarioRunner
import ScreenSteps
import ServiceStubs

/// The steps of Characters: the words of its own, and those that all apps with screens share.
public enum CharactersSteps {
  /// All steps.
  public static let steps = StepLibrary<CharactersWorld> {
    ScreenVocabulary.steps(services: CharacterRequests.services).pullback { (world: CharactersWorld) in
      world.screen
    }
    Parameter("place", matching: places.joined(separator: "|")) { (places.firstIndex(of: $0) ?? 0) + 1 }
    cast
    lists
    searches
    requests
    favourites
  }

  private static let places = ["first", "second", "third"]

  /// What the service knows.
  private static let cast = StepLibrary<CharactersWorld> {
    Given("the service has {int} character(s)") { (w, count: Int) in
      w.service.update { $0.characters = Array($0.characters.prefix(count)) }
    }
    Given("the service has {int} character(s) called {string}") { (w, count: Int, name: String) in
      w.service.update { cast in
        cast.characters = (0..<count).map { StubCharacter(id: $0 + 1, name: name) }
      }
    }
    Given("the service has the characters:") { (w, rows: [CastRow]) in
      w.service.update { cast in
        cast.characters = rows.enumerated().map { $0.element.character(id: $0.offset + 1) }
      }
    }
    Given("the service no longer has {string}") { (w, name: String) in
      w.service.update { cast in cast.characters.removeAll { $0.name == name } }
    }
    Given("the service gets a new character {string}") { (w, name: String) in
      w.service.update { $0.characters.append(StubCharacter(id: 0, name: name)) }
    }
  }

  /// What stands in the lists, and how to get from there to a detail.
  private static let lists = StepLibrary<CharactersWorld> {
    When("I open {string}") { (w, name: String) in try await w.open(name) }
    When("I open the {place} {string}") { (w, place: Int, name: String) in try await w.open(name, place) }
    When("I read on until everything is shown") { (w) in try await w.readOn() }
    Then("{element} begins with {string}") { (w, list: ElementName, name: String) in
      try await w.expect(list, "begins", name) { $0.first }
    }
    Then("{element} ends with {string}") { (w, list: ElementName, name: String) in
      try await w.expect(list, "ends", name) { $0.last }
    }
    Then("the {place} {string} is marked {string}") { (w, place: Int, name: String, mark: String) in
      try await w.expectMark(mark, isThere: true, name, place)
    }
    Then("the {place} {string} is not marked {string}") { (w, place: Int, name: String, mark: String) in
      try await w.expectMark(mark, isThere: false, name, place)
    }
  }

  /// What a person searches for.
  private static let searches = StepLibrary<CharactersWorld> {
    When("I search for {string}") { (w, text: String) in
      try await w.enterSearch(text)
      try await w.screen.pass(.milliseconds(300))
    }
    When("I enter the search {string}") { (w, text: String) in try await w.enterSearch(text) }
  }
}

/// A row of a table of characters; what is left out does not matter.
private struct CastRow: Decodable, Sendable {
  var name: String
  var status: String?
  var species: String?
  var type: String?
  var gender: String?
  var origin: String?
  var location: String?

  func character(id: Int) -> StubCharacter {
    StubCharacter(
      id: id, name: name, status: status ?? "Alive", species: species ?? "Human", type: type ?? "",
      gender: gender ?? "unknown", origin: origin, location: location)
  }
}
