import Gherkin
import ScenarioRunner

/// What stands before the first scenario: the machine, the texts, the libraries, the plan.
extension MessageReporter {
  func writeHead() {
    write("meta", options.meta.value)
    for source in start.sources { write(source) }
    writePicklesWithoutSource()
    let libraries = start.libraries + inferredLibraries()
    for library in libraries {
      for entry in library.entries { write(entry, of: library.suite) }
    }
    writeUndefinedParameterTypes(libraries)
    writeStart()
    write("attachment", [.init("testRunStartedId", ids.run)] + RunDetails.members(of: start, libraries))
  }

  func writeStart() {
    ids.addRun()
    runStarted = time
    // Read behind the time, so that nothing that happens later gets a time before it.
    started = .now
    write("testRunStarted", [.init("id", ids.run), .init("timestamp", .time(runStarted))])
  }

  func write(_ source: GherkinSource) {
    var source = source
    // The schema knows two kinds of text.
    if source.format == .shorthand { source.format = .feature }
    output.write(GherkinMessage.source(source) + "\n")
  }

  func write(_ source: RunSource) {
    guard var content = source.content() else { return }
    // Without a heading the schema knows a feature only in Markdown's grammar.
    if content.document.feature?.keyword == nil { content.document.feature?.keyword = "" }
    write(content.source)
    output.write(GherkinMessage.document(content.document) + "\n")
    for pickle in content.pickles { output.write(GherkinMessage.pickle(pickle) + "\n") }
  }

  /// Scenarios that came from nowhere, as where a program makes its own plan.
  private func writePicklesWithoutSource() {
    let known = start.sources.map(\.ids)
    guard known.isEmpty else { return }
    var written: Set<Int> = []
    for testCase in start.testCases + start.others where written.insert(testCase.pickle.id).inserted {
      output.write(GherkinMessage.pickle(testCase.unvariedPickle) + "\n")
    }
  }

  /// The libraries of suites that nobody described, as far as the plan shows what is in them.
  private func inferredLibraries() -> [LibraryInfo] {
    let known = Set(start.libraries.map(\.suite))
    var found: [LibraryInfo] = []
    var seen: Set<LibraryInfo> = []
    for testCase in start.testCases where !known.contains(testCase.suite) {
      for planned in testCase.steps {
        for entry in planned.entries
        where seen.insert(LibraryInfo(suite: testCase.suite, entries: [entry])).inserted {
          guard let index = found.firstIndex(where: { $0.suite == testCase.suite }) else {
            found.append(LibraryInfo(suite: testCase.suite, entries: [entry]))
            continue
          }
          found[index].entries.append(entry)
        }
      }
    }
    return found
  }

  private func write(_ entry: LibraryInfo.Entry, of suite: String) {
    switch entry {
    case .parameterType(let type):
      write(
        "parameterType",
        [
          .init("id", .id(ids.next())), .init("name", .string(type.name)),
          .init("regularExpressions", .array(type.patterns.map { .string($0) })),
          .init("preferForRegularExpressionMatch", .bool(type.preferForRegularExpressionMatch)),
          .init("useForSnippets", .bool(type.useForSnippets)), MessageForm.reference(to: type.code),
        ])
    case .definition(let definition):
      let kind = definition.isRegularExpression ? "REGULAR_EXPRESSION" : "CUCUMBER_EXPRESSION"
      write(
        "stepDefinition",
        [
          .init("id", .id(ids.add(definition, of: suite))),
          .init(
            "pattern", .object(["type": .string(kind), "source": .string(definition.patternSource)])),
          MessageForm.reference(to: definition.code),
        ])
    case .hook(let hook):
      var members: [JSONValue.Member] = [
        .init("id", .id(ids.add(hook))), .init("type", .string(hook.moment.messageType)),
      ]
      if let name = hook.name { members.append(.init("name", .string(name))) }
      if let tags = hook.tags { members.append(.init("tagExpression", .string(tags))) }
      write("hook", members + [MessageForm.reference(to: hook.code)])
    case .undefinedParameterType: _ = ids.next()
    }
  }

  /// The names that nobody defined, each with its expressions, in the order of their first use.
  private func writeUndefinedParameterTypes(_ libraries: [LibraryInfo]) {
    var names: [String] = []
    var expressions: [String: [String]] = [:]
    for case .undefinedParameterType(let name, let expression) in libraries.flatMap(\.entries) {
      if expressions[name] == nil { names.append(name) }
      if !expressions[name, default: []].contains(expression) {
        expressions[name, default: []].append(expression)
      }
    }
    for name in names {
      for expression in expressions[name] ?? [] {
        write(
          "undefinedParameterType",
          [.init("name", .string(name)), .init("expression", .string(expression))])
      }
    }
  }

  func write(_ kind: String, _ value: JSONValue) {
    output.write(JSONValue.object([.init(kind, value)]).line + "\n")
  }
}

extension DefinitionInfo {
  /// The expression; a regular expression without the slashes that it may be written between.
  var patternSource: String {
    guard isRegularExpression, expression.count > 1, expression.hasPrefix("/"), expression.hasSuffix("/")
    else { return expression }
    return String(expression.dropFirst().dropLast())
  }
}

extension TestCase {
  /// The scenario without the name of the variant in which it is run.
  var unvariedPickle: Pickle {
    guard let variant, pickle.name.hasSuffix(" [\(variant)]") else { return pickle }
    var pickle = pickle
    pickle.name = String(pickle.name.dropLast(variant.count + 3))
    return pickle
  }
}

extension PlannedStep {
  /// The entries of a library that the step is matched with.
  fileprivate var entries: [LibraryInfo.Entry] {
    switch match {
    case .step(let definition, _): [.definition(definition)]
    case .ambiguous(let candidates): candidates.map { .definition($0) }
    case .hook(let hook): [.hook(hook)]
    case .undefined(_, let nearest): nearest.map { [.definition($0)] } ?? []
    }
  }
}
