import Foundation
import Gherkin
import ScenarioRunner

/// Test cases, what is attached to their steps, and what is suggested for them.
extension MessageReporter {
  func writeTestCase(_ testCase: TestCase) {
    ids.add(testCase)
    let steps = testCase.steps.enumerated().map { index, planned in
      JSONValue.object([.init("id", .id(ids.step(testCase, index)))] + members(of: planned, testCase.suite))
    }
    write(
      "testCase",
      [
        .init("id", .id(ids.testCase(testCase))), .init("pickleId", .id(testCase.pickle.id)),
        .init("testSteps", .array(steps)), .init("testRunStartedId", ids.run),
      ])
  }

  private func members(of planned: PlannedStep, _ suite: String) -> [JSONValue.Member] {
    var definitions: [DefinitionInfo] = []
    var arguments: [[ArgumentInfo]] = []
    switch planned.match {
    case .hook(let hook): return [.init("hookId", .id(ids.hook(hook)))]
    case .undefined: break
    case .step(let definition, let found): (definitions, arguments) = ([definition], [found])
    case .ambiguous(let candidates):
      definitions = candidates
      arguments = candidates.indices.map { index in
        planned.candidateArguments.indices.contains(index) ? planned.candidateArguments[index] : []
      }
    }
    let lists = arguments.map { list in
      JSONValue.object([.init("stepMatchArguments", .array(list.map(MessageForm.value)))])
    }
    return [
      .init("pickleStepId", .id(planned.step?.id ?? 0)),
      .init("stepDefinitionIds", .array(definitions.map { .id(ids.definition($0, of: suite)) })),
      .init("stepMatchArgumentsLists", .array(lists)),
    ]
  }

  func writeSuggestion(for planned: PlannedStep) {
    guard case .undefined(let snippets, _) = planned.match, !snippets.isEmpty else { return }
    let list = snippets.map { JSONValue.object(["language": .string("swift"), "code": .string($0)]) }
    write(
      "suggestion",
      [
        .init("id", .id(ids.next())), .init("pickleStepId", .id(planned.step?.id ?? 0)),
        .init("snippets", .array(list)),
      ])
  }

  /// The definition that the writer of an undefined step may have meant.
  func nearest(_ testCase: TestCase, _ index: Int) -> Int? {
    guard case .undefined(_, let nearest?) = testCase.steps[index].match else { return nil }
    return ids.definition(nearest, of: testCase.suite)
  }

  /// What a result says beyond the protocol: the screen, and the failure in its parts.
  func writeDetails(of result: StepResult, _ owner: [JSONValue.Member], nearest: Int?) {
    if let snapshot = result.snapshot { write("attachment", owner + RunDetails.members(of: snapshot)) }
    if let failure = result.failure {
      write("attachment", owner + RunDetails.members(of: failure, nearest: nearest))
    }
  }

  func write(_ attachment: RunAttachment, _ owner: [JSONValue.Member]) {
    var content: [JSONValue.Member]
    switch attachment.content {
    case .text(let text):
      content = [.init("body", .string(text)), .init("contentEncoding", .string("IDENTITY"))]
    case .bytes(let bytes):
      let text = Data(bytes).base64EncodedString()
      content = [.init("body", .string(text)), .init("contentEncoding", .string("BASE64"))]
    case .file(let path):
      let url = output.keepFile(path, attachment.fileName) ?? path
      write(
        "externalAttachment",
        owner + [
          .init("url", .string(url)), .init("mediaType", .string(attachment.mediaType)),
          .init("timestamp", timestamp),
        ])
      return
    }
    content.append(.init("mediaType", .string(attachment.mediaType)))
    if let name = attachment.fileName { content.append(.init("fileName", .string(name))) }
    write("attachment", owner + content + [.init("timestamp", timestamp)])
  }
}
