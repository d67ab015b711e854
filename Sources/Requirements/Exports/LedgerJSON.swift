import Gherkin
public import ScenarioRunner

/// The ledger as JSON.
public enum LedgerJSON {
  /// Returns the accounts as an array, one object an app.
  public static func value(of accounts: [LedgerAccount]) -> JSONValue {
    .array(accounts.map(value))
  }

  /// Returns what a run was about, `whole app` or `narrower`, and what its gate says of the accounts.
  public static func value(of gate: Gate, on accounts: [LedgerAccount]) -> JSONValue {
    let (verdict, lines): (String, [LedgerLine]) =
      switch gate.verdict(on: accounts) {
      case .holds: ("holds", [])
      case .broken(let lines): ("broken", lines)
      case .nothingTouched: ("nothing touched", [])
      case .notAsked: ("not asked", [])
      }
    return .object([
      "scope": .string(gate.scope == .wholeApp ? "whole app" : "narrower"),
      "verdict": .string(verdict),
      "lines": .array(lines.map { .string($0.id) }),
    ])
  }

  private static func value(of account: LedgerAccount) -> JSONValue {
    let counts = LedgerState.allCases.map { state in
      JSONValue.Member(state.rawValue, .integer(account.lines.count { $0.state == state }))
    }
    return .object([
      "app": .string(account.suite),
      "title": .string(account.brief.title),
      "brief": .string(account.brief.path),
      "counts": .object(counts),
      "lines": .array(account.lines.map(value)),
    ])
  }

  private static func value(of line: LedgerLine) -> JSONValue {
    .object([
      "id": .string(line.id),
      "text": .string(line.requirement.text),
      "sections": .array(line.requirement.sections.map { .string($0) }),
      "line": .integer(line.requirement.location.line),
      "state": .string(line.state.rawValue),
      "waiver": JSONValue(line.requirement.waiver),
      "touched": .bool(line.isTouched),
      "mapped": .integer(line.mapped),
      "ran": .integer(line.ran),
      "passed": .integer(line.passed),
      "scenarios": .array(line.scenarios.map(value)),
    ])
  }

  private static func value(of scenario: MappedScenario) -> JSONValue {
    .object([
      "name": .string(scenario.name),
      "uri": .string(scenario.place.uri),
      "line": .integer(scenario.place.location.line),
      "outcome": .string(scenario.outcome.rawValue),
    ])
  }
}
