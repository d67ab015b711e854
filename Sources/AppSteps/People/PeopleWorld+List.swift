import AppCore
import People
import ScenarioRunner
import ScreenSteps
import ServiceStubs

extension PeopleWorld {
  /// The seed of the persons that the database holds at the start; of the first 20 each has another picture.
  static let databaseSeed = "cards"
  /// How many persons a page has.
  static let pageSize = 10

  /// Lets it be a day, or a moment of it, from now on.
  func setToday(_ day: DayText) async throws {
    guard day.date >= screen.clock.now else {
      throw ExpectationFailure(
        "time does not go backwards", expected: day.day.text, actual: CalendarDay(screen.clock.now).text,
        notes: ["scenarios begin on \(CalendarDay(Self.start).text)"])
    }
    screen.clock.advance(to: day.date)
    try await settle()
  }

  /// The items of the list on the screen.
  var items: [Element] {
    get async throws {
      let screen = try await screen.screen()
      guard let list = screen.element(id: "people") else {
        throw ExpectationFailure(
          "the list is not on the screen", expected: "the list", actual: "the screen '\(screen.title)'",
          notes: ["go back to it first"])
      }
      return list.children
    }
  }

  /// Expects so many persons, all of them different.
  func expectShown(_ count: Int) async throws {
    let items = try await items
    let different = Set(items.map(\.id)).count
    guard items.count != count || different != count else { return }
    let repeated = different == items.count ? "" : ", \(items.count - different) of them again"
    throw ExpectationFailure(
      "the number of persons shown is not \(count)", expected: "\(count)",
      actual: "\(items.count)\(repeated)",
      notes: ["shown are: " + Self.list(items.map(\.label))])
  }

  /// Expects the first persons of a source in their order, and no others.
  func expectShown(first count: Int, of origin: PeopleOrigin) async throws {
    try await screen.open()
    let people = try people(of: origin, count: count)
    guard people.count == count else {
      throw ExpectationFailure(
        "there are not that many persons", expected: "\(count)", actual: "\(people.count)")
    }
    let (expected, shown) = (people.map { "person-\($0.uuid)" }, try await items.map(\.id.rawValue))
    guard expected != shown else { return }
    throw ExpectationFailure(
      "the persons shown are others", expected: Self.list(people.map(\.fullName)),
      actual: Self.list(try await items.map(\.label)))
  }

  /// Expects these names in their order, and no others.
  func expectShown(names: [String]) async throws {
    let shown = try await items.map(\.label)
    guard shown != names else { return }
    throw ExpectationFailure(
      "the persons shown are others", expected: Self.list(names), actual: Self.list(shown))
  }

  func expectNothingLoading() async throws {
    let busy = try await screen.screen().visibleElements.first { $0.state.contains(.busy) }
    guard let busy else { return }
    throw ExpectationFailure(
      "'\(busy.label)' is loading", expected: "nothing that is loading", actual: busy.pictureLine)
  }

  /// The first persons that a source has, in its order.
  func people(of origin: PeopleOrigin, count: Int) throws -> [StubPerson] {
    guard count > 0 else { return [] }
    let seed = origin == .database ? Self.databaseSeed : service.lastSeed ?? ""
    let pages = 1...((count + Self.pageSize - 1) / Self.pageSize)
    return Array(
      pages.flatMap { service.people(seed: seed, page: $0, results: Self.pageSize) }.prefix(count))
  }

  /// The person of that whole name among those that the scenario has told of or that are shown.
  func person(named name: String) throws -> StubPerson {
    let known = try people(of: .service, count: 50) + people(of: .database, count: 50)
    guard let person = known.first(where: { $0.fullName == name }) else {
      throw ExpectationFailure(
        "no person is called '\(name)'", expected: "a person '\(name)'",
        actual: Self.list(known.map(\.fullName)),
        notes: ["name the persons with 'Given the service has these persons:'"])
    }
    return person
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nobody" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
