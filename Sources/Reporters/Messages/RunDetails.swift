import Gherkin
import ScenarioRunner

/// What a run says beyond Cucumber's messages, as the members of attachments of types of our own.
enum RunDetails {
  /// How all types of our own begin.
  static let prefix = "application/vnd.rehearsal."
  /// The type of what belongs to the run: its plan, and how long it took and why it ended before its time.
  static let runType = "application/vnd.rehearsal.run+json"
  /// The type of what belongs to a scenario as a whole: its status, its time and what went wrong at its end.
  static let scenarioType = "application/vnd.rehearsal.scenario+json"
  /// The type of a step's failure in its parts.
  static let failureType = "application/vnd.rehearsal.failure+json"

  /// The plan: whether it is a dry run, seed, facts, how many entries each library has, the suite and variant of each scenario.
  static func members(of start: RunStarted, _ libraries: [LibraryInfo]) -> [JSONValue.Member] {
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

  /// How long the run took, and why it could not go on where its last message does not say so.
  static func members(of end: RunFinished, tellsAbortion: Bool) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("version", .integer(1)), .init("duration", .time(end.duration))]
    if tellsAbortion, let reason = end.abortion { members.append(.init("abortion", .string(reason))) }
    return made(.object(members), runType)
  }

  /// How a scenario ended; times of messages are those at which they were written, so its own is told, too.
  static func members(of result: ScenarioResult) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("status", .string(result.status.rawValue)), .init("duration", .time(result.duration)),
    ]
    if !result.failures.isEmpty {
      members.append(.init("failures", .array(result.failures.map { .object(parts(of: $0)) })))
    }
    return made(.object(members), scenarioType)
  }

  /// A failure in its parts; `nearest` is the definition that may have been meant.
  static func members(of failure: Failure, nearest: Int?) -> [JSONValue.Member] {
    let found = nearest.map { [JSONValue.Member("nearest", .id($0))] } ?? []
    return made(.object(parts(of: failure) + found), failureType)
  }

  static func members(of snapshot: ScreenSnapshot) -> [JSONValue.Member] {
    made(body: snapshot.json, ScreenSnapshot.mediaType)
  }

  private static func made(_ value: JSONValue, _ type: String) -> [JSONValue.Member] {
    made(body: value.line, type)
  }

  private static func made(body: String, _ type: String) -> [JSONValue.Member] {
    [
      .init("body", .string(body)), .init("contentEncoding", .string("IDENTITY")),
      .init("mediaType", .string(type)),
    ]
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
  fileprivate static func parts(of failure: Failure) -> [JSONValue.Member] {
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
