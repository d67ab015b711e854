import AppCore
public import ScenarioRunner
import ScreenSteps
import ServiceStubs

/// The steps of People: the words of its own, and those that all apps with screens share.
public enum PeopleSteps {
  /// All steps.
  public static let steps = StepLibrary<PeopleWorld> {
    ScreenVocabulary.steps(services: [
      NamedService("the list service", path: "/api/1.4/"),
      NamedService("the picture service", path: "/api/portraits/{folder}/{file}"),
    ]).pullback { (world: PeopleWorld) in world.screen }
    parameters
    list
    source
    pictures
    database
    databaseChecks
    cache
    cacheChecks
  }

  private static let parameters = StepLibrary<PeopleWorld> {
    Parameter("day", matching: DayText.pattern) { try DayText($0) }
    Parameter("source", matching: "the service|the database") { PeopleOrigin(step: $0) }
    Parameter("defect", matching: PictureDefect.allCases.map(\.rawValue).joined(separator: "|")) { text in
      PictureDefect(rawValue: text) ?? .missing
    }
  }

  /// What a person does to the list, what it shows, and which day it is.
  private static let list = StepLibrary<PeopleWorld> {
    Given("today is {day}") { (w, day: DayText) in try await w.setToday(day) }
    When("I scroll to the end") { (w) in try await w.screen.perform(.scrollToEnd("people")) }
    When("I scroll to the end {count}") { (w, count: Int) in
      for _ in 0..<count { try await w.screen.perform(.scrollToEnd("people")) }
    }
    When("I pull to refresh") { (w) in try await w.screen.perform(.pullToRefresh("people")) }
    Then("{int} person(s) is/are shown", "{int} people are shown") { (w, count: Int) in
      try await w.expectShown(count)
    }
    Then("the first {int} persons of {source} are shown") { (w, count: Int, origin: PeopleOrigin) in
      try await w.expectShown(first: count, of: origin)
    }
    Then("the people shown are:") { (w, table: DataTable) in
      try await w.expectShown(names: table.rows.dropFirst().compactMap(\.first))
    }
    Then("nothing is loading") { (w) in try await w.expectNothingLoading() }
  }
}

/// Where persons come from, as a step says it.
enum PeopleOrigin: Sendable {
  case service, database

  init(step text: String) { self = text == "the database" ? .database : .service }
}
