/// A call of a hook around the run in a worker: what came of it, and when.
struct HookCall: Sendable {
  let hook: HookInfo
  /// When it began, since the run did; nil where that is not told.
  let began: Duration?
  /// What it added to the report, each with the time since it began.
  var attached: [(attachment: RunAttachment, time: Duration?)] = []
  /// What came of it, once that is known.
  var result = StepResult(status: .passed)

  init(_ hook: HookInfo, began: Duration?) {
    self.hook = hook
    self.began = began
  }

  /// What is told of it, each with the time since the run began.
  var events: [(event: RunEvent, time: Duration?)] {
    func time(after time: Duration?) -> Duration? { time.flatMap { time in began.map { $0 + time } } }
    return [(.runHookStarted(hook), began)]
      + attached.map { (.attached($0.attachment, .runHook(hook)), time(after: $0.time)) }
      + [(.runHookFinished(hook, result), time(after: result.duration))]
  }
}
