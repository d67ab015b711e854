import AppCore
import ScenarioRunner
import ScreenSteps

extension PeopleSteps {
  /// What the database holds before the app opens, as an earlier run left it.
  static let database = StepLibrary<PeopleWorld> {
    Given("the database holds {int} person(s)") { (w, count: Int) in
      try w.beforeOpening("the database") { try w.fillDatabase(count, isAtEnd: false) }
    }
    Given("the database holds all {int} persons that there are") { (w, count: Int) in
      try w.beforeOpening("the database") { try w.fillDatabase(count, isAtEnd: true) }
    }
    Given("the database is of version {int} and holds {int} person(s)") { (w, version: Int, count: Int) in
      try w.beforeOpening("the database") { try w.fillOldDatabase(version: version, count) }
    }
    Given("the database is of a newer version of the app") { (w) in
      try w.beforeOpening("the database") { try w.makeNewerDatabase() }
    }
    Given("the file of the database is damaged") { (w) in
      try w.beforeOpening("the database") { try w.damageDatabase() }
    }
  }

  /// What the database holds now.
  static let databaseChecks = StepLibrary<PeopleWorld> {
    Then("the database holds {int} person(s) now", "there is/are {int} person(s) in the database") {
      (w, count: Int) in try await w.expectStored(count)
    }
    Then("the database holds the persons shown") { (w) in try await w.expectShownStored() }
    Then("the database is of version {int}") { (w, version: Int) in try await w.expectSchema(version) }
  }

  /// What the cache of pictures holds before the app opens.
  static let cache = StepLibrary<PeopleWorld> {
    Given("the cache holds the picture of everyone in the database") { (w) in
      try w.beforeOpening("the cache") { try w.fillCache() }
    }
    Given("the cache has room for {int} pictures") { (w, count: Int) in
      try w.beforeOpening("the room of the cache") { w.setting.avatarLimit = count * w.roomForPicture }
    }
    Given("the app ended between the database and the cache at its last refresh") { (w) in
      try w.beforeOpening("the last refresh") { try w.interruptRefresh() }
    }
    Given("a picture was only half written when the app ended") { (w) in
      try w.beforeOpening("the cache") { try w.leaveHalfWrittenPicture() }
    }
  }

  /// What the cache of pictures holds now.
  static let cacheChecks = StepLibrary<PeopleWorld> {
    Then("there is/are {int} picture(s) in the cache") { (w, count: Int) in try await w.expectCached(count) }
    Then("the cache holds the pictures of the last {int} persons shown, and no others") {
      (w, count: Int) in try await w.expectCached(last: count)
    }
    Then("the cache holds the picture of {string}") { (w, name: String) in
      try await w.expectCached(name, true)
    }
    Then("the cache does not hold the picture of {string}") { (w, name: String) in
      try await w.expectCached(name, false)
    }
  }
}
