import Foundation
import Rehearsal
import ScenarioRunner
import Testing

/// The names that reports and `--list` show are names to choose by.
struct NameSelectionTests {
  /// An app whose scenarios are run over two interfaces.
  private static let phone = AppSuite(
    name: "phone", summary: "Runs twice",
    steps: StepLibrary<CountingWorld> {
      Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
      Given("nothing") { _ in }
      Given("a password {password}") { (_, _: String) in }
    },
    variants: ["REST", "GraphQL"].map { name in WorldVariant(name) { _ in CountingWorld() } })

  private func stage() throws -> Stage {
    try Stage([
      "Scenarios/phone/a.feature": """
      Feature: Phone
        Scenario: A tap opens the detail
          Given nothing
        Scenario: A tap [REST]
          Given nothing
      """,
      "Scenarios/phone/b.scenario": "Given nothing\n\nGiven a password \"geheim\"\n",
    ])
  }

  /// The names that a list of what is chosen shows.
  private func listed(_ arguments: String...) async throws -> [String] {
    let end = try await stage().run(["--list"] + arguments, suites: [Self.phone])
    #expect(end.errors == "")
    return end.output.split(separator: "\n").filter { $0.hasPrefix("Scenarios/") }.compactMap { line in
      line.components(separatedBy: "  ").dropFirst().first
    }
  }

  @Test func `every name that is listed chooses just what bears it`() async throws {
    let all = try await listed()
    #expect(all.count == 8)
    for name in all { #expect(try await listed("--name", name) == [name], "\(name)") }
  }

  @Test func `a name without the variant chooses all variants`() async throws {
    #expect(
      try await listed("--name", "A tap opens the detail") == [
        "A tap opens the detail [REST]", "A tap opens the detail [GraphQL]",
      ])
    #expect(
      try await listed("--name", "Given nothing") == ["Given nothing [REST]", "Given nothing [GraphQL]"])
    #expect(
      try await listed("--name", "A tap [REST]") == ["A tap [REST] [REST]", "A tap [REST] [GraphQL]"])
  }

  @Test(arguments: [
    (#"detail \[REST"#, ["A tap opens the detail [REST]"]),
    ("detail$", ["A tap opens the detail [REST]", "A tap opens the detail [GraphQL]"]),
    ("^Given nothing$", ["Given nothing [REST]", "Given nothing [GraphQL]"]),
    (#"^Given .* \[GraphQL\]$"#, ["Given nothing [GraphQL]", #"Given a password "••••••" [GraphQL]"#]),
  ])
  func `a pattern is held against the same names`(pattern: String, names: [String]) async throws {
    #expect(try await listed("--name-matching", pattern) == names)
  }

  @Test func `the names in the list for programs, and in reports, are the same`() async throws {
    let names = try await listed()
    func found(_ arguments: String...) async throws -> [String] {
      let end = try await stage().run(arguments, suites: [Self.phone])
      let json = try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any]
      return (json?["scenarios"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    #expect(try await found("--list", "-f", "json") == names)
    #expect(try await found("-f", "json") == names)
  }

  @Test func `a name that none has gets the nearest of those that are listed`() async throws {
    let end = try await stage().run(["--name", "A tap opens the detail [RESTS]"], suites: [Self.phone])
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: no scenario is named 'A tap opens the detail [RESTS]', so nothing was run
        note: did you mean 'A tap opens the detail [REST]'?

        """)
  }

  /// Scenarios of one name, in an outline and beside it.
  private func outlines() throws -> Stage {
    try Stage([
      "Scenarios/phone/a.feature": """
      Feature: Phone
        Scenario Outline: A tap
          Given nothing
          Examples:
            | n |
            | 1 |
            | 2 |
          Examples:
            | n |
            | 3 |
        Scenario: A call
          Given nothing
        Scenario: A call
          Given nothing
        Scenario: A call [row 1]
          Given nothing
        Scenario Outline: A password
          Given a password "<p>"
          Examples:
            | p |
            | a |
        Scenario Outline: A password
          Given a password "<p>"
          Examples:
            | p |
            | b |
      """
    ])
  }

  /// The names of the cases in JUnit's report.
  private func reported(_ arguments: String...) async throws -> [String] {
    let end = try await outlines().run(["-f", "junit"] + arguments, suites: [Self.phone])
    return end.output.matches(of: #/<testcase classname="[^"]*" name="([^"]*)"/#).map { String($0.1) }
  }

  @Test func `every name that a report makes unique chooses just what bears it`() async throws {
    let all = try await reported()
    #expect(all.count == 16)
    #expect(Set(all).count == 16)
    #expect(all.contains("A tap [REST] [row 3]"))
    #expect(all.contains("A call [GraphQL] [line 13]"))
    #expect(all.contains("A password [GraphQL] [row 1] [line 26]"))
    for name in all {
      let end = try await outlines().run(["--list", "--name", name], suites: [Self.phone])
      #expect(end.errors == "")
      #expect(end.output.contains("\n1 scenario, 15 left out"), "\(name)")
      #expect(try await reported("--name", name) == [name])
    }
  }

  @Test(arguments: [
    "A tap [row 4]", "A tap [row 0]", "A call [row 2]", "A call [line 12]", "A call [line +13]",
    "A tap [REST] [row 1] [line 7]",
    "A tap [rows 1]", "A tap [row x]", "[row 1]",
  ])
  func `a row and a line that are not there are refused`(name: String) async throws {
    let end = try await outlines().run(["--name", name], suites: [Self.phone])
    #expect(end.status == .nothingToRun)
    #expect(end.errors.hasPrefix("error: no scenario is named '\(name)', so nothing was run\n"))
  }

  @Test func `a row without a variant is run in all`() async throws {
    let end = try await outlines().run(["--list", "--name", "A tap [row 2]"], suites: [Self.phone])
    #expect(
      end.output == """
        Scenarios/phone/a.feature:7  A tap [REST]
        Scenarios/phone/a.feature:7  A tap [GraphQL]

        2 scenarios, 14 left out by the selection

        """)
  }

  @Test(arguments: ["line", "row", #"\]\]"#, #"\d\]$"#])
  func `a pattern is not held against what a report adds`(pattern: String) async throws {
    let end = try await outlines().run(["--list", "--name-matching", pattern], suites: [Self.phone])
    #expect(!end.output.contains("A tap"))
  }

  /// Looking for it would take longer than anybody lives.
  @Test func `a pattern that finds no end is given up, and nothing is run`() async throws {
    let name = String(repeating: "a", count: 60)
    let stage = try Stage([
      "Scenarios/phone/a.feature": "Feature: F\n  Scenario: \(name)\n    Given nothing\n"
    ])
    let end = await stage.run(["--name-matching", "(a+)+(?<=b)"], suites: [Self.phone])
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        error: '(a+)+(?<=b)' was given up after ten million steps; \
        write it without a repetition of what is repeated itself, such as '(a+)+'
        note: mend it, or take the name literally with '--name'

        """)
  }
}
