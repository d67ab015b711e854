import CucumberExpressions
import ScenarioRunner
import Testing

@MainActor struct StepLibraryTests {
  /// A world that has the world of another library within.
  final class Larger: World {
    let inner = CounterWorld()
    var name = ""
  }

  let inner = StepLibrary<CounterWorld> {
    Parameter("amount", matching: #"\d+ (?:apples|pears)"#) { Int($0.prefix { $0.isNumber }) ?? 0 }
    Before(name: "inner before") { world, _ in world.log.append("before") }
    Given("{amount}") { (world, count: Int) in world.count = count }
    Then("there are {int}") { (world, count: Int) in
      guard world.count == count else { throw ExpectationFailure("there are \(world.count)") }
    }
    Then("it says {string}") { (world, text: String) in
      guard world.log.joined(separator: " ") == text else {
        throw ExpectationFailure("it says \(world.log.joined(separator: " "))")
      }
    }
  }

  private func expressions<W: World>(_ library: StepLibrary<W>) -> [String] {
    library.steps.flatMap(\.expressions)
  }

  @Test func `a library within another adds its entries where it stands`() {
    let library = StepLibrary<CounterWorld> {
      Given("first") { _ in }
      inner
      Given("last") { _ in }
    }
    #expect(expressions(library) == ["first", "{amount}", "there are {int}", "it says {string}", "last"])
    #expect(library.hooks.map(\.info.name) == ["inner before"])
    #expect(library.parameterTypes.map(\.type.name) == ["amount"])
  }

  @Test(arguments: [true, false]) func `entries may stand under conditions and in loops`(isOn: Bool) {
    let library = StepLibrary<CounterWorld> {
      if isOn { Given("on") { _ in } }
      if isOn { Given("yes") { _ in } } else { Given("no") { _ in } }
      for name in ["a", "b"] { Given("the \(name)") { _ in } }
    }
    #expect(expressions(library) == (isOn ? ["on", "yes"] : ["no"]) + ["the a", "the b"])
  }

  @Test func `a library serves a larger world`() async throws {
    let library = StepLibrary<Larger> {
      inner.pullback { $0.inner }
      Given("the name {word}") { (world, name: String) in world.name = name }
    }
    #expect(library.hooks.map(\.info.moment) == [.beforeScenario])
    let bound = try BoundLibrary(name: "larger", library: library) { _ in Larger() }
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given the name Ann
          Given 12 pears
          Then there are 12
          Then it says "before"
      """, bound)
    #expect(record.statuses == [[.passed, .passed, .passed, .passed, .passed]])
  }

  @Test func `several expressions share one body`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("{int} apples", "{int} maçãs") { (world, count: Int) in world.count += count }
      Then("there are {int}") { (world, count: Int) in
        guard world.count == count else { throw ExpectationFailure("no") }
      }
    }
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given 2 apples
          And 3 maçãs
          Then there are 5
      """, library)
    #expect(record.statuses == [[.passed, .passed, .passed]])
    let definitions = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }.definitions
    #expect(definitions.map(\.expression) == ["{int} apples", "{int} maçãs", "there are {int}"])
    #expect(definitions.map(\.index) == [0, 1, 2])
    #expect(definitions[0].code == definitions[1].code)
  }

  @Test func `groups of regular expressions reach the code, those left out as nil`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given(#"^an (apple|pear)( again)?$"#) { (world, fruit: String, again: String?) in
        world.log.append("\(fruit)\(again ?? "-")")
      }
      Given(#"^maybe (-?\d+)?$"#) { (world, count: Int?) in
        world.log.append(count.map { "\($0)" } ?? "none")
      }
      Given(#"^always (\w+)$"#) { (world, word: String?) in world.log.append(word ?? "nil") }
      Then("it says {string}") { (world, text: String) in
        guard world.log.joined(separator: " ") == text else { throw ExpectationFailure("\(world.log)") }
      }
    }
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given an apple
          Given an pear again
          Given maybe 
          Given always so
          Then it says "apple- pear again so"
        Scenario: T
          Given maybe 7
          Then it says "7"
      """, library)
    // Blanks at a step's end are no part of it, so 'maybe' alone has no definition.
    #expect(record.statuses == [[.passed, .passed, .undefined, .skipped, .skipped], [.passed, .passed]])
  }

  @Test func `a number that is left out is nil`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given(#"^apples(?: (-?\d+))?$"#) { (world, count: Int?) in world.count = count ?? 42 }
      Then("there are {int}") { (world, count: Int) in
        guard world.count == count else { throw ExpectationFailure("there are \(world.count)") }
      }
    }
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given apples
          Then there are 42
          Given apples 7
          Then there are 7
      """, library)
    #expect(record.statuses == [[.passed, .passed, .passed, .passed]])
  }

  @Test func `a parameter type may give an array`() async throws {
    let library = StepLibrary<CounterWorld> {
      Parameter("list", matching: #"\w+(?:, \w+)*"#) { text in
        text.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
      }
      Given("the colours {list}") { (world, names: [String]) in world.log = names }
      Then("there are {int}") { (world, count: Int) in
        guard world.log.count == count else { throw ExpectationFailure("\(world.log)") }
      }
    }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given the colours red, green, blue\n    Then there are 3\n", library)
    #expect(record.statuses == [[.passed, .passed]])
  }

  // B024
  @Test func `a definition that is only a part of the text does not match`() async throws {
    let library = StepLibrary<CounterWorld> { Given("I have a cool app") { _ in } }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given I have a cool app and a site\n", library)
    #expect(record.statuses == [[.undefined]])
    #expect(record.outcome.hasFailed)
  }

  // B006
  @Test func `the keyword makes no difference to matching`() async throws {
    let library = StepLibrary<CounterWorld> { Then("it rains") { _ in } }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given it rains\n    When it rains\n    * it rains\n", library)
    #expect(record.statuses == [[.passed, .passed, .passed]])
  }
}
