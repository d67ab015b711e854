import Gherkin
import ScenarioRunner
import Testing

/// The texts of a run, as reports may have them.
@MainActor struct RunSourceTests {
  let library = StepLibrary<CounterWorld> {
    Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
    Given("the password {password} {int} times") { (_, _: String, _: Int) in }
    Given("a step") { _ in }
  }

  private func content(_ text: String, firstID: Int = 0) throws -> RunSource.Content {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let source = GherkinSource(uri: "secret.feature", text: text, format: .feature)
    let parsed = try GherkinParser().parse(source, firstID: firstID)
    let plan = RunPlan(parts: [
      .init(
        library: bound, files: [parsed.pickles],
        sources: [.init(source: source, ids: firstID..<parsed.nextID)])
    ])
    let made = try #require(plan.sources.first)
    #expect(made.uri == "secret.feature" && made.ids == firstID..<parsed.nextID)
    return try #require(made.content())
  }

  @Test func `a text without secrets is as it was written, and numbered as the plan's`() throws {
    let text = "# a\r\nFeature: F\r\n  Scenario: S\r\n    Given a step"
    let content = try content(text, firstID: 40)
    #expect(String(decoding: content.source.bytes, as: UTF8.self) == text)
    #expect(content.pickles.map(\.id) == [43])
    #expect(content.document.feature?.name == "F")
  }

  @Test func `a long secret is masked wherever it stands, a short one where it is used`() throws {
    let text = """
      # not 314159
      Feature: About 314159 and 12
        A secret: 314159.
        Scenario Outline: <name> 12
          Given the password "314159" 2 times
          And the password "<password>" 12 times
          And a step with
            \"\"\"
            314159
            \"\"\"
          Examples:
            | name | password |
            | a    | 12       |
            | b    | 27\\|1828  |
      """
    let content = try content(text)
    let masked = String(decoding: content.source.bytes, as: UTF8.self)
    #expect(
      masked == """
        # not ••••••
        Feature: About •••••• and 12
          A secret: ••••••.
          Scenario Outline: <name> 12
            Given the password "••••••" 2 times
            And the password "<password>" •••••• times
            And a step with
              \"\"\"
              ••••••
              \"\"\"
            Examples:
              | name | password |
              | a    | ••••••       |
              | b    | ••••••  |
        """)
    let tree = "\(content.document)\(content.pickles)"
    for secret in ["314159", "27|1828"] { #expect(!tree.contains(secret)) }
    #expect(tree.contains("a secret") == false && tree.contains("A secret: ••••••."))
  }

  @Test func `what stands in quotes in a misspelt step is masked`() throws {
    let content = try content("Feature: F\n  Scenario: S\n    Given the pasword \"27\" 3 times\n")
    #expect(String(decoding: content.source.bytes, as: UTF8.self).contains("the pasword \"••••••\" 3 times"))
    #expect(!"\(content.document)".contains("27"))
  }

  @Test func `texts stand in the order in which they were read, whatever app they are for`() throws {
    let bound = try ["b", "a"].map { name in
      try BoundLibrary(name: name, library: library) { _ in CounterWorld() }
    }
    let texts = try (0..<3).map { index -> ([Pickle], RunSource.Text) in
      let source = GherkinSource(
        uri: "\(index).feature", text: "Feature: F\n  Scenario: S\n    Given a step", format: .feature)
      let parsed = try GherkinParser().parse(source, firstID: index * 3)
      return (parsed.pickles, .init(source: source, ids: (index * 3)..<parsed.nextID))
    }
    let plan = RunPlan(parts: [
      .init(library: bound[0], files: [texts[0].0, texts[2].0], sources: [texts[0].1, texts[2].1]),
      .init(library: bound[1], files: [texts[1].0], sources: [texts[1].1]),
    ])
    #expect(plan.sources.map(\.uri) == ["0.feature", "1.feature", "2.feature"])
  }
}
