import CucumberExpressions
public import Gherkin

extension BoundLibrary {
  /// Whether a step has a parameter whose values are masked.
  public var hasSecrets: Bool { !secrets.isEmpty }

  /// A text of which it is not known what is secret, with all masked that stands in double quotes.
  public static func withoutQuotations(_ text: String) -> String {
    var secrets = KnownSecrets()
    return SecretText.withoutQuotations(text, noting: &secrets)
  }

  /// Whether the library has a step, one or several, for each step of the scenario.
  public func knows(_ pickle: Pickle) -> Bool {
    unknownSteps(of: pickle).isEmpty
  }

  /// The steps of the scenario that the library has no step for.
  public func unknownSteps(of pickle: Pickle) -> [PickleStep] {
    pickle.steps.filter { matcher.matches($0.text).isEmpty }
  }

  /// The step that the writer of a text may have meant; nil where none is near.
  public func nearestDefinition(to text: String) -> DefinitionInfo? {
    NearestStep.index(for: text, in: definitions.map(\.expression)).map { definitions[$0] }
  }

  /// Matches a scenario's steps, puts the hooks that apply around them and masks what is secret.
  func plan(
    _ pickle: Pickle, _ matches: inout KnownMatches
  ) -> (pickle: Pickle, steps: [PlannedStep], secrets: KnownSecrets) {
    var known = KnownSecrets()
    guard !secrets.isEmpty || !scenarioHooks.isEmpty else {
      return (pickle, pickle.steps.map { plan($0, &matches) }, known)
    }
    let steps =
      secrets.isEmpty
      ? pickle.steps.map { plan($0, &matches) }
      : pickle.steps.map { plan($0, noting: &known) }.map { $0.masked(by: known) }
    let shown = secrets.isEmpty ? pickle : pickle.masked(by: known, steps: steps.compactMap(\.step))
    let hooks = scenarioHooks.enumerated().filter { $0.element.applies(to: pickle) }
    func planned(_ moment: HookInfo.Moment) -> [PlannedStep] {
      hooks.filter { $0.element.info.moment == moment }.map { index, hook in
        PlannedStep(step: nil, match: .hook(hook.info), values: ArgumentValues(), hook: index)
      }
    }
    return (shown, planned(.beforeScenario) + steps + planned(.afterScenario).reversed(), known)
  }

  /// How many hooks stand around the steps of a scenario.
  func hookCount(around pickle: Pickle) -> Int {
    scenarioHooks.count { hook in
      (hook.info.moment == .beforeScenario || hook.info.moment == .afterScenario) && hook.applies(to: pickle)
    }
  }

  /// Returns the scenario with what is secret in it masked, as it is in the plan.
  func masked(_ pickle: Pickle) -> Pickle {
    guard !secrets.isEmpty else { return pickle }
    var matches = KnownMatches()
    return plan(pickle, &matches).pickle
  }

  /// The texts that a step hides, without the quotes that they have.
  func secrets(of step: PickleStep) -> [String] {
    var known = KnownSecrets()
    return plan(step, noting: &known).values.secrets
  }

  /// Matches a step of a library without secrets.
  private func plan(_ step: PickleStep, _ known: inout KnownMatches) -> PlannedStep {
    let text = step.text
    return known.planned(step, text, in: name) { plan(step, matcher.matches(text)) }
  }

  private func plan(_ step: PickleStep, noting known: inout KnownSecrets) -> PlannedStep {
    let matches = matcher.matches(step.text)
    return secrets.masked(plan(step, matches), matches, definitions, noting: &known)
  }

  private func plan(_ step: PickleStep, _ matches: [StepMatch<Int>]) -> PlannedStep {
    guard let match = matches.first else {
      return PlannedStep(
        step: step,
        match: .undefined(
          snippets: StepSnippet.snippets(for: step, registry: registry),
          nearest: nearestDefinition(to: step.text)))
    }
    guard matches.count == 1 else {
      var planned = PlannedStep(step: step, match: .ambiguous(matches.map { definitions[$0.key] }))
      planned.candidateArguments = matches.map { match in
        ((try? match.arguments.get()) ?? []).map(ArgumentInfo.init)
      }
      return planned
    }
    switch match.arguments {
    case .success(let arguments):
      guard !secrets.isEmpty else {
        return PlannedStep(step: step, found: FoundMatch(definitions[match.key], arguments))
      }
      return PlannedStep(
        step: step, match: .step(definitions[match.key], arguments: arguments.map(ArgumentInfo.init)),
        values: ArgumentValues(arguments.map(\.value)))
    case .failure(let error):
      return PlannedStep(
        step: step, match: .step(definitions[match.key], arguments: []), values: ArgumentValues(),
        argumentError: "\(error)")
    }
  }
}
