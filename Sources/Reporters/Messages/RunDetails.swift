import Gherkin
import ScenarioRunner

/// What a run says beyond Cucumber's messages, as attachments of types of our own.
enum RunDetails {
  /// How all types of our own begin.
  static let prefix = "application/vnd.rehearsal."
  /// The type of what belongs to the run: its plan, and why it ended before its time.
  static let runType = "application/vnd.rehearsal.run+json"
  /// The type of what belongs to a scenario as a whole: its status and what went wrong at its end.
  static let scenarioType = "application/vnd.rehearsal.scenario+json"
  /// The type of a step's failure in its parts.
  static let failureType = "application/vnd.rehearsal.failure+json"

  /// The plan: whether it is a dry run, seed, facts, how many entries each library has, the suite and variant of each scenario.
  static func attachment(of start: RunStarted, _ libraries: [LibraryInfo]) -> RunAttachment {
    var members: [JSONValue.Member] = [.init("version", .integer(1))]
    if start.isDryRun { members.append(.init("dryRun", .bool(true))) }
    if let seed = start.seed { members.append(.init("seed", .string(String(seed)))) }
    if !start.facts.isEmpty {
      let facts = start.facts.sorted { $0.key < $1.key }
      members.append(.init("facts", .object(facts.map { .init($0.key, .string($0.value)) })))
    }
    members += [
      .init("libraries", .array(libraries.map(value))),
      .init("testCases", .array(start.testCases.map(value))),
      .init("filteredOut", .array(start.filteredOut.map(value))),
    ]
    if let part = start.part { members.append(.init("part", value(of: part, own: start.testCases))) }
    return made(.object(members), runType)
  }

  /// Why the run could not go on, where its last message does not say so.
  static func attachment(ofAbortion reason: String) -> RunAttachment {
    made(.object(["version": .integer(1), "abortion": .string(reason)]), runType)
  }

  static func attachment(of result: ScenarioResult) -> RunAttachment {
    made(
      .object([
        "status": .string(result.status.rawValue),
        "failures": .array(result.failures.map { .object(members(of: $0)) }),
      ]), scenarioType)
  }

  /// A failure in its parts; `nearest` is the definition that may have been meant.
  static func attachment(of failure: Failure, nearest: Int?) -> RunAttachment {
    let found = nearest.map { [JSONValue.Member("nearest", .id($0))] } ?? []
    return made(.object(members(of: failure) + found), failureType)
  }

  private static func made(_ value: JSONValue, _ type: String) -> RunAttachment {
    RunAttachment(.text(value.line), mediaType: type)
  }

  private static func value(of library: LibraryInfo) -> JSONValue {
    let count = library.entries.count { if case .undefinedParameterType = $0 { false } else { true } }
    return .object(["suite": .string(library.suite), "entries": .integer(count)])
  }

  /// The part of a divided run, with the place of each scenario in the order of the whole.
  private static func value(of part: RunPart, own: [TestCase]) -> JSONValue {
    func positions(_ testCases: [TestCase]) -> JSONValue {
      .array(testCases.map { .integer(part.positions[$0.id] ?? 0) })
    }
    return .object([
      "index": .integer(part.shard.index), "total": .integer(part.shard.total),
      "positions": positions(own), "elsewhere": .array(part.elsewhere.map(value)),
      "elsewherePositions": positions(part.elsewhere),
    ])
  }

  private static func value(of testCase: TestCase) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("pickle", .id(testCase.pickle.id)), .init("suite", .string(testCase.suite)),
    ]
    if let variant = testCase.variant { members.append(.init("variant", .string(variant))) }
    return .object(members)
  }
}

// What a failure is made of, in both directions.
extension RunDetails {
  fileprivate static func members(of failure: Failure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("kind", .string(failure.kind.rawValue)), .init("message", .string(failure.message)),
      .init("uri", .string(failure.place.uri)), .init("line", .integer(failure.place.location.line)),
      .init("column", .integer(failure.place.location.column)),
    ]
    for (name, text) in [
      ("expected", failure.expected), ("actual", failure.actual), ("screen", failure.screen),
      ("errorType", failure.errorType), ("file", failure.code?.file),
    ] {
      if let text { members.append(.init(name, .string(text))) }
    }
    if let code = failure.code { members.append(.init("fileLine", .integer(code.line))) }
    if !failure.notes.isEmpty {
      members.append(.init("notes", .array(failure.notes.map { .string($0) })))
    }
    return members
  }

  /// The failure that such members stand for; nil where they are none.
  static func failure(from value: JSONValue) -> Failure? {
    guard let kind = value["kind"]?.string.flatMap(Failure.Kind.init), let message = value["message"]?.string,
      let uri = value["uri"]?.string, let line = value["line"]?.number
    else { return nil }
    let location = Location(line: line, column: value["column"]?.number ?? 0)
    var failure = Failure(kind: kind, message: message, place: FilePlace(uri: uri, location: location))
    failure.expected = value["expected"]?.string
    failure.actual = value["actual"]?.string
    failure.screen = value["screen"]?.string
    failure.errorType = value["errorType"]?.string
    failure.notes = value["notes"]?.list.compactMap(\.string) ?? []
    if let file = value["file"]?.string, let line = value["fileLine"]?.number {
      failure.code = CodePlace(file: file, line: line)
    }
    return failure
  }
}

extension JSONValue {
  /// The text that the value is; nil where it is none.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number that the value is; nil where it is none.
  var number: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The values of a list; none where it is none.
  var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
