import Foundation
import Gherkin
import Requirements
import ScenarioRunner

/// Everything that is settled before a scenario runs: texts read and parsed, apps chosen, steps matched.
struct RunPreparation {
  let plan: RunPlan
  let ledger: ObserverBox<Ledger>
  let gate: Gate
  let stepLimit: Duration
  let jobs: Int?
  /// The libraries of all apps.
  let libraries: [BoundLibrary]
  /// Remarks for the person who runs it; none of them keeps the run from being good.
  private(set) var notes: [String] = []

  private struct ParsedInput {
    var input: ScenarioInput
    var pickles: [Pickle]
  }

  /// - Throws: `UsageError` or `RunRefusal`; where several files are wrong, all of it is said at once.
  init(options: ParsedOptions, rehearsals: Rehearsals) throws {
    let selection = try RunSelection(options: options, suites: rehearsals.suites, console: rehearsals.console)
    stepLimit = selection.stepLimit
    jobs = selection.jobs
    let libraries = try Self.bind(rehearsals.suites)
    self.libraries = libraries
    var notes: [String] = []
    let parsed = try Self.parse(selection.inputs(), &notes)
    let choice = SuiteChoice(libraries: libraries, named: selection.app, console: rehearsals.console)
    let decisions = try Self.decide(choice, parsed)
    notes += decisions.compactMap(\.note)
    var files: [String: [[Pickle]]] = [:]
    var lines: [String: Set<Int>] = [:]
    var homes: [String: String] = [:]
    for (entry, decision) in zip(parsed, decisions) {
      files[decision.library.name, default: []].append(entry.pickles)
      lines[entry.input.source.uri] = entry.input.lines
      if homes[decision.library.name] == nil { homes[decision.library.name] = decision.home }
    }
    var filter = selection.filter
    filter.lines = lines
    let parts = libraries.compactMap { library in
      files[library.name].map { RunPlan.Part(library: library, files: $0) }
    }
    plan = RunPlan(parts: parts, filter: filter, order: selection.order, threads: jobs ?? 1)
    try selection.check(plan)
    let paths = Dictionary(
      uniqueKeysWithValues: parts.map(\.library.name).map { name in
        (name, (homes[name] ?? "\(selection.folder)/\(name)") + "/brief.md")
      })
    let briefs = try Self.briefs(at: paths, console: rehearsals.console)
    try Self.check(plan, against: briefs)
    ledger = ObserverBox(Ledger(briefs: briefs, order: libraries.map(\.name)))
    gate = Gate(scope: selection.gateScope)
    self.notes = notes
  }

  private static func bind(_ suites: [AppSuite]) throws -> [BoundLibrary] {
    var libraries: [BoundLibrary] = []
    var messages: [String] = []
    for suite in suites {
      do { libraries.append(try suite.bind()) } catch { messages.append("\(error)") }
    }
    for (index, suite) in suites.enumerated()
    where suites[..<index].contains(where: { $0.name == suite.name }) {
      messages.append(
        "error: two apps are named '\(suite.name)'\nnote: give one of the suites another name")
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    guard !libraries.isEmpty else {
      throw RunRefusal(
        messages: ["error: no app is there to rehearse\nnote: hand an AppSuite to Rehearsals(suites:)"],
        status: .nothingToRun)
    }
    return libraries
  }

  private static func parse(_ inputs: [ScenarioInput], _ notes: inout [String]) throws -> [ParsedInput] {
    let parser = GherkinParser()
    var parsed: [ParsedInput] = []
    var messages: [String] = []
    var empty: [String] = []
    var nextID = 0
    for input in inputs {
      do {
        let result = try parser.parse(input.source, firstID: nextID)
        nextID = result.nextID
        notes += result.notes.map(\.description)
        if result.pickles.isEmpty {
          empty.append(RunRefusal.noScenario(in: input.source.uri))
        }
        parsed.append(
          ParsedInput(input: Self.resolved(input, in: result.document, &messages), pickles: result.pickles))
      } catch {
        messages += error.errors.map(\.description)
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages + empty, status: .usage) }
    guard empty.isEmpty else { throw RunRefusal(messages: notes + empty, status: .nothingToRun) }
    return parsed
  }

  /// Holds the lines that were asked for against the file.
  private static func resolved(
    _ input: ScenarioInput, in document: GherkinDocument, _ messages: inout [String]
  ) -> ScenarioInput {
    guard let choice = input.lines.map(LineChoice.init) else { return input }
    let (missing, count) = choice.beyondEnd(of: input.source)
    messages += missing.map { "\(UsageError.noSuchLine(input.source.uri, line: $0, count: count))" }
    var input = input
    input.lines = choice.resolved(in: document)
    return input
  }

  /// Decides on all texts, so that everything that cannot be decided is said at once.
  private static func decide(
    _ choice: SuiteChoice, _ inputs: [ParsedInput]
  ) throws(RunRefusal) -> [SuiteChoice.Decision] {
    var decisions: [SuiteChoice.Decision] = []
    var messages: [String] = []
    for entry in inputs {
      do {
        decisions.append(try choice.decide(for: entry.input, pickles: entry.pickles))
      } catch {
        messages.append("\(error)")
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    return decisions
  }

  private static func briefs(at paths: [String: String], console: Console) throws -> [String: Brief] {
    var briefs: [String: Brief] = [:]
    var messages: [String] = []
    for (suite, path) in paths.sorted(by: { $0.key < $1.key }) {
      let file = console.resolved(path)
      guard FileManager.default.fileExists(atPath: file) else { continue }
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        briefs[suite] = try Brief(parsing: [UInt8](data), path: path)
      } catch let error as BriefError {
        messages.append("\(error)")
      } catch {
        messages.append("\(UsageError.unreadable(path, reason: ScenarioFiles.reason(error)))")
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    return briefs
  }

  private static func check(_ plan: RunPlan, against briefs: [String: Brief]) throws {
    let unknown = RequirementTags.unknown(in: plan.testCases + plan.filteredOut, briefs: briefs)
    guard unknown.isEmpty else {
      throw RunRefusal(messages: unknown.map { "\($0)" }, status: .usage)
    }
  }
}
