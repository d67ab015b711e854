import Gherkin
import Testing

@testable import ScenarioRunner

/// What is secret in one step is masked in everything that its test case shows.
@MainActor struct KnownSecretsTests {
  static let library = StepLibrary<CounterWorld> {
    Parameter("password", matching: #""[^"]*""#, isSecret: true) { String($0.dropFirst().dropLast()) }
    Given("the password {password}") { (_, _: String) in }
    Then("I see {string} {int} times") { (world, text: String, count: Int) in
      world.log.append("\(text) \(count)")
    }
    Then("I see:") { (world, table: ScenarioRunner.DataTable) in world.log += table.rows.flatMap { $0 } }
    Then("I read:") { (world, text: ScenarioRunner.DocString) in world.log.append(text.content) }
    Then("it fails with {string}") { (_, text: String) in
      throw ExpectationFailure("not \(text)", expected: text, actual: "\(text)!", notes: ["try \(text)"])
    }
  }

  @Test func `the name of an outline's row, of its feature and of its rule`() async throws {
    let text = """
      Feature: The word sesame
        Rule: never say sesame
          Scenario Outline: opening with <word>
            Given the password "<word>"
            Examples:
              | word   |
              | sesame |
      """
    let run = try await rehearse(text, Self.library)
    #expect(run.names == ["opening with ••••••"])
    #expect(try pickle(text).parents == ["The word ••••••", "never say ••••••"])
    expectNone("sesame", in: run)
    let none = ScenarioFilter(tags: try TagExpression(parsing: "@none"))
    expectNone("sesame", in: try await rehearse(text, Self.library, filter: none))
  }

  @Test func `other steps, in front of it too, with their arguments moved along`() throws {
    let steps = try planned("Then I see \"oh sesame and sesame\" 3 times\nGiven the password \"sesame\"")
    #expect(steps[0].step?.text == "I see \"oh •••••• and ••••••\" 3 times")
    #expect(arguments(of: steps[0]) == ["6 \"oh •••••• and ••••••\"", "29 3"])
    let whole = try planned("Given the password \"açaí\"\nThen I see \"açaí\" 3 times")
    #expect(whole[1].step?.text == "I see \"••••••\" 3 times")
    #expect(arguments(of: whole[1]) == ["6 \"••••••\"", "15 3"])
  }

  @Test func `tables and doc strings are masked, and the steps' code gets them as they were written`()
    async throws
  {
    let world = CounterWorld()
    let run = try await rehearse(
      """
      Feature: f
        Scenario: s
          Given the password "sesame"
          Then I see "sesame" 2 times
          And I see:
            | word   | n |
            | sesame | 1 |
          And I read:
            ```text
            open, sesame!
            ```
      """, Self.library
    ) { _ in world }
    #expect(run.statuses == [[.passed, .passed, .passed, .passed]])
    #expect(world.log == ["sesame 2", "word", "n", "sesame", "1", "open, sesame!"])
    expectNone("sesame", in: run)
    #expect("\(run.events)".contains("open, ••••••!"))
  }

  @Test func `what a failure says`() async throws {
    let world = CounterWorld()
    world.drawing = "[ sesame ]"
    world.leftovers = [Leftover("sesame is left", notes: ["take sesame away"])]
    let run = try await rehearse(
      "Feature: f\n  Scenario: s\n    Given the password \"sesame\"\n    Then it fails with \"sesame\"",
      Self.library
    ) { _ in world }
    let failure = try #require(run.failures.first)
    #expect(failure.message == "not ••••••")
    #expect(failure.expected == "••••••")
    #expect(failure.actual == "••••••!")
    #expect(failure.notes == ["try ••••••"])
    #expect(failure.screen == "[ •••••• ]")
    #expect(run.failures.last?.message == "•••••• is left")
    expectNone("sesame", in: run)
  }

  @Test func `what a step or hook attaches, and what the screen showed`() throws {
    let testCase = try plan("Given the password \"sesame\"")
    let text = RunAttachment(.text("a sesame"), mediaType: "text/plain", fileName: "sesame.txt")
    let bytes = RunAttachment(.bytes(Array(#"{"p":"sesame"}"#.utf8)), mediaType: "application/json")
    let picture = RunAttachment(.bytes([0xFF, 0xD8]), mediaType: "image/jpeg")
    for attachment in [text, bytes] {
      expectNone("sesame", in: "\(RunEvent.attached(attachment, .step(testCase, index: 0)).withoutSecrets)")
    }
    guard case .attached(let same, _) = RunEvent.attached(picture, .step(testCase, index: 0)).withoutSecrets
    else { throw CancellationError() }
    #expect(same == picture)
    let result = StepResult(status: .passed, snapshot: ScreenSnapshot(json: #"{"value":"sesame"}"#))
    expectNone("sesame", in: "\(RunEvent.stepFinished(testCase, index: 0, result).withoutSecrets)")
  }

  @Test func `a misspelt step may hold a secret, so its quotations are masked everywhere`() async throws {
    let run = try await rehearse(
      "Feature: f\n  Scenario: with sesame\n    Given the pasword \"sesame\"", Self.library)
    #expect(run.names == ["with ••••••"])
    expectNone("sesame", in: run)
  }

  @Test(arguments: [
    ("123456", "123456 and 1234567, a123456b, 9123456", "•••••• and 1234567, a••••••b, 9123456"),
    ("open", "open Opener reopen open! (open)", "•••••• Opener reopen ••••••! (••••••)"),
    ("12", "12 apples", "12 apples"), ("12345678", "12345678 123456780", "•••••• 123456780"),
  ])
  func `a word or a number of its own is masked, nothing of two characters is`(
    _ secret: String, _ text: String, _ masked: String
  ) {
    var secrets = KnownSecrets()
    secrets.insert(secret)
    #expect(secrets.masked(text) == masked)
  }

  @Test func `of two secrets the longer one is masked whole`() {
    var secrets = KnownSecrets()
    secrets.insert("open")
    secrets.insert("open sesame")
    #expect(secrets.masked("open sesame, open") == "••••••, ••••••")
    #expect("\(secrets)" == "2 secrets")
    var dumped = ""
    dump(secrets, to: &dumped)
    #expect(!dumped.contains("open"))
  }

  @Test func `a variant is named behind the masked name`() throws {
    let bound = try BoundLibrary(
      name: "counter", library: Self.library, variants: [WorldVariant("fast") { _ in CounterWorld() }])
    let text = "Feature: f\n  Scenario:\n    Given the password \"1\""
    let plan = RunPlan(parts: [.init(library: bound, files: [try pickles(text)])])
    #expect(plan.testCases.map(\.pickle.name) == ["Given the password \"••••••\" [fast]"])
  }

  private func expectNone(_ secret: String, in run: RunRecord) {
    var text = "\(run.events)"
    dump(run.events, to: &text)
    expectNone(secret, in: text)
  }

  private func expectNone(_ secret: String, in text: String) {
    #expect(!text.contains(secret))
    #expect(text.contains("••••••"))
  }

  private func plan(_ steps: String) throws -> TestCase {
    let text = "Feature: f\n  Scenario: s\n    " + steps.replacing("\n", with: "\n    ")
    return try plan(of: text)
  }

  private func plan(of text: String) throws -> TestCase {
    let bound = try BoundLibrary(name: "counter", library: Self.library) { _ in CounterWorld() }
    return try #require(RunPlan(parts: [.init(library: bound, files: [try pickles(text)])]).testCases.first)
  }

  private func planned(_ steps: String) throws -> [PlannedStep] { try plan(steps).steps }

  private func pickle(_ text: String) throws -> Pickle { try plan(of: text).pickle }

  private func arguments(of planned: PlannedStep) -> [String] {
    guard case .step(_, let arguments) = planned.match else { return [] }
    return arguments.map { "\($0.start ?? -1) \($0.value ?? "")" }
  }
}
