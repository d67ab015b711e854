public import ScenarioRunner

/// The steps that every app with screens has: doing, seeing, time, and what goes wrong with a service.
///
/// Pull them back to an app's own world:
///
///     let steps = StepLibrary<ShopWorld> {
///       ScreenVocabulary.steps.pullback { (world: ShopWorld) in world.screen }
///     }
public enum ScreenVocabulary {
  /// All shared steps, for an app whose service has no parts with names of their own.
  public static let steps = steps(services: [])

  /// Returns all shared steps, with names for the parts of the service, such as `the price service`.
  public static func steps(services: [NamedService]) -> StepLibrary<ScreenWorld> {
    StepLibrary {
      parameters
      Parameter("service", matching: NamedService.pattern(services)) {
        try NamedService.named($0, in: services)
      }
      actions
      typing
      elements
      texts
      lists
      charts
      time
      faults
      heldAnswers
      journal
      device
    }
  }

  private static let parameters = StepLibrary<ScreenWorld> {
    Parameter("element", matching: ElementName.pattern) { ElementName(step: $0) }
    Parameter("keys", matching: Keys.pattern) { Keys($0) }
    Parameter("decimal", matching: FigureText.decimalPattern) { try FigureText.decimal($0) }
    Parameter("duration", matching: FigureText.durationPattern) { try FigureText.duration($0) }
    Parameter("count", matching: FigureText.countPattern) { try FigureText.count($0) }
    Parameter("ordinal", matching: Ordinal.pattern) { Ordinal($0) }
  }
}
