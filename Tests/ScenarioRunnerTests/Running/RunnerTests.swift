import ScenarioRunner
import Testing

@MainActor struct RunnerTests {
  let library = StepLibrary<CounterWorld> {
    Given("{int} apples") { (world, count: Int) in world.count = count }
    When("I eat {int}") { (world, count: Int) in
      world.count -= count
      world.log.append("ate \(count)")
    }
    Then("there are {int} left") { (world, count: Int) in
      guard world.count == count else {
        throw ExpectationFailure("the apples do not add up", expected: "\(count)", actual: "\(world.count)")
      }
    }
    Given("nothing") { _ in }
    Given("more to write") { _ in throw pending("ask the gardener") }
    Given("no more") { _ in throw skipped() }
    Given("rows") { (world, rows: [Row]) in world.count = rows.map(\.number).reduce(0, +) }
    Given("text") { (world, text: DocString) in world.count = text.content.count }
    Given("clash {word}") { (_, _: String) in }
    Given("{word} now") { (_, _: String) in }
  }

  private final class Order { var names: [String] = [] }

  struct Row: Decodable, Sendable {
    var name: String
    var number: Int
  }

  @Test func `a run whose steps never wait does not let go of its thread`() async throws {
    guard #available(macOS 26, *) else { return }
    let order = Order()
    let library = StepLibrary<CounterWorld> { Given("a step") { _ in order.names.append("step") } }
    let other = Task { @MainActor in order.names.append("other work") }
    _ = try await rehearse("Feature: F\n  Scenario: S\n    Given a step\n", library)
    await other.value
    #expect(order.names == ["step", "other work"])
  }

  @Test func `a scenario whose steps all pass has passed`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Eating
          Given 5 apples
          When I eat 2
          Then there are 3 left
      """, library)
    #expect(record.statuses == [[.passed, .passed, .passed]])
    #expect(record.outcome.counts == [.passed: 1])
    #expect(!record.outcome.hasFailed)
  }

  @Test func `what follows a failure is skipped, and the failure says expected, actual and both places`()
    async throws
  {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Eating
          Given 5 apples
          Then there are 3 left
          When I eat 2
      """, library)
    #expect(record.statuses == [[.passed, .failed, .skipped]])
    let failure = try #require(record.failures.first)
    #expect(failure.message == "the apples do not add up")
    #expect(failure.expected == "3")
    #expect(failure.actual == "5")
    #expect("\(failure.place)" == "counter.feature:4:5")
    #expect(failure.code?.file == "ScenarioRunnerTests/RunnerTests.swift")
    #expect(record.outcome.hasFailed)
  }

  // B034
  @Test func `an undefined step behind a failed one is still undefined`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Eating
          Then there are 3 left
          When I eat them all
          Then there are 3 left
      """, library)
    #expect(record.statuses == [[.failed, .undefined, .skipped]])
  }

  @Test func `tables and doc strings reach the code`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Rows
          Given rows
            | name | number |
            | a    | 2      |
            | b    | 3      |
          Then there are 5 left
        Scenario: Text
          Given text
            \"\"\"
            abc
            \"\"\"
          Then there are 3 left
        Scenario: No table
          Given rows
        Scenario: A table too many
          Given nothing
            | a |
        Scenario: A cell of the wrong kind
          Given rows
            | name | number |
            | a    | two    |
      """, library)
    #expect(record.statuses == [[.passed, .passed], [.passed, .passed], [.failed], [.failed], [.failed]])
    #expect(
      record.failures.map(\.message) == [
        "the step needs a table under it",
        "the step takes no table, but one stands under it",
        "'two' in column 'number', row 2, is no Int",
      ])
  }

  @Test func `an ambiguous step names every candidate`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Clash
          Given clash now
      """, library)
    #expect(record.statuses == [[.ambiguous]])
    let notes = try #require(record.failures.first?.notes)
    #expect(notes.count == 3)
    #expect(notes[0].hasPrefix("'clash {word}' in ScenarioRunnerTests/RunnerTests.swift:"))
    #expect(notes[1].hasPrefix("'{word} now' in ScenarioRunnerTests/RunnerTests.swift:"))
    #expect(record.outcome.hasFailed)
  }

  @Test func `pending is red and skipped is neither shown nor wrong`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        Scenario: Later
          Given more to write
          Given nothing
        Scenario: Never
          Given no more
          Given nothing
      """, library)
    #expect(record.results.map(\.status) == [.pending, .skipped])
    #expect(record.failures.map(\.message) == ["ask the gardener"])
    #expect(record.outcome.hasFailed)
  }

  @Test func `a scenario without steps is red`() async throws {
    let record = try await rehearse("Feature: Apples\n  Scenario: Blank\n", library)
    #expect(record.results.map(\.status) == [.empty])
    #expect(record.outcome.hasFailed)
  }

  @Test func `work in progress may be red without failing the run`() async throws {
    let record = try await rehearse(
      """
      Feature: Apples
        @wip
        Scenario: Eating
          Then there are 3 left
      """, library)
    #expect(record.results.map(\.status) == [.failed])
    #expect(!record.outcome.hasFailed)
  }
}
