import Gherkin
import ScenarioRunner
import Testing

/// What reports are told of a library.
@MainActor struct LibraryInfoTests {
  private func info(_ library: StepLibrary<CounterWorld>, isLenient: Bool = false) throws -> LibraryInfo {
    try BoundLibrary(
      name: "counter", library: library, variants: [WorldVariant(nil) { _ in CounterWorld() }],
      isLenient: isLenient
    ).info
  }

  private func shown(_ info: LibraryInfo) -> [String] {
    info.entries.map { entry in
      switch entry {
      case .parameterType(let type): "type \(type.name) \(type.patterns)"
      case .definition(let step):
        "step \(step.index) \(step.entry) \(step.expression)\(step.isRegularExpression ? " (regular)" : "")"
      case .hook(let hook): "hook \(hook.index) \(hook.moment) \(hook.name ?? "-")"
      case .undefinedParameterType(let name, let expression): "undefined \(name) \(expression)"
      }
    }
  }

  @Test func `entries of all kinds stand in the order of the library, those of its parts too`() throws {
    let part = StepLibrary<CounterWorld> {
      After(name: "sweep") { _, _ in }
      Given("of a part") { _ in }
    }
    let library = StepLibrary<CounterWorld> {
      AroundRun(.before) {}
      Given("one", "^two$") { _ in }
      Parameter("colour", matching: "red|blue") { $0 }
      part.pullback { (world: CounterWorld) in world }
      Before(name: "dust") { _, _ in }
      Given("{colour}") { (_, _: String) in }
    }
    #expect(
      try shown(info(library)) == [
        "hook 0 beforeRun -", "step 0 0 one", "step 1 0 ^two$ (regular)", "type colour [\"red|blue\"]",
        "hook 1 afterScenario sweep", "step 2 1 of a part", "hook 2 beforeScenario dust", "step 3 2 {colour}",
      ])
  }

  @Test func `a lenient library leaves out what names an unknown type, a strict one is refused`() async throws
  {
    let library = StepLibrary<CounterWorld> {
      Given("a {thing}") { (_, _: String) in }
      Given("a step") { _ in }
    }
    #expect(try shown(info(library, isLenient: true)) == ["undefined thing a {thing}", "step 0 1 a step"])
    #expect(throws: LibraryErrors.self) { try info(library) }
    let bound = try BoundLibrary(
      name: "counter", library: library, variants: [WorldVariant(nil) { _ in CounterWorld() }],
      isLenient: true)
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given a thing\n    And a step\n", bound)
    #expect(record.statuses == [[.undefined, .skipped]])
  }

  @Test func `other faults keep a lenient library from being used`() {
    #expect(throws: LibraryErrors.self) {
      try info(StepLibrary { Given("a (") { _ in } }, isLenient: true)
    }
  }
}
