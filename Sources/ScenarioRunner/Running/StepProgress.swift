import Gherkin

/// What the steps so far mean for those that follow; the rules by which statuses combine.
struct StepProgress {
  /// What is to become of a step.
  enum Verdict {
    case call(Call)
    case settled(FailureReason)
    case skip
  }

  /// The code to call, by its place in the library.
  enum Call {
    case hook(Int)
    case step(Int)
  }

  /// Something before did not pass, so later steps are not called.
  var hasProblem = false
  /// A step asked for the rest to be skipped.
  private var isSkipping = false
  /// The gravest status so far.
  private(set) var gravest = StepStatus.passed

  /// Decides on a step: after hooks are always called, undefined and ambiguous steps are said to be so
  /// even behind a failure, but nothing is said behind a requested skip.
  func verdict(on planned: PlannedStep) -> Verdict {
    if let definition = planned.definition {
      return isSkipping || hasProblem ? .skip : .call(.step(definition))
    }
    if case .hook(let info) = planned.match {
      let isAfter = info.moment == .afterScenario
      guard isAfter || (!hasProblem && !isSkipping), let number = planned.hook else { return .skip }
      return .call(.hook(number))
    }
    guard !isSkipping, let step = planned.step else { return .skip }
    switch planned.match {
    case .hook: return .skip
    case .ambiguous(let candidates): return .settled(.ambiguous(step.text, candidates))
    case .undefined(let snippets, let nearest):
      return .settled(.undefined(step.text, snippets: snippets, nearest: nearest))
    case .step:
      // It would be called, if it were not for its arguments.
      if hasProblem { return .skip }
      return .settled(.argument(planned.argumentError ?? ""))
    }
  }

  /// Notes how a step ended.
  mutating func note(_ status: StepStatus, wasCalled: Bool) {
    if status == .skipped, !hasProblem { isSkipping = true }
    if status != .passed, status != .skipped { hasProblem = true }
    if status != .skipped || wasCalled { gravest = max(gravest, status) }
  }
}

extension PlannedStep {
  /// Whether the step is a hook that clears up behind the scenario.
  var isAfterHook: Bool {
    if case .hook(let hook) = match { hook.moment == .afterScenario } else { false }
  }

  /// Where the code behind the step stands, where there is one.
  var code: CodePlace? {
    switch match {
    case .step(let definition, _): definition.code
    case .hook(let hook): hook.code
    case .undefined, .ambiguous: nil
    }
  }
}

extension StepArguments {
  init(_ planned: PlannedStep) {
    var table: DataTable?
    var docString: DocString?
    let values = planned.values
    for argument in values.underneath ?? planned.step?.arguments ?? [] {
      switch argument {
      case .dataTable(let rows): table = DataTable(rows: rows)
      case .docString(let content, let mediaType):
        docString = DocString(content: content, mediaType: mediaType)
      }
    }
    self.init(values: values, table: table, docString: docString)
  }
}

extension BoundLibrary {
  /// The hooks around each step of a scenario.
  func stepHooks(for pickle: Pickle) -> [ScenarioHook] {
    guard hasStepHooks else { return [] }
    return scenarioHooks.filter { hook in
      (hook.info.moment == .beforeStep || hook.info.moment == .afterStep)
        && hook.applies(to: pickle)
    }
  }
}
