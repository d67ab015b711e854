import ScenarioRunner

/// Our messages beside the published ones, those in the form that they have in Swift.
///
/// Of ours, attachments of types of our own are left out, and nothing else.
///
/// Ids, times, durations, order and all content are compared as they are. Different are the names of the error
/// types, the files and lines of definitions, the code of snippets and the text of failed comparisons; each is
/// held against what it has to be in Swift.
struct KitComparison {
  let actual: [KitMessage]
  let expected: [KitMessage]

  /// Compares two streams; without their times where the clock is that of the machine.
  init(actual: [String], expected: [String], isTimed: Bool = true) throws {
    let ours = try actual.map(KitMessage.init).filter { !$0.isOwnAttachment }
    let theirs = try expected.map(KitMessage.init)
    let places = Self.places(ours, theirs)
    let prepared = { (message: KitMessage) in
      (isTimed ? message : Self.withoutTimes(message)).sorted
    }
    self.actual = ours.map { prepared(Self.withoutMeta($0)) }
    self.expected = theirs.enumerated().map { index, message in
      let counterpart = ours.indices.contains(index) ? ours[index] : nil
      return prepared(Self.inSwift(Self.withoutMeta(message), counterpart, places))
    }
  }

  /// The places at which both differ, as text.
  var differences: [String] {
    var found: [String] = []
    if actual.count != expected.count { found.append("\(actual.count) messages, not \(expected.count)") }
    for (index, (ours, theirs)) in zip(actual, expected).enumerated() where ours != theirs {
      found.append("message \(index + 1):\n  ours     \(ours)\n  expected \(theirs)")
    }
    return found
  }

  private static func withoutMeta(_ message: KitMessage) -> KitMessage {
    message.kind == "meta" ? message.changing("meta") { _ in .object([]) } : message
  }

  private static func withoutTimes(_ message: KitMessage) -> KitMessage {
    message.changing("timestamp") { _ in .null }.changing("duration") { _ in .null }
  }

  /// Where our definitions stand, by where theirs do.
  private static func places(_ ours: [KitMessage], _ theirs: [KitMessage]) -> [String: JSONValue] {
    var places: [String: JSONValue] = [:]
    for (our, their) in zip(ours, theirs) where our.kind == their.kind {
      guard let reference = their[their.kind, "sourceReference"] else { continue }
      places[frame(reference)] = our[our.kind, "sourceReference"]
    }
    return places
  }

  /// A reference as a line of a stack trace.
  private static func frame(_ reference: JSONValue) -> String {
    guard case .string(let uri)? = reference["uri"], case .integer(let line)? = reference["location"]?["line"]
    else { return "" }
    return "\(uri):\(line)"
  }

  private static func inSwift(
    _ message: KitMessage, _ counterpart: KitMessage?, _ places: [String: JSONValue]
  ) -> KitMessage {
    message
      .changing("sourceReference") { places[frame($0)] ?? $0 }
      .changing("snippets") { snippets(like: $0, ours: counterpart?["suggestion", "snippets"]) }
      .changing("testStepResult") {
        result(like: $0, ours: counterpart?["testStepFinished", "testStepResult"], places)
      }
      .changing("result") { result(like: $0, ours: counterpart?["testRunHookFinished", "result"], places) }
  }

  /// A result as it is in Swift.
  private static func result(
    like result: JSONValue, ours: JSONValue?, _ places: [String: JSONValue]
  ) -> JSONValue {
    guard case .object(var members) = result, let exception = result["exception"],
      case .string(let type)? = exception["type"], case .string(let trace)? = exception["stackTrace"],
      case .string(var message)? = exception["message"]
    else { return result }
    let frame = String(trace.split(separator: "\n").last ?? "")
    let types = ["Error": "SampleError", "AssertionError": "ExpectationFailure"]
    if type == "AssertionError", case .string(let text)? = ours?["message"] { message = text }
    let swiftType = types[type] ?? "StepError"
    let swiftFrame = places[frame].map(Self.frame) ?? frame
    for index in members.indices {
      if members[index].name == "message" { members[index].value = .string(message) }
      if members[index].name == "exception" {
        members[index].value = .object([
          "type": .string(swiftType), "message": .string(message),
          "stackTrace": .string("\(swiftType): \(message)\n\(swiftFrame)"),
        ])
      }
    }
    return .object(members)
  }

  /// The same snippets in our code, as far as ours have the keyword and the expression that they should have.
  private static func snippets(like snippets: JSONValue, ours: JSONValue?) -> JSONValue {
    guard case .array(let theirs) = snippets, case .array(let list)? = ours, theirs.count == list.count else {
      return snippets
    }
    return .array(
      zip(theirs, list).map { their, our in
        guard case .string(let code)? = their["code"], case .string(let swift)? = our["code"],
          our["language"] == .string("swift"), head(swift).map({ $0 == head(code) }) ?? false
        else { return their }
        return our
      })
  }

  /// The keyword and the expression of a snippet: `Given("a list of {int} things"`.
  private static func head(_ code: String) -> String? {
    code.split(separator: "\n").first?.prefixMatch(of: /[A-Za-z]+\("[^"]*"/).map { String($0.output) }
  }
}
