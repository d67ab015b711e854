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
}
