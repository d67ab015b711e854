public import BankStatement
public import ScenarioRunner
public import ScreenSteps

/// The bank statement with its steps: what a suite of it is made of.
public struct BankSuite: Sendable {
  /// The name of the suite, and of its folder under `Scenarios`.
  public let name = "bank-statement"
  /// What the app is, in one line.
  public let summary = "Bank statement: login with CPF and password, a statement and its details"
  /// The steps.
  public var steps: StepLibrary<BankWorld> { BankStatementSteps.steps }
  /// Makes the world of one attempt at a scenario.
  public let makeWorld: @MainActor @Sendable (ScenarioContext) async throws -> BankWorld

  /// Creates the suite.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief; others show what a broken app would do.
  ///   - transport: The HTTP client to use.
  public init(rules: BankRules = .standard, transport: Transport = .sockets) {
    makeWorld = { _ in try BankWorld(rules: rules, transport: transport) }
  }
}
