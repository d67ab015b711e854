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
    send(.runHookStarted(hook))
  }

  func finishHook(_ value: JSONValue) {
    guard let id = value["testRunHookStartedId"]?.string, let hook = run.hooks[id] else { return }
    let place = FilePlace(uri: hook.code.file, location: Location(line: hook.code.line, column: 0))
    let said = run.hookSaid.removeValue(forKey: id) ?? ReadRun.Said()
    send(.runHookFinished(hook, result(value["result"], said, at: place, code: hook.code)))
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
      attachment.content = .file(url.hasPrefix("/") || folder.isEmpty ? url : "\(folder)/\(url)")
      // The number that keeps files of one name apart is no part of the name.
      let name = url.split(separator: "/").last.map(String.init) ?? url
      attachment.fileName =
        name.prefixMatch(of: /[0-9]+-/).map { String(name[$0.range.upperBound...]) } ?? name
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
