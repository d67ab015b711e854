import Gherkin
import Rehearsal
import Reporters
import ScenarioRunner
import Testing

@testable import ScenarioTesting

/// What is recorded of a scenario, for every way in which it can end.
struct CaseFindingTests {
  private static let place = FilePlace(
    uri: "Scenarios/till/till.feature", location: Location(line: 2, column: 3))

  private static func at(_ line: Int, _ column: Int) -> FilePlace {
    FilePlace(uri: place.uri, location: Location(line: line, column: column))
  }

  /// What is recorded of the scenario with some steps and tags, without the line of code.
  private static func findings(_ steps: String..., tags: String = "") async throws -> [CaseFinding] {
    let heading = (tags.isEmpty ? [] : [tags]) + ["Feature: Till", "  Scenario: Money"]
    let bench = try Bench(feature: (heading + steps.map { "    \($0)" }).joined(separator: "\n") + "\n")
    return try await bench.findings().map { finding in
      var finding = finding
      finding.text.replace(/Bench\.swift:[0-9]+/, with: "Bench.swift:N")
      return finding
    }
  }

  @Test func `nothing is recorded of a scenario that passes`() async throws {
    #expect(try await Self.findings("When I put in 5", "Then it holds 5") == [])
  }

  @Test func `a step that fails is an issue with all that there is to say, at the step`() async throws {
    let findings = try await Self.findings("When I put in 5", "Then it holds 6")
    #expect(findings.map(\.weight) == [.wrong])
    #expect(findings.map(\.place) == [Self.at(4, 5)])
    #expect(
      findings.first?.text == """
        Then it holds 6
          the till holds something else
          expected  6
          actual    5
          where     Scenarios/till/till.feature:4:5
          in        ScenarioTestingTests/Bench.swift:N
          screen
            Till: 5
        """)
  }

  @Test func `a step without definition is an issue with code to paste`() async throws {
    let findings = try await Self.findings("When I shake the till")
    #expect(findings.map(\.weight) == [.wrong])
    #expect(findings.map(\.place) == [Self.at(3, 5)])
    #expect(
      findings.first?.text == """
        When I shake the till
          no step matches 'I shake the till'
          where     Scenarios/till/till.feature:3:5
          to paste
            When("I shake the till") { world in
              throw pending()
            }
        """)
  }

  @Test func `a step with several definitions is an issue that names them`() async throws {
    let findings = try await Self.findings("When it rings")
    #expect(findings.map(\.weight) == [.wrong])
    #expect(
      findings.first?.text == """
        When it rings
          2 steps match 'it rings'
          where     Scenarios/till/till.feature:3:5
          candidate 'it rings' at ScenarioTestingTests/Bench.swift:N
          candidate 'it {word}' at ScenarioTestingTests/Bench.swift:N
          note      make the text, or the expressions, tell them apart
        """)
  }

  @Test func `a step whose code is still to be written is an issue`() async throws {
    let findings = try await Self.findings("When I count")
    #expect(findings.map(\.weight) == [.wrong])
    #expect(
      findings.first?.text == """
        When I count
          the step's code is still to be written
          where     Scenarios/till/till.feature:3:5
          in        ScenarioTestingTests/Bench.swift:N
        """)
  }

  @Test func `a scenario without steps is an issue at the scenario`() async throws {
    let findings = try await Self.findings()
    #expect(findings.map(\.weight) == [.wrong])
    #expect(findings.map(\.place) == [Self.place])
    #expect(
      findings.first?.text == """
        Money
          the scenario has no step, so it shows nothing
          where     Scenarios/till/till.feature:2:3
          note      write steps under it, or take it out
        """)
  }

  @Test func `a scenario that is skipped by its code is told of and fails nothing`() async throws {
    let findings = try await Self.findings("When it is Sunday", "Then it holds 6")
    #expect(
      findings == [
        CaseFinding(
          weight: .known("the scenario's code asked for it to be skipped"), place: Self.place,
          text: "skipped: the shop is closed")
      ])
  }

  @Test func `work in progress that is red is told of and fails nothing`() async throws {
    let findings = try await Self.findings("When I count", tags: "@wip")
    #expect(findings.map(\.weight) == [.known("the scenario is work in progress (@wip)")])
    #expect(findings.map(\.place) == [Self.at(4, 5)])
  }

  @Test func `work in progress that passes says so`() async throws {
    let findings = try await Self.findings("When I put in 5", tags: "@wip")
    #expect(
      findings == [
        CaseFinding(
          weight: .known("the scenario is work in progress (@wip) and passes"), place: Self.at(3, 3),
          text: "passes, so take @wip away")
      ])
  }

  @Test func `a hook before the run that fails is an issue, and the scenario is not run`() async throws {
    struct Closed: Error, CustomStringConvertible { let description = "nobody has the key" }
    let bench = try Bench(feature: "Feature: Till\n  Scenario: Money\n    When I put in 5\n")
    let suite = AppSuite.till(beforeRun: { throw Closed() })
    let scenario = try #require(try bench.scenarios(suite: suite).first)
    let findings = CaseFinding.all(in: try await scenario.ending(), of: scenario.testCase)
    #expect(findings.map(\.weight) == [.wrong])
    #expect(findings.map(\.place.uri) == ["ScenarioTestingTests/Bench.swift"])
    #expect(
      findings.first?.text.split(separator: "\n").map { $0.replacing(/:[0-9]+/, with: ":N") } == [
        "before run hook 'open the shop' at ScenarioTestingTests/Bench.swift:N",
        "  nobody has the key",
        "  where     ScenarioTestingTests/Bench.swift:N",
        "  in        ScenarioTestingTests/Bench.swift:N",
      ])
  }

  @Test func `a red end without words is an issue all the same`() {
    let testCase = TestCase(
      id: 0, suite: "till",
      pickle: Pickle(
        id: 0, uri: Self.place.uri, name: "Money", language: "en", location: Self.place.location,
        scenarioLocation: Self.place.location, parents: [], astNodeIDs: [], tags: [], steps: []),
      steps: [])
    var ending = ScenarioEnding()
    #expect(
      CaseFinding.all(in: ending, of: testCase).map(\.text) == ["the scenario was not run"])
    ending.status = .failed
    #expect(
      CaseFinding.all(in: ending, of: testCase).map(\.text)
        == ["the scenario is failed and did not say why"])
    ending.status = .passed
    ending.abortion = "the run was interrupted"
    #expect(CaseFinding.all(in: ending, of: testCase).map(\.text) == ["the run was interrupted"])
    #expect(CaseFinding.all(in: ending, of: testCase).map(\.weight) == [.wrong])
  }
}
