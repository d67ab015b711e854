import Gherkin
import ScenarioRunner
import Testing

/// What the plan, and with it every report, knows of a step with a secret.
@MainActor struct SecretTextTests {
  struct Unreadable: Error {}

  let library = StepLibrary<CounterWorld> {
    Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
    Parameter("number", matching: "[0-9]+|none") { text in
      guard let number = Int(text) else { throw Unreadable() }
      return number
    }
    Given("the password {password} {int} times") { (world, password: String, count: Int) in
      world.log.append("\(password) \(count)")
    }
    Given("{int} times {word} with {password}") { (_, _: Int, _: String, _: String) in }
    Given("the code {password} of {number}") { (_, _: String, _: Int) in }
    Given("twice {password}") { (_, _: String) in }
    Given("twice {string}") { (_, _: String) in }
  }

  @Test func `a secret is masked in the text, and other arguments move along`() throws {
    let planned = try plan("the password \"314159\" 3 times")
    #expect(planned.step?.text == "the password \"••••••\" 3 times")
    #expect(arguments(of: planned) == ["13 \"••••••\"", "22 3"])
    let longer = try plan("the password \"açaí 🍇 and more\" 3 times")
    #expect(longer.step?.text == planned.step?.text)
    #expect(arguments(of: longer) == arguments(of: planned))
  }

  @Test func `what stands before a secret stays where it is`() throws {
    let planned = try plan("2 times ação with \"1\"")
    #expect(planned.step?.text == "2 times ação with \"••••••\"")
    #expect(arguments(of: planned) == ["0 2", "8 ação", "18 \"••••••\""])
  }

  @Test func `a step whose arguments cannot be read shows its expression instead`() async throws {
    let planned = try plan("the code \"314159\" of none")
    #expect(planned.step?.text == "the code {password} of {number}")
    let record = try await rehearse(feature("the code \"314159\" of none"), library)
    #expect(record.failures.first?.message.contains("a secret cannot be read from the step's text") == true)
    #expect(!"\(record.events)".contains("314159"))
  }

  @Test func `an ambiguous step is masked, too`() async throws {
    let record = try await rehearse(feature("twice \"314159\""), library)
    #expect(record.statuses == [[.ambiguous]])
    #expect(!"\(record.events)".contains("314159"))
  }

  @Test func `a step that nothing matches may be a misspelt one, so nothing quoted is shown`() async throws {
    let record = try await rehearse(feature("the pasword \"314159\" 3 times"), library)
    #expect(record.statuses == [[.undefined]])
    #expect(!"\(record.events)".contains("314159"))
    #expect("\(record.events)".contains("the pasword \\\"••••••\\\" 3 times"))
  }

  @Test func `the step's code gets the secret, no event does`() async throws {
    let world = CounterWorld()
    let record = try await rehearse(feature("the password \"314159\" 3 times"), library) { _ in world }
    #expect(world.log == ["\"314159\" 3"])
    #expect(record.statuses == [[.passed]])
    #expect(!"\(record.events)".contains("314159"))
    #expect("\(record.events)".contains("••••••"))
  }

  @Test func `a scenario that is left out is masked, too`() async throws {
    let none = ScenarioFilter(tags: try TagExpression(parsing: "@none"))
    let record = try await rehearse(feature("the password \"314159\" 3 times"), library, filter: none)
    #expect(!"\(record.events)".contains("314159"))
    #expect("\(record.events)".contains("••••••"))
  }

  @Test func `secrets of a library stay secret where it is pulled back or put into another`() async throws {
    let larger = StepLibrary<CounterWorld> { library.pullback { (world: CounterWorld) in world } }
    let record = try await rehearse(feature("the password \"314159\" 3 times"), larger)
    #expect(record.statuses == [[.passed]])
    #expect(!"\(record.events)".contains("314159"))
  }

  @Test func `what one step keeps secret no other step of the scenario tells`() async throws {
    let text = feature("the password \"314159\" 3 times") + "    And twice 314159 7 times \"x 314159\"\n"
    let more = StepLibrary<CounterWorld> {
      library
      Given("twice {int} {int} times {string}") { (world, first: Int, count: Int, text: String) in
        world.log.append("\(first) \(count) \(text)")
      }
    }
    let world = CounterWorld()
    let record = try await rehearse(text, more) { _ in world }
    #expect(!"\(record.events)".contains("314159"))
    #expect(world.log.last == "314159 7 x 314159")
    guard case .runStarted(let start) = record.events[0] else { return }
    let planned = start.testCases[0].steps[1]
    #expect(planned.step?.text == "twice •••••• 7 times \"x ••••••\"")
    #expect(arguments(of: planned) == ["6 ••••••", "13 7", "21 \"x ••••••\""])
  }

  @Test func `an unnamed scenario, called by its step, tells no secret in any variant`() async throws {
    let bound = try BoundLibrary(
      name: "counter", library: library,
      variants: ["a", "b"].map { WorldVariant($0) { _ in CounterWorld() } })
    let text = "Feature: Login\n  Scenario:\n    Given the password \"314159\" 3 times\n"
    let record = try await rehearse(text, bound)
    #expect(
      record.names == ["a", "b"].map { "Given the password \"••••••\" 3 times [\($0)]" })
  }

  private func feature(_ step: String) -> String {
    "Feature: Login\n  Scenario: Typing\n    Given \(step)\n"
  }

  private func plan(_ step: String) throws -> PlannedStep {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let source = GherkinSource(uri: "login.feature", text: feature(step), format: .feature)
    let plan = RunPlan(parts: [.init(library: bound, files: [try GherkinParser().parse(source).pickles])])
    let testCase = try #require(plan.testCases.first)
    let planned = try #require(testCase.steps.first)
    #expect(testCase.pickle.steps.first?.text == planned.step?.text)
    return planned
  }

  private func arguments(of planned: PlannedStep) -> [String] {
    guard case .step(_, let arguments) = planned.match else { return [] }
    return arguments.map { "\($0.start ?? -1) \($0.value ?? "")" }
  }
}
