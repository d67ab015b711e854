import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

@MainActor struct RunPlanTests {
  struct NoFruit: Error, CustomStringConvertible { let description: String }

  let here = "ScenarioRunnerTests/RunPlanTests.swift"
  let line = #line + 1
  let library = StepLibrary<CounterWorld> {
    Parameter("fruit", matching: #"\w+"#, useForSnippets: false) { text in
      guard text != "stone" else { throw NoFruit(description: "'stone' is no fruit") }
      return text
    }
    Given("I eat a {fruit}") { (_, _: String) in }
    Given("I drag the limit line to {int}") { (_, _: Int) in }
    Given("I wait") { _ in }
    Given(#"^I pay (\d+)(?: or (\d+))?$"#) { (_, _: Int, _: Int?) in }
  }

  private func plan(_ step: String) throws -> PlannedStep {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let files = [try pickles("Feature: F\n  Scenario: S\n    Given \(step)\n")]
    let plan = RunPlan(parts: [.init(library: bound, files: files)])
    return try #require(plan.testCases.first?.steps.first)
  }

  @Test func `arguments are known before anything runs`() throws {
    guard case .step(let definition, let arguments) = try plan("I eat a pear").match else {
      Issue.record("the step has a definition")
      return
    }
    #expect(definition.expression == "I eat a {fruit}")
    #expect(definition.index == 0)
    #expect("\(definition.code)" == "\(here):\(line + 5)")
    #expect(arguments == [ArgumentInfo(start: 8, value: "pear", parameterType: "fruit")])
  }

  @Test func `a group that is left out has no place and no value`() throws {
    guard case .step(_, let arguments) = try plan("I pay 7").match else {
      Issue.record("the step has a definition")
      return
    }
    #expect(
      arguments == [
        ArgumentInfo(start: 6, value: "7", parameterType: "int"),
        ArgumentInfo(start: nil, value: nil, parameterType: "int"),
      ])
  }

  @Test func `an undefined step has code to paste and the nearest step`() throws {
    guard case .undefined(let snippets, let nearest) = try plan("I drag the limt line to 1200").match else {
      Issue.record("the step has no definition")
      return
    }
    #expect(
      snippets == [
        """
        Given("I drag the limt line to {int}") { (world, int: Int) in
          throw pending()
        }
        """,
        """
        Given("I drag the limt line to {float}") { (world, float: Double) in
          throw pending()
        }
        """,
      ])
    #expect(nearest?.expression == "I drag the limit line to {int}")
  }

  @Test func `a step that is near to nothing has no nearest step`() throws {
    guard case .undefined(_, nearest: nil) = try plan("the moon is full").match else {
      Issue.record("nothing is near")
      return
    }
  }

  @Test func `a value that cannot be made of the text fails the step when it runs`() async throws {
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given I eat a stone\n", library)
    #expect(record.statuses == [[.failed]])
    #expect(record.failures.map(\.message) == ["'stone' is no fruit"])
    #expect(record.failures.map(\.kind) == [.error])
  }

  @Test func `a number that is too great fails the step`() async throws {
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given I drag the limit line to 99999999999999999999\n", library)
    #expect(record.statuses == [[.failed]])
    #expect(
      record.failures.map(\.message) == [
        "'99999999999999999999' does not fit {int}, which holds whole numbers from -9223372036854775808 to "
          + "9223372036854775807; {biginteger} holds any"
      ])
  }

  @Test func `what is left out by the selection is kept aside`() throws {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let files = [
      try pickles(
        "Feature: F\n  Scenario: A\n    Given I eat a pear\n  Scenario: B\n    Given I eat a pear\n")
    ]
    let plan = try RunPlan(parts: [.init(library: bound, files: files)], filter: ScenarioFilter(names: ["B"]))
    #expect(plan.testCases.map(\.pickle.name) == ["B"])
    #expect(plan.filteredOut.map(\.pickle.name) == ["A"])
    #expect(plan.testCases.map(\.id) + plan.filteredOut.map(\.id) == [0, 1])
    #expect(plan.testCases.map(\.suite) == ["counter"])
  }

  @Test func `a library knows a scenario whose every step it has`() throws {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let all = try pickles(
      """
      Feature: F
        Scenario: A
          Given I eat a stone
          Given I wait
        Scenario: B
          Given I wait
          Given I sleep
      """)
    #expect(all.map { bound.knows($0) } == [true, false])
  }

  @Test func `a part of a plan keeps the numbers, and what it does without is left out`() throws {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let text = (1...4).map { "  Scenario: \($0)\n    Given I wait\n" }.joined()
    let plan = try RunPlan(
      parts: [.init(library: bound, files: [pickles("Feature: F\n" + text)])],
      filter: ScenarioFilter(names: ["1", "2", "3"]))
    let part = plan.choosing([plan.testCases[2], plan.testCases[0]])
    #expect(part.testCases.map(\.pickle.name) == ["3", "1"])
    #expect(part.testCases.map(\.id) == [2, 0])
    #expect(part.filteredOut.map(\.pickle.name) == ["4", "2"])
    #expect(part.filteredOut.map(\.id) == [3, 1])
  }
}
