public import Characters
public import ScenarioRunner
public import ScreenSteps

/// Characters with its steps: what a suite of it is made of.
public struct CharactersSuite: Sendable {
  /// The name of the suite, and of its folder under `Scenarios`.
  public let name = "characters"
  /// What the app is, in one line.
  public let summary = "Characters: a paged list with search, details and favourites, over REST and GraphQL"
  /// The steps.
  public var steps: StepLibrary<CharactersWorld> { CharactersSteps.steps }
  /// The ways in which each scenario is run: one for each interface of the service.
  public let variants: [WorldVariant<CharactersWorld>]

  /// Creates the suite.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief; others show what a broken app would do.
  ///   - transport: The HTTP client to use.
  public init(rules: CharactersRules = .standard, transport: Transport = .sockets) {
    variants = CharactersDependencies.API.allCases.map { api in
      WorldVariant(api.rawValue) { _ in try CharactersWorld(api: api, rules: rules, transport: transport) }
    }
  }
}
