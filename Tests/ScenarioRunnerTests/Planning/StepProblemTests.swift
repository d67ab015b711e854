import Gherkin
import ScenarioRunner
import Testing

struct StepProblemTests {
  private let line = #line + 2
  private let library = StepLibrary<CounterWorld> {
    Given("{int} apples") { (_, _: Int) in }
    Given("{word} apples") { (_, _: String) in }
    Given("{int} pears are ripe") { (_, _: Int) in }
  }

  private func problems(_ steps: String...) throws -> [StepProblem] {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let text = "Feature: F\n  Scenario: S\n" + steps.map { "    Given \($0)\n" }.joined()
    return bound.problems(in: try pickles(text)).flatMap(\.self)
  }

  @Test func `a step that nothing matches is told with the nearest definition`() throws {
    let found = try problems("ten apples", "3 pears are rpie", "3 pears are ripe", "something else")
    #expect(found.map(\.kind) == [.undefined, .undefined])
    #expect(
      found.map(\.message) == ["no step matches '3 pears are rpie'", "no step matches 'something else'"])
    #expect(
      found.map(\.notes) == [
        ["nearest is '{int} pears are ripe' in ScenarioRunnerTests/StepProblemTests.swift:\(line + 2)"], [],
      ])
    #expect(found.map(\.step.location.line) == [4, 6])
  }

  @Test func `a step that several definitions match is told with all of them`() throws {
    let found = try problems("3 apples")
    #expect(found.map(\.kind) == [.ambiguous])
    #expect(found.first?.message == "2 steps match '3 apples'")
    #expect(
      found.first?.notes == [
        "'{int} apples' in ScenarioRunnerTests/StepProblemTests.swift:\(line)",
        "'{word} apples' in ScenarioRunnerTests/StepProblemTests.swift:\(line + 1)",
        "make the text, or the expressions, tell them apart",
      ])
  }

  @Test func `a step whose argument cannot be made is told why`() throws {
    let found = try problems("99999999999999999999 pears are ripe")
    #expect(found.map(\.kind) == [.argument])
    #expect(
      found.first?.message
        == "'99999999999999999999' does not fit {int}, which holds whole numbers from "
        + "-9223372036854775808 to 9223372036854775807; {biginteger} holds any")
  }
}
