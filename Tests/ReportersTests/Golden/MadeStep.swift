import Gherkin

@testable import ScenarioRunner

/// A step, or a hook, with the result that it is to have.
struct MadeStep: Sendable {
  var keyword: String
  var text: String
  var status: StepStatus = .passed
  var arguments: [PickleArgument] = []
  var match: PlannedStep.Match = .step(definition("I type {keys}", 12), arguments: [])
  /// Fills in a failure made from the step's place.
  var failure: (@Sendable (FilePlace) -> Failure)?

  static func definition(_ expression: String, _ line: Int) -> DefinitionInfo {
    DefinitionInfo(
      index: line, expression: expression, code: CodePlace(file: "AppSteps/BuyFlowSteps.swift", line: line))
  }

  static func given(_ text: String, _ arguments: [PickleArgument] = []) -> MadeStep {
    MadeStep(keyword: "Given ", text: text, arguments: arguments)
  }
  static func when(_ text: String, _ status: StepStatus = .passed) -> MadeStep {
    MadeStep(keyword: "When ", text: text, status: status)
  }
  static func then(_ text: String, _ status: StepStatus = .passed) -> MadeStep {
    MadeStep(keyword: "Then ", text: text, status: status)
  }

  static func undefined(_ text: String, snippet: String, nearest: DefinitionInfo?) -> MadeStep {
    MadeStep(
      keyword: "When ", text: text, status: .undefined,
      match: .undefined(snippets: [snippet], nearest: nearest)
    ) { place in
      FailureReason.undefined(text, snippets: [snippet], nearest: nearest)
        .failure(at: place, code: nil, screen: nil)
    }
  }
  static func ambiguous(_ text: String, _ candidates: [DefinitionInfo]) -> MadeStep {
    MadeStep(keyword: "When ", text: text, status: .ambiguous, match: .ambiguous(candidates)) { place in
      FailureReason.ambiguous(text, candidates).failure(at: place, code: nil, screen: nil)
    }
  }

  static func hook(
    _ moment: HookInfo.Moment, _ name: String?, _ status: StepStatus = .passed,
    failure: (@Sendable (FilePlace) -> Failure)? = nil
  ) -> MadeStep {
    let info = HookInfo(
      moment: moment, name: name, tags: nil, code: CodePlace(file: "AppSteps/Hooks.swift", line: 7))
    return MadeStep(keyword: "", text: "", status: status, match: .hook(info), failure: failure)
  }

  /// A step that fails as the closure says.
  static func failing(_ text: String, _ failure: @escaping @Sendable (FilePlace) -> Failure) -> MadeStep {
    MadeStep(keyword: "Then ", text: text, status: .failed, failure: failure)
  }

  /// A step that asks for the rest to be skipped.
  static func skipping(_ text: String, _ reason: String) -> MadeStep {
    MadeStep(keyword: "When ", text: text, status: .skipped) { place in
      Failure(kind: .pending, message: reason, place: place)
    }
  }

  private var isHook: Bool { if case .hook = match { true } else { false } }

  func pickleStep(line: Int) -> PickleStep? {
    isHook
      ? nil
      : PickleStep(
        id: line, keyword: keyword, kind: .unknown, text: text, location: Location(line: line, column: 5),
        astNodeIDs: [], arguments: arguments)
  }

  func planned(line: Int) -> PlannedStep { PlannedStep(step: pickleStep(line: line), match: match) }

  func result(uri: String, line: Int) -> StepResult {
    let place = FilePlace(uri: uri, location: Location(line: line, column: 5))
    let ran = status == .passed || status == .failed
    return StepResult(status: status, duration: ran ? .microseconds(1500) : .zero, failure: failure?(place))
  }
}
