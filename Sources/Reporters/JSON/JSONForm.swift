import Foundation
import Gherkin
import ScenarioRunner

/// The parts of a run as JSON.
enum JSONForm {
  /// A scenario by its last attempt, with what came of the attempts before.
  static func value(
    of attempt: FinishedAttempt, attachments: [Int: [JSONValue]], earlier: [JSONValue]
  ) -> JSONValue {
    .object(
      heading(of: attempt.testCase) + [
        .init("outcome", .string(attempt.outcome.rawValue)),
        .init("attempts", .integer(attempt.attempt + 1)),
      ] + members(of: attempt, attachments)
        + (earlier.isEmpty ? [] : [.init("earlierAttempts", .array(earlier))]))
  }

  /// An attempt that was not the last one.
  static func value(ofEarlier attempt: FinishedAttempt, attachments: [Int: [JSONValue]]) -> JSONValue {
    .object(
      [.init("outcome", .string(attempt.outcome.rawValue))] + members(of: attempt, attachments))
  }

  private static func members(
    of attempt: FinishedAttempt, _ attachments: [Int: [JSONValue]]
  ) -> [JSONValue.Member] {
    let steps = zip(attempt.testCase.steps, attempt.steps).enumerated().map { index, pair in
      JSONValue.object(
        members(of: pair.0, pair.1, in: attempt.testCase)
          + members(of: attachments[index] ?? []))
    }
    return [
      .init("duration", .seconds(attempt.result.duration)),
      .init("steps", .array(steps)),
      .init("failures", .array(attempt.wholeFailures.map(value))),
    ]
  }

  static func value(ofUnrun testCase: TestCase) -> JSONValue {
    .object(
      heading(of: testCase) + [
        .init("outcome", .string("not run")), .init("attempts", .integer(0)),
        .init("duration", .seconds(.zero)), .init("steps", .array([])), .init("failures", .array([])),
      ])
  }

  static func value(of hook: HookInfo, _ result: StepResult, attachments: [JSONValue]) -> JSONValue {
    .object(
      [
        .init("hook", .string(hook.title)),
        .init("code", .string("\(hook.code)")),
        .init("status", .string(result.status.rawValue)),
        .init("duration", .seconds(result.duration)),
        .init("failure", result.failure.map(value) ?? .null),
      ] + members(of: attachments))
  }

  /// What a step or hook added to the report; no member where it added nothing.
  private static func members(of attachments: [JSONValue]) -> [JSONValue.Member] {
    attachments.isEmpty ? [] : [.init("attachments", .array(attachments))]
  }

  /// Something that a step or hook adds; what is large, and what is a file, is kept beside the report.
  static func value(of attachment: RunAttachment, _ output: ReportOutput) -> JSONValue {
    let content: JSONValue.Member =
      switch output.held(attachment, by: "json") {
      case .text(let text): .init("text", .string(text))
      case .bytes(let bytes): .init("base64", .string(Data(bytes).base64EncodedString()))
      case .file(let path): .init("file", .string(path))
      case .absent(let reason): .init("absent", .string(reason))
      }
    return .object([
      .init("mediaType", .string(attachment.mediaType)),
      .init("name", JSONValue(AttachmentText(attachment: attachment).name)),
      content,
    ])
  }

  private static func heading(of testCase: TestCase) -> [JSONValue.Member] {
    let pickle = testCase.pickle
    return [
      .init("app", .string(testCase.suite)),
      .init("name", .string(pickle.name)),
      .init("parents", .array(pickle.parents.map { .string($0) })),
      .init("tags", .array(pickle.tags.map { .string($0.name) })),
      .init("requirements", .array(pickle.requirementIDs.map { .string($0) })),
      .init("uri", .string(pickle.uri)),
      .init("line", .integer(pickle.location.line)),
      .init("column", .integer(pickle.location.column)),
    ]
  }

  private static func members(
    of step: PlannedStep, _ result: StepResult?, in testCase: TestCase
  ) -> [JSONValue.Member] {
    let failure = result.flatMap { $0.failure ?? Failure(missingFrom: $0.status, step: step, in: testCase) }
    let what: [JSONValue.Member] =
      switch (step.step, step.match) {
      case (let step?, _):
        [
          .init("keyword", .string(step.keyword)), .init("text", .string(step.text)),
          .init("line", .integer(step.location.line)),
        ] + step.arguments.map(value)
      case (nil, .hook(let hook)): [.init("hook", .string(hook.title)), .init("line", .null)]
      case (nil, _): [.init("line", .null)]
      }
    return what + [
      .init("status", JSONValue(result?.status.rawValue)),
      .init("duration", .seconds(result?.duration ?? .zero)),
      .init("code", JSONValue(step.match.code.map { "\($0)" })),
      .init("failure", failure.map(value) ?? .null),
    ]
  }

  private static func value(of argument: PickleArgument) -> JSONValue.Member {
    switch argument {
    case .docString(let content, _): .init("docString", .string(content))
    case .dataTable(let rows):
      .init("dataTable", .array(rows.map { .array($0.map { .string($0) }) }))
    }
  }

  private static func value(of failure: Failure) -> JSONValue {
    .object([
      "kind": .string(failure.kind.rawValue),
      "message": .string(failure.message),
      "expected": JSONValue(failure.expected),
      "actual": JSONValue(failure.actual),
      "notes": .array(failure.notes.map { .string($0) }),
      "uri": .string(failure.place.uri),
      "line": .integer(failure.place.location.line),
      "column": .integer(failure.place.location.column),
      "code": JSONValue(failure.code.map { "\($0)" }),
      "screen": JSONValue(failure.screen),
    ])
  }
}

extension PlannedStep.Match {
  /// Where the code stands that is called.
  var code: CodePlace? {
    switch self {
    case .step(let definition, _): definition.code
    case .hook(let hook): hook.code
    case .undefined, .ambiguous: nil
    }
  }
}
