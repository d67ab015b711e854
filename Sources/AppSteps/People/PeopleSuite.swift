public import Foundation
public import People
public import ScenarioRunner
public import ScreenSteps

/// People with its steps: what a suite of it is made of.
public struct PeopleSuite: Sendable {
  /// The name of the suite, and of its folder under `Scenarios`.
  public let name = "people"
  /// What the app is, in one line.
  public let summary =
    "People: a list with details, from randomuser.me, kept in a database with cached pictures"
  /// The steps.
  public var steps: StepLibrary<PeopleWorld> { PeopleSteps.steps }
  /// Makes the world of one attempt at a scenario.
  public let makeWorld: @MainActor @Sendable (ScenarioContext) async throws -> PeopleWorld

  /// Creates the suite.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief; others show what a broken app would do.
  ///   - transport: The HTTP client to use.
  ///   - parent: Where each scenario makes a folder for the app's files, which it removes at its end.
  public init(
    rules: PeopleRules = .standard, transport: Transport = .sockets,
    filesIn parent: URL = FileManager.default.temporaryDirectory
  ) {
    makeWorld = { _ in try PeopleWorld(rules: rules, transport: transport, filesIn: parent) }
  }
}
