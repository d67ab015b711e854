import AppCore
public import ScenarioRunner
import ScreenSteps

/// The steps of the bank statement, in English and in Portuguese over the same code.
public enum BankStatementSteps {
  /// All steps.
  public static let steps = StepLibrary<BankWorld> {
    ScreenVocabulary.steps(services: services).pullback { (world: BankWorld) in world.screen }
    // The quotes are part of the parameter, so that nothing else is masked with it.
    Parameter("password", matching: #""[^"]*""#, isSecret: true) { Secret(String($0.dropFirst().dropLast())) }
    login
    bank
    entries
    journal
  }

  private static let services = [
    ("the login service", "serviço de login", "/challenge/auth"),
    ("the statement service", "serviço de extrato", "/challenge/list"),
    ("the details service", "serviço de detalhes", "/challenge/details/{id}"),
  ].flatMap { english, portuguese, path in
    [NamedService(english, path: path), NamedService(portuguese, path: path)]
  }
}
