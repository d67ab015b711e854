import Gherkin
import ScenarioRunner

/// The parts of a run as the data of a page.
enum HTMLForm {
  /// What names a scenario and says where it stands.
  static func heading(of testCase: TestCase) -> [JSONValue.Member] {
    let pickle = testCase.pickle
    return [
      .init("app", .string(testCase.suite)),
      .init("name", .string(HarmlessText.line(pickle.title))),
      .init("headings", list(pickle.headings)),
      .init("tags", list(pickle.tags.map(\.name))),
      .init("uri", .string(HarmlessText.line(pickle.uri))),
      .init("line", .integer(pickle.location.line)),
      .init("column", .integer(pickle.location.column)),
    ]
  }

  /// A failure; what compares more than one line is compared line by line.
  ///
  /// - Parameter match: What the plan knows of the step, which the page shows by itself.
  static func value(of failure: Failure, match: PlannedStep.Match? = nil, hasPicture: Bool) -> JSONValue {
    let values = BlankText.distinguishable(failure.expected, failure.actual)
    let diff = difference(values.0, values.1)
    return .object([
      "kind": .string(failure.kind.rawValue),
      "message": .string(HTMLText.shown(failure.message)),
      "expected": diff == nil ? value(compared: values.0) : .null,
      "actual": diff == nil ? value(compared: values.1) : .null,
      "diff": diff ?? .null,
      "notes": texts(FailureText(failure: failure, match: match).notes),
      "place": .string(HarmlessText.line("\(failure.place)")),
      "code": JSONValue(failure.code.map { HarmlessText.line("\($0)") }),
      "screen": hasPicture ? .null : JSONValue(failure.screen.map(HTMLText.shown)),
    ])
  }

  /// The hook around the run with what came of it.
  static func value(of hook: HookInfo, _ result: StepResult, attachments: [JSONValue]) -> JSONValue {
    .object([
      "title": .string(HarmlessText.line(hook.title)),
      "code": .string(HarmlessText.line("\(hook.code)")),
      "status": .string(result.status.rawValue),
      "failure": result.failure.map { value(of: $0, hasPicture: false) } ?? .null,
      "attachments": attachments.isEmpty ? .null : .array(attachments),
    ])
  }

  /// Texts in order, each on one line; nothing where there is none.
  static func list(_ texts: [String]) -> JSONValue {
    texts.isEmpty ? .null : .array(texts.map { .string(HarmlessText.line($0)) })
  }

  /// Texts in order, each with its lines; nothing where there is none.
  private static func texts(_ texts: [String]) -> JSONValue {
    texts.isEmpty ? .null : .array(texts.map { .string(HTMLText.shown($0)) })
  }

  private static func value(compared text: String?) -> JSONValue {
    JSONValue(text.map { HarmlessText.lines($0).map(BlankText.quotedIfUnclear).joined(separator: "\n") })
  }

  private static func difference(_ expected: String?, _ actual: String?) -> JSONValue? {
    TextDiff.lines(expected: expected, actual: actual).map { lines in
      .array(
        lines.map { line in
          .array([.string(line.side.rawValue), .string(BlankText.withVisibleEnd(line.text))])
        })
    }
  }
}
