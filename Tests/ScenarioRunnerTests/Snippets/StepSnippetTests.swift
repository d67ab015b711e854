import CucumberExpressions
import Gherkin
import ScenarioRunner
import Testing

@MainActor struct StepSnippetTests {
  let library = StepLibrary<CounterWorld> { Given("known") { _ in } }

  private func snippets(_ step: String) throws -> [String] {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let files = [try pickles("Feature: F\n  Scenario: S\n    \(step)\n")]
    let planned = RunPlan(parts: [.init(library: bound, files: files)]).testCases.first?.steps.first
    guard case .undefined(let snippets, _)? = planned?.match else { return [] }
    return snippets
  }

  @Test(arguments: [
    ("Given it rains", #"Given("it rains") { world in"#),
    ("When it rains", #"When("it rains") { world in"#),
    ("Then it rains", #"Then("it rains") { world in"#),
    ("* it rains", #"Given("it rains") { world in"#),
    (
      #"Given "Ann" has 5 and 6 apples"#,
      #"Given("{string} has {int} and {int} apples") { (world, string: String, int: Int, int2: Int) in"#
    ),
    ("Given rows\n|a|", #"Given("rows") { (world, table: DataTable) in"#),
    ("Given text\n\"\"\"\nx\n\"\"\"", #"Given("text") { (world, text: DocString) in"#),
    ("Given 3 rows\n|a|", #"Given("{int} rows") { (world, int: Int, table: DataTable) in"#),
    (#"Given a back\slash"#, ##"Given(#"a back\\slash"#) { world in"##),
    (#"Given 6" of snow"#, ##"Given(#"{int}" of snow"#) { (world, int: Int) in"##),
    (##"Given a "# fence"##, ###"Given(##"a "# fence"##) { world in"###),
    ("Given call f(x) at a/b with {y}", ##"Given(#"call f\(x) at a\/b with \{y}"#) { world in"##),
  ])
  func `the first snippet of a step`(step: String, head: String) throws {
    #expect(try snippets(step).first == head + "\n  throw pending()\n}")
  }

  @Test func `a number can be several things, the likeliest first`() throws {
    #expect(
      try snippets("Given 8 apples").map { $0.prefix { $0 != "}" } + "}" } == [
        #"Given("{int}"#, #"Given("{float}"#,
      ])
  }

  @Test(arguments: [
    "call f(x) at 5/6 with {y}", #"a "quoted" back\slash and 'another' one"#, "v := vector(3, -2)",
    "100% of $5 (about ^2)", "ação é válida: 1.5 € / 3", "a {} b () c / d",
  ])
  func `a pasted snippet's expression matches its step`(step: String) throws {
    let registry = ParameterTypeRegistry()
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let proposals = ExpressionGenerator(registry: bound.registry).expressions(for: step)
    let first = try #require(proposals.first)
    #expect(try snippets("Given " + step).first?.contains(first.source) == true)
    for proposal in proposals {
      #expect(
        try StepExpression(proposal.source, registry: registry).match(step) != nil, "\(proposal.source)")
    }
  }

  @Test func `a failure of an undefined step says what is nearest and what to paste`() async throws {
    let line = #line + 1
    let library = StepLibrary<CounterWorld> { Given("I drag the limit line to {int}") { (_, _: Int) in } }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    When I drag the limt line to 1200\n", library)
    let failure = try #require(record.failures.first)
    #expect(failure.message == "no step matches 'I drag the limt line to 1200'")
    #expect(
      failure.notes == [
        "nearest is 'I drag the limit line to {int}' in ScenarioRunnerTests/StepSnippetTests.swift:\(line)",
        """
        to define it, paste into a step library:
        When("I drag the limt line to {int}") { (world, int: Int) in
          throw pending()
        }
        """,
      ])
  }
}
