extension RunEvent {
  /// Whether something that came of a step stands in the event, and its test case has secrets.
  var mayHoldSecrets: Bool {
    switch self {
    case .stepFinished(let testCase, _, _), .scenarioFinished(let testCase, _, _, _),
      .attached(_, .step(let testCase, _)):
      !testCase.secrets.isEmpty
    case .runStarted, .runHookStarted, .runHookFinished, .scenarioStarted, .stepStarted, .attached,
      .runFinished:
      false
    }
  }

  /// The event as observers get it: what is secret in its test case stands in nothing that came of a step.
  ///
  /// Of attachments only texts can be searched; a picture or a file is what the step's code made it.
  var withoutSecrets: RunEvent {
    switch self {
    case .stepFinished(let testCase, let index, let result):
      return .stepFinished(testCase, index: index, testCase.secrets.masked(result))
    case .scenarioFinished(let testCase, let attempt, var result, let willBeRetried):
      guard !result.failures.isEmpty else { return self }
      result.failures = result.failures.map(testCase.secrets.masked)
      return .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried)
    case .attached(let attachment, .step(let testCase, let index)):
      return .attached(testCase.secrets.masked(attachment), .step(testCase, index: index))
    case .runStarted, .runHookStarted, .runHookFinished, .scenarioStarted, .stepStarted, .attached,
      .runFinished:
      return self
    }
  }
}

extension KnownSecrets {
  fileprivate func masked(_ result: StepResult) -> StepResult {
    var result = result
    result.failure = result.failure.map(masked)
    if let snapshot = result.snapshot { result.snapshot = ScreenSnapshot(json: masked(snapshot.json)) }
    return result
  }

  fileprivate func masked(_ attachment: RunAttachment) -> RunAttachment {
    guard !isEmpty else { return attachment }
    var attachment = attachment
    attachment.fileName = attachment.fileName.map(masked)
    switch attachment.content {
    case .text(let text): attachment.content = .text(masked(text))
    case .bytes(let bytes):
      if let text = String(validating: bytes, as: UTF8.self) {
        attachment.content = .bytes(Array(masked(text).utf8))
      }
    case .file, .stored: break
    }
    return attachment
  }
}
