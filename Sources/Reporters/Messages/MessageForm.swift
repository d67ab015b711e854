import Gherkin
import ScenarioRunner

/// The parts of messages as JSON.
enum MessageForm {
  /// The result of a step or a hook.
  ///
  /// What is undefined or ambiguous, and what asks to be pending or skipped without a reason, is told by its
  /// status alone.
  static func value(of result: StepResult) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let failure = result.failure, let type = type(of: failure) {
      let message = text(of: failure)
      let exception = exception(type, message, frame: "\(failure.place.uri):\(failure.place.location.line)")
      members = [.init("message", .string(message)), .init("exception", exception)]
    }
    members += [
      .init("status", .string(result.status.rawValue.uppercased())),
      .init("duration", .time(result.duration)),
    ]
    return .object(members)
  }

  /// What was thrown, with the one place that the protocol's readers point at.
  static func exception(_ type: String, _ message: String, frame: String) -> JSONValue {
    .object([
      "type": .string(type), "message": .string(message),
      "stackTrace": .string("\(type): \(message)\n\(frame)"),
    ])
  }

  private static func type(of failure: Failure) -> String? {
    if let type = failure.errorType { return type }
    return switch failure.kind {
    case .undefined, .ambiguous, .pending, .empty: nil
    case .expectation, .error, .timeout, .leftover, .interrupted, .crash: failure.kind.rawValue
    }
  }

  private static func text(of failure: Failure) -> String {
    let values = [("expected", failure.expected), ("actual", failure.actual)]
    return failure.message + values.map { name, value in value.map { "\n\(name): \($0)" } ?? "" }.joined()
  }

  static func reference(to code: CodePlace) -> JSONValue.Member {
    .init(
      "sourceReference",
      .object([
        "uri": .string(code.file), "location": .object(["line": .integer(max(1, code.line))]),
      ]))
  }

  static func value(of argument: ArgumentInfo) -> JSONValue {
    let group = GroupInfo(start: argument.start, value: argument.value, groups: argument.groups)
    var members: [JSONValue.Member] = [.init("group", value(of: group))]
    if let name = argument.parameterType { members.append(.init("parameterTypeName", .string(name))) }
    return .object(members)
  }

  private static func value(of group: GroupInfo) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let start = group.start, let value = group.value {
      members = [.init("start", .integer(start)), .init("value", .string(value))]
    }
    if !group.groups.isEmpty { members.append(.init("children", .array(group.groups.map(value)))) }
    return .object(members)
  }
}

extension HookInfo.Moment {
  /// The moment as messages name it.
  var messageType: String {
    switch self {
    case .beforeRun: "BEFORE_TEST_RUN"
    case .afterRun: "AFTER_TEST_RUN"
    case .beforeScenario: "BEFORE_TEST_CASE"
    case .afterScenario: "AFTER_TEST_CASE"
    case .beforeStep: "BEFORE_TEST_STEP"
    case .afterStep: "AFTER_TEST_STEP"
    }
  }
}
