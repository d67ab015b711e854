import Gherkin
import ScenarioRunner

/// An attempt at a scenario with what its steps added to the report.
struct HTMLAttempt {
  var attempt: FinishedAttempt
  /// What was added, by the number of the step.
  var attachments: [Int: [JSONValue]]
}

/// A scenario with all attempts at it, as the data of a page.
struct HTMLScenario {
  /// The attempts in order; the last one is the result.
  var attempts: [HTMLAttempt]

  /// Returns the data; screens are named by their numbers in the pool.
  func value(_ pool: inout SnapshotPool) -> JSONValue {
    guard let last = attempts.last?.attempt else { return .null }
    var values: [JSONValue] = []
    for attempt in attempts { values.append(Self.value(of: attempt, &pool)) }
    return .object(
      HTMLForm.heading(of: last.testCase) + [
        .init("outcome", .string(last.outcome.rawValue)),
        .init("remark", JSONValue(remark(on: last))),
        .init("duration", .seconds(last.result.duration)),
        .init("attempts", .array(values)),
      ])
  }

  private func remark(on attempt: FinishedAttempt) -> String? {
    switch attempt.outcome {
    case .skipped: attempt.skipReason.map { HarmlessText.line($0) }
    case .passed where attempt.testCase.isWorkInProgress: "passes, so take @wip away"
    case .draft: "work in progress, does not fail the run"
    default: nil
    }
  }

  private static func value(of attempt: HTMLAttempt, _ pool: inout SnapshotPool) -> JSONValue {
    let testCase = attempt.attempt.testCase
    var steps: [JSONValue] = []
    for (index, (step, result)) in zip(testCase.steps, attempt.attempt.steps).enumerated() {
      let attachments = attempt.attachments[index] ?? []
      // A hook is worth a line only where something came of it.
      if step.step == nil, attachments.isEmpty, result.map({ $0.status <= .skipped }) ?? true { continue }
      let form = HTMLStep(step: step, result: result, testCase: testCase, attachments: attachments)
      steps.append(form.value(&pool))
    }
    let failures = attempt.attempt.wholeFailures.map { HTMLForm.value(of: $0, hasPicture: false) }
    return .object([
      "steps": .array(steps), "failures": failures.isEmpty ? .null : .array(failures),
    ])
  }
}

/// A step or a hook of an attempt, as the data of a page.
private struct HTMLStep {
  var step: PlannedStep
  var result: StepResult?
  var testCase: TestCase
  var attachments: [JSONValue]

  func value(_ pool: inout SnapshotPool) -> JSONValue {
    let screen = result?.snapshot.flatMap { pool.number(of: $0) }
    let failure =
      result?.status == .skipped
      ? nil
      : result.flatMap { $0.failure ?? Failure(missingFrom: $0.status, step: step, in: testCase) }
    return .object(
      what + [
        .init("status", JSONValue(result?.status.rawValue)),
        .init("duration", result.map { $0.duration > .zero ? .seconds($0.duration) : .null } ?? .null),
        .init("screen", screen.map { .integer($0) } ?? .null),
        .init("failure", failure.map { value(of: $0, hasPicture: screen != nil) } ?? .null),
        .init("attachments", attachments.isEmpty ? .null : .array(attachments)),
      ] + match)
  }

  private var what: [JSONValue.Member] {
    guard let pickleStep = step.step else {
      guard case .hook(let hook) = step.match else { return [] }
      return [.init("hook", .string(HarmlessText.line(hook.title)))]
    }
    return [
      .init("keyword", .string(HarmlessText.line(pickleStep.keyword))),
      .init("text", .string(HarmlessText.line(pickleStep.text))),
    ] + pickleStep.arguments.map(argument)
  }

  private func argument(_ argument: PickleArgument) -> JSONValue.Member {
    switch argument {
    case .docString(let content, _): .init("docString", .string(HTMLText.shown(content)))
    case .dataTable(let rows): .init("dataTable", .array(rows.map { row in .array(row.map(cell)) }))
    }
  }

  private func cell(_ text: String) -> JSONValue { .string(HarmlessText.line(text)) }

  private func value(of failure: Failure, hasPicture: Bool) -> JSONValue {
    HTMLForm.value(of: failure, match: step.match, hasPicture: hasPicture)
  }

  private var match: [JSONValue.Member] {
    switch step.match {
    case .ambiguous(let candidates): [.init("candidates", .array(candidates.map(value)))]
    case .undefined(let snippets, let nearest):
      [
        .init("nearest", nearest.map(value) ?? .null),
        .init("snippet", JSONValue(snippets.first.map(HTMLText.shown))),
      ]
    case .step, .hook: []
    }
  }

  private func value(of definition: DefinitionInfo) -> JSONValue {
    .string(HarmlessText.line("'\(definition.expression)' at \(definition.code)"))
  }
}
