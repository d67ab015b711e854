/// Why code that was called did not pass, before it is said where.
struct FailureReason {
  var status: StepStatus
  var kind: Failure.Kind
  var message: String
  var expected: String?
  var actual: String?
  var notes: [String] = []
  /// The code that is at fault, where it is not the one that was called.
  var code: CodePlace?
  /// The type of the error that was thrown.
  var errorType: String?

  /// Reads the reason off the error that the code threw.
  ///
  /// Where pending or skipped was thrown without a reason, the status says all there is to say.
  init(_ error: any Error) {
    defer {
      switch error {
      case StepError.pending(nil), StepError.skipped(nil), is StepHookError: break
      default: errorType = "\(type(of: error))"
      }
    }
    switch error {
    case let error as ExpectationFailure:
      self.init(.failed, .expectation, error.message)
      expected = error.expected
      actual = error.actual
      notes = error.notes
    case let error as StepError:
      switch error {
      case .pending: self.init(.pending, .pending, error.description)
      case .skipped: self.init(.skipped, .pending, error.description)
      default: self.init(.failed, .error, error.description)
      }
    case let error as StepHookError:
      self.init(error.underlying)
      code = error.hook.code
      notes.append(
        "a hook \(error.hook.moment == .beforeStep ? "before" : "after") the step says so, not the step")
    default: self.init(.failed, .error, "\(error)")
    }
  }

  private init(_ status: StepStatus, _ kind: Failure.Kind, _ message: String) {
    self.status = status
    self.kind = kind
    self.message = message
  }

  static func noWorld(_ error: any Error) -> FailureReason {
    var reason = FailureReason(error)
    reason.notes.append("the world of the scenario could not be made, so no step was called")
    return reason
  }

  static func timeout(_ limit: Duration, what: String) -> FailureReason {
    var reason = FailureReason(
      .failed, .timeout, "the \(what) did not end within \(limit.inWords) of real time")
    reason.notes = ["something that it waits for never comes; a longer limit is set with --timeout"]
    return reason
  }

  static func undefined(_ text: String, snippets: [String], nearest: DefinitionInfo?) -> FailureReason {
    var reason = FailureReason(.undefined, .undefined, "no step matches '\(text)'")
    if let nearest { reason.notes.append("nearest is '\(nearest.expression)' in \(nearest.code)") }
    if let snippet = snippets.first {
      reason.notes.append("to define it, paste into a step library:\n\(snippet)")
    }
    return reason
  }

  static func ambiguous(_ text: String, _ candidates: [DefinitionInfo]) -> FailureReason {
    var reason = FailureReason(.ambiguous, .ambiguous, "\(candidates.count) steps match '\(text)'")
    reason.notes = candidates.map { "'\($0.expression)' in \($0.code)" }
    reason.notes.append("make the text, or the expressions, tell them apart")
    return reason
  }

  static func argument(_ message: String) -> FailureReason {
    FailureReason(.failed, .error, message)
  }

  static func interrupted(what: String) -> FailureReason {
    FailureReason(.failed, .interrupted, "the run was interrupted before the \(what) ended")
  }

  static func leftover(_ leftover: Leftover) -> FailureReason {
    var reason = FailureReason(.failed, .leftover, leftover.message)
    reason.notes = leftover.notes
    return reason
  }

  static func empty() -> FailureReason {
    var reason = FailureReason(.failed, .empty, "the scenario has no step, so it shows nothing")
    reason.notes = ["write steps under it, or take it out"]
    return reason
  }

  func failure(at place: FilePlace, code: CodePlace?, screen: String?) -> Failure {
    Failure(
      kind: kind, message: message, expected: expected, actual: actual, notes: notes, place: place,
      code: code, screen: screen, errorType: errorType)
  }
}

/// What a hook around a step threw.
struct StepHookError: Error {
  let underlying: any Error
  let hook: HookInfo

  init(_ underlying: any Error, _ hook: HookInfo) {
    self.underlying = underlying
    self.hook = hook
  }
}
