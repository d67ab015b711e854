import Gherkin
import ScenarioRunner

/// What stands before the first scenario in a stream of messages, gathered until it is needed.
struct ReadHead {
  /// An entry of a library, not yet numbered within its suite.
  private struct Entry {
    var id: String
    var entry: LibraryInfo.Entry
  }

  private var documents = ReadDocuments()
  private var texts: [(uri: String, data: String, mediaType: String)] = []
  private var ranges: [ExactText: ClosedRange<Int>] = [:]
  private var pickles: [String: Pickle] = [:]
  private var pickleOrder: [String] = []
  private var entries: [Entry] = []
  private var undefinedTypes: [LibraryInfo.Entry] = []
  private(set) var definitions: [String: DefinitionInfo] = [:]
  private(set) var hooks: [String: HookInfo] = [:]
  private var details: JSONValue?
  var testCases: [JSONValue] = []
  var started = Duration.zero

  var seed: UInt64? { details?["seed"]?.string.flatMap { UInt64($0) } }

  var facts: [String: String] {
    guard case .object(let members)? = details?["facts"] else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value.string ?? "") }) { first, _ in first }
  }

  mutating func addSource(_ value: JSONValue) {
    texts.append(
      (value["uri"]?.string ?? "", value["data"]?.string ?? "", value["mediaType"]?.string ?? ""))
  }

  mutating func addDocument(_ value: JSONValue) {
    ranges[ExactText(value["uri"]?.string ?? "")] = documents.add(value)
  }

  mutating func addPickle(_ value: JSONValue) {
    let pickle = documents.pickle(value)
    let id = value["id"]?.string ?? ""
    pickles[id] = pickle
    pickleOrder.append(id)
    // Other writers number a scenario before its steps.
    let first = min(pickle.steps.map(\.id).min() ?? pickle.id, pickle.id)
    let uri = ExactText(pickle.uri)
    ranges[uri] =
      ranges[uri].map { min($0.lowerBound, first)...max($0.upperBound, pickle.id) }
      ?? first...pickle.id
  }

  mutating func addEntry(_ kind: String, _ value: JSONValue) {
    let id = value["id"]?.string ?? ""
    let code = CodePlace(
      file: value["sourceReference"]?["uri"]?.string ?? "",
      line: value["sourceReference"]?["location"]?["line"]?.number ?? 0)
    switch kind {
    case "stepDefinition":
      var definition = DefinitionInfo(
        index: 0, expression: value["pattern"]?["source"]?.string ?? "", code: code)
      definition.isRegularExpression = value["pattern"]?["type"]?.string == "REGULAR_EXPRESSION"
      entries.append(Entry(id: id, entry: .definition(definition)))
    case "hook":
      let moment = HookInfo.Moment(messageType: value["type"]?.string ?? "") ?? .beforeScenario
      let hook = HookInfo(
        moment: moment, name: value["name"]?.string, tags: value["tagExpression"]?.string, code: code)
      entries.append(Entry(id: id, entry: .hook(hook)))
    case "parameterType":
      let type = ParameterTypeInfo(
        name: value["name"]?.string ?? "",
        patterns: (value["regularExpressions"]?.list ?? []).compactMap(\.string),
        useForSnippets: value["useForSnippets"] == .bool(true),
        preferForRegularExpressionMatch: value["preferForRegularExpressionMatch"] == .bool(true), code: code)
      entries.append(Entry(id: id, entry: .parameterType(type)))
    default:
      undefinedTypes.append(
        .undefinedParameterType(
          name: value["name"]?.string ?? "", expression: value["expression"]?.string ?? ""))
    }
  }

  /// Takes in the plan, which only runs of ours tell, and numbers what the libraries hold.
  mutating func addDetails(_ value: JSONValue?) { if let value { details = value } }

  /// The libraries, each entry numbered within its suite.
  mutating func libraries() -> [LibraryInfo] {
    var rest = entries[...]
    var libraries: [LibraryInfo] = []
    for value in details?["libraries"]?.list ?? [] {
      let count = min(max(value["entries"]?.number ?? 0, 0), rest.count)
      libraries.append(library(value["suite"]?.string ?? "", rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { libraries.append(library("", rest)) }
    if !undefinedTypes.isEmpty {
      if libraries.isEmpty { libraries.append(LibraryInfo(suite: "", entries: [])) }
      libraries[0].entries += undefinedTypes
    }
    return libraries
  }

  private mutating func library(_ suite: String, _ entries: ArraySlice<Entry>) -> LibraryInfo {
    var library = LibraryInfo(suite: suite, entries: [])
    var (definitionCount, hookCount) = (0, 0)
    var last: DefinitionInfo?
    for var entry in entries {
      switch entry.entry {
      case .definition(var definition):
        definition.index = definitionCount
        // Expressions of one entry mean the same, and stand in one place.
        definition.entry = last.map { $0.code == definition.code ? $0.entry : $0.entry + 1 } ?? 0
        definitionCount += 1
        last = definition
        definitions[entry.id] = definition
        entry.entry = .definition(definition)
      case .hook(var hook):
        hook.index = hookCount
        hookCount += 1
        hooks[entry.id] = hook
        entry.entry = .hook(hook)
      case .parameterType, .undefinedParameterType: break
      }
      library.entries.append(entry.entry)
    }
    return library
  }

  /// The start of the run, and the test cases by the ids of their messages.
  mutating func start() -> (RunStarted, byID: [String: TestCase], steps: [String: Int]) {
    let libraries = libraries()
    var plan = (details?["testCases"]?.list ?? []).map { planned($0) }
    if details == nil {
      plan = testCases.map { (pickle: $0["pickleId"]?.string ?? "", suite: "", variant: nil) }
    }
    var (byID, steps): ([String: TestCase], [String: Int]) = ([:], [:])
    var all: [TestCase] = []
    for (index, entry) in plan.enumerated() {
      let message = testCases.indices.contains(index) ? testCases[index] : nil
      let testCase = testCase(index, entry, message)
      all.append(testCase)
      guard let message else { continue }
      byID[message["id"]?.string ?? ""] = testCase
      for (position, step) in (message["testSteps"]?.list ?? []).enumerated() {
        steps[step["id"]?.string ?? ""] = position
      }
    }
    let rest = (details?["filteredOut"]?.list ?? []).enumerated().map { index, value in
      testCase(all.count + index, planned(value), nil)
    }
    var start = RunStarted(testCases: all, filteredOut: rest, seed: seed)
    start.isDryRun = details?["dryRun"] == .bool(true)
    start.libraries = libraries
    start.facts = facts
    start.sources = sources()
    start.part = details?["part"].flatMap { part($0, own: all, first: all.count + rest.count) }
    return (start, byID, steps)
  }

  /// The part of a divided run; nil where what is told of it does not fit together.
  private func part(_ value: JSONValue, own: [TestCase], first: Int) -> RunPart? {
    guard let index = value["index"]?.number, let total = value["total"]?.number,
      let shard = Shard(index: index, total: total)
    else { return nil }
    let elsewhere = (value["elsewhere"]?.list ?? []).enumerated().map { offset, value in
      testCase(first + offset, planned(value), nil)
    }
    let places = (value["positions"]?.list ?? []) + (value["elsewherePositions"]?.list ?? [])
    let all = own + elsewhere
    guard places.count == all.count else { return nil }
    let positions = zip(all, places).compactMap { testCase, place in place.number.map { (testCase.id, $0) } }
    guard Set(positions.map(\.1)) == Set(all.indices) else { return nil }
    return RunPart(shard: shard, elsewhere: elsewhere, positions: Dictionary(uniqueKeysWithValues: positions))
  }

  private func planned(_ value: JSONValue) -> (pickle: String, suite: String, variant: String?) {
    (value["pickle"]?.string ?? "", value["suite"]?.string ?? "", value["variant"]?.string)
  }

  private func testCase(
    _ number: Int, _ entry: (pickle: String, suite: String, variant: String?), _ message: JSONValue?
  ) -> TestCase {
    var pickle =
      pickles[entry.pickle]
      ?? Pickle(
        id: 0, uri: "", name: "", language: "en", location: Location(line: 0, column: 0),
        scenarioLocation: Location(line: 0, column: 0), parents: [], astNodeIDs: [], tags: [], steps: [])
    if let variant = entry.variant { pickle.name = "\(pickle.title) [\(variant)]" }
    var documents = documents
    let byID = Dictionary(pickle.steps.map { ($0.id, $0) }) { first, _ in first }
    let steps = (message?["testSteps"]?.list ?? []).map { step -> PlannedStep in
      if let hook = step["hookId"]?.string.flatMap({ hooks[$0] }) {
        return PlannedStep(step: nil, match: .hook(hook))
      }
      return planned(step, step["pickleStepId"]?.string.flatMap { byID[documents.number($0)] })
    }
    return TestCase(id: number, suite: entry.suite, pickle: pickle, variant: entry.variant, steps: steps)
  }

  private func planned(_ value: JSONValue, _ step: PickleStep?) -> PlannedStep {
    let found = (value["stepDefinitionIds"]?.list ?? []).compactMap { $0.string.flatMap { definitions[$0] } }
    let arguments = (value["stepMatchArgumentsLists"]?.list ?? []).map { list in
      (list["stepMatchArguments"]?.list ?? []).map(ArgumentInfo.init)
    }
    guard let first = found.first else {
      return PlannedStep(step: step, match: .undefined(snippets: [], nearest: nil))
    }
    guard found.count > 1 else {
      return PlannedStep(step: step, match: .step(first, arguments: arguments.first ?? []))
    }
    var planned = PlannedStep(step: step, match: .ambiguous(found))
    planned.candidateArguments = arguments
    return planned
  }

  /// The texts, from which trees are made only where somebody asks.
  private func sources() -> [RunSource] {
    let pickles = Dictionary(grouping: pickleOrder.compactMap { self.pickles[$0] }, by: { ExactText($0.uri) })
    return texts.map { uri, data, mediaType in
      let range = ranges[ExactText(uri)] ?? 0...0
      let format = SourceFormat(path: uri) ?? (mediaType.hasSuffix("markdown") ? .markdown : .feature)
      let own = pickles[ExactText(uri)] ?? []
      return RunSource(uri: uri, ids: range.lowerBound..<(range.upperBound + 1)) {
        let source = GherkinSource(uri: uri, text: data, format: format)
        guard let parsed = try? GherkinParser().parse(source, firstID: range.lowerBound) else { return nil }
        return RunSource.Content(source: source, document: parsed.document, pickles: own)
      }
    }
  }
}

extension HookInfo.Moment {
  fileprivate init?(messageType: String) {
    let all: [HookInfo.Moment] = [
      .beforeRun, .afterRun, .beforeScenario, .afterScenario, .beforeStep, .afterStep,
    ]
    guard let found = all.first(where: { $0.messageType == messageType }) else { return nil }
    self = found
  }
}

extension ArgumentInfo {
  fileprivate init(_ value: JSONValue) {
    let group = GroupInfo(value["group"] ?? .null)
    self.init(
      start: group.start, value: group.value, parameterType: value["parameterTypeName"]?.string,
      groups: group.groups)
  }
}

extension GroupInfo {
  fileprivate init(_ value: JSONValue) {
    self.init(
      start: value["start"]?.number, value: value["value"]?.string,
      groups: (value["children"]?.list ?? []).map(GroupInfo.init))
  }
}
