import Foundation
import Gherkin
import ScenarioRunner

/// Hooks around the run, and attachments, as messages tell them.
extension MessageReader {
  func beginHook(_ value: JSONValue) {
    if !run.isStarted, head.hooks.isEmpty { _ = head.libraries() }
    guard let id = value["id"]?.string, let hook = value["hookId"]?.string.flatMap({ head.hooks[$0] }) else {
      return
    }
    run.hooks[id] = hook
    run.openHooks.append(id)
    send(.runHookStarted(hook))
  }

  func finishHook(_ value: JSONValue) {
    guard let id = value["testRunHookStartedId"]?.string, let hook = run.hooks[id] else { return }
    let said = run.hookSaid.removeValue(forKey: id) ?? ReadRun.Said()
    run.openHooks.removeAll { $0 == id }
    send(.runHookFinished(hook, result(value["result"], said, at: hook.place, code: hook.code)))
  }

  /// Ends the hooks of which only the start is told, though the run has ended.
  func endUntoldHooks() {
    for hook in run.openHooks.compactMap({ run.hooks[$0] }) {
      let failure = Failure(
        kind: .interrupted, message: "the messages do not tell how the hook ended", place: hook.place,
        code: hook.code)
      send(.runHookFinished(hook, StepResult(status: .failed, failure: failure)))
    }
    run.openHooks = []
  }

  func takeAttachment(_ value: JSONValue) {
    let mediaType = value["mediaType"]?.string ?? ""
    let details =
      mediaType.hasPrefix(RunDetails.prefix) ? JSONValue(parsing: value["body"]?.string ?? "") : nil
    switch mediaType {
    case RunDetails.runType: takeRunDetails(details)
    case RunDetails.scenarioType:
      if let id = value["testCaseStartedId"]?.string { run.attempts[id]?.details = details }
    case RunDetails.failureType: note(value) { $0.failure = details }
    case ScreenSnapshot.mediaType:
      note(value) { $0.snapshot = ScreenSnapshot(json: value["body"]?.string ?? "") }
    default: handOn(value, mediaType)
    }
  }

  private func takeRunDetails(_ details: JSONValue?) {
    let (duration, abortion) = (details?["duration"]?.duration, details?["abortion"]?.string)
    if duration == nil, abortion == nil { return head.addDetails(details) }
    run.duration = duration
    run.abortion = abortion
  }

  /// Keeps what is said of a step or hook until its result comes.
  private func note(_ value: JSONValue, _ change: (inout ReadRun.Said) -> Void) {
    if let id = value["testCaseStartedId"]?.string, var attempt = run.attempts[id] {
      change(&attempt.said)
      run.attempts[id] = attempt
    } else if let id = value["testRunHookStartedId"]?.string {
      change(&run.hookSaid[id, default: ReadRun.Said()])
    }
  }

  private func handOn(_ value: JSONValue, _ mediaType: String) {
    var attachment = RunAttachment(.text(""), mediaType: mediaType, fileName: value["fileName"]?.string)
    if let url = value["url"]?.string, value["body"] == nil {
      let reference = url.removingPercentEncoding ?? url
      let path = reference.hasPrefix("/") || folder.isEmpty ? reference : "\(folder)/\(reference)"
      attachment.content =
        AttachedContent.size(ofFile: path).map { .stored(path, count: $0) } ?? .file(path)
      attachment.fileName = KeptFiles.attachedName(
        of: path.split(separator: "/").last.map(String.init) ?? path)
    } else if value["contentEncoding"]?.string == "BASE64" {
      attachment.content = .bytes([UInt8](Data(base64Encoded: value["body"]?.string ?? "") ?? Data()))
    } else {
      attachment.content = .text(value["body"]?.string ?? "")
    }
    if let id = value["testCaseStartedId"]?.string, let attempt = run.attempts[id] {
      let index = attempt.open ?? max(0, attempt.ended - 1)
      guard attempt.testCase.steps.indices.contains(index) else { return }
      send(.attached(attachment, .step(attempt.testCase, index: index)))
    } else if let hook = value["testRunHookStartedId"]?.string.flatMap({ run.hooks[$0] }) {
      send(.attached(attachment, .runHook(hook)))
    }
  }
}

extension HookInfo {
  /// Where its code stands, as the place of what goes wrong in it.
  fileprivate var place: FilePlace {
    FilePlace(uri: code.file, location: Location(line: code.line, column: 0))
  }
}
