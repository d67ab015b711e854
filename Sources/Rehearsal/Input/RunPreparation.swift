import Foundation
import Gherkin
import Reporters
import Requirements
import ScenarioRunner

/// Everything that is settled before a scenario runs: texts read and parsed, apps chosen, steps matched.
struct RunPreparation {
  /// What will run; of it a watch takes what a change touches.
  var plan: RunPlan
  let ledger: ObserverBox<Ledger>
  /// What keeps the ledger: itself, or what feeds it in a watch.
  var ledgerSink: any EventSink
  let gate: Gate
  private(set) var configuration: RunConfiguration
  /// How many worker processes run scenarios; nil where this process runs them.
  let jobs: Int?
  /// The libraries of all apps.
  let libraries: [BoundLibrary]
  /// What a rerun list of this run has to hold.
  let rerun: RerunList.Settings
  /// What was parsed, kept since a large run would take its time to let go of it.
  private let texts: [ParsedInput]
  /// The files that were read, or would be where they are there.
  let inputs: [String]
  /// Remarks for the person who runs it; none of them keeps the run from being good.
  private(set) var notes: [String] = []

  /// - Parameter startWorkers: Called with their number when there is less to do than there are threads for.
  /// - Throws: `UsageError`, `ReporterError` or `RunRefusal`; where several files are wrong, all of it is
  ///   said at once.
  init(
    options given: ParsedOptions, rehearsals: Rehearsals, startWorkers: (Int) -> Void = { _ in }
  ) throws {
    try OptionConflicts.check(given)
    let list = try given.value("--rerun").map { try RerunChoice(path: $0, console: rehearsals.console) }
    let options = try list?.options(under: given) ?? given
    try OptionConflicts.checkDependences(options)
    let selection = try RunSelection(
      options: options, rerun: list, suites: rehearsals.suites, console: rehearsals.console)
    configuration = try Self.configuration(options, grace: rehearsals.grace)
    // A list of an earlier run may bring workers for what needs none.
    jobs = options.has("--dry-run") ? nil : try options.value("--jobs").map(OptionValues.jobs)
    let libraries = try Self.bind(rehearsals.suites)
    self.libraries = libraries
    var notes = list.map { [$0.note(under: given)] } ?? []
    let choice = SuiteChoice(libraries: libraries, named: selection.app, console: rehearsals.console)
    let threads = Threads(most: jobs ?? 1)
    let parsed = try ParsedInput.numbered(selection.texts(by: threads), choice, &notes)
    if let jobs { startWorkers(jobs) }
    self.texts = parsed
    let decided = zip(parsed, try Self.decide(choice, parsed))
    let texts = Texts(
      decided.lazy.filter { _, decision in selection.app.map { $0 == decision.library.name } ?? true })
    let ofOthers = Set(
      selection.app == nil
        ? [] : decided.filter { $1.library.name != selection.app }.map(\.0.input.source.uri))
    guard !texts.files.isEmpty else { throw Self.nothing(of: selection, in: selection.places) }
    let idle = selection.idlePlaces(all: parsed.map(\.input.source.uri), without: ofOthers)
    guard idle.isEmpty else { throw Self.nothing(of: selection, in: idle) }
    notes += texts.notes
    var filter = selection.filter
    filter.lines = texts.lines
    let parts = libraries.compactMap { library in
      texts.files[library.name].map {
        RunPlan.Part(library: library, files: $0, sources: texts.sources[library.name] ?? [])
      }
    }
    do { plan = try RunPlan(parts: parts, filter: filter, order: selection.order, by: threads) } catch {
      throw UsageError.namePattern("\(error)")
    }
    if options.value("--order") == "random", let seed = plan.seed, Self.tellsNoSeed(options) {
      notes.append("note: a random order; '--order random:\(seed)' runs it again")
    }
    if let list {
      let (chosen, moves) = try list.choose(
        from: plan, keepsOrder: !options.has("--order"), leftOut: ofOthers)
      plan = chosen
      notes += moves
    }
    let paths = parts.map(\.library.name).map { name in
      (name, (texts.homes[name] ?? "\(RunSelection.folder)/\(name)") + "/brief.md")
    }
    inputs =
      parsed.lazy.filter { !$0.input.isLoose }.map(\.input.source.uri) + paths.map(\.1)
      + options.all("--rerun") + options.all("--balance")
    let briefs = try Self.briefs(
      at: Dictionary(uniqueKeysWithValues: paths), console: rehearsals.console)
    try SelectionCheck(
      selection: selection, plan: plan, parts: parts, briefs: briefs
    ).run()
    try Self.check(plan, against: briefs)
    let order = libraries.map(\.name)
    ledger = ObserverBox(Ledger(briefs: briefs, order: order))
    ledgerSink = ledger
    var gate = selection.gate
    rerun = Self.settings(of: options, seed: plan.seed ?? list?.seed)
    let division = try RunDivision(options: options, console: rehearsals.console)
    let divided = try division.divide(plan)
    if options.all("--format").contains(where: { $0.hasPrefix("message") }) {
      configuration.facts = try RunFacts(
        of: plan, part: divided.plan.part,
        options: rerun.options.filter { RerunChoice.deciding.contains($0.name) }, gate: gate,
        briefs: briefs, order: order, console: rehearsals.console
      ).members
    }
    gate.isPart = division.isDivided
    self.gate = gate
    plan = divided.plan
    notes += divided.notes
    self.notes = notes
  }

  /// The texts of the apps, and what was decided on them.
  private struct Texts {
    var files: [String: [[Pickle]]] = [:]
    var sources: [String: [RunSource.Text]] = [:]
    var lines: [ExactText: [Int]] = [:]
    var homes: [String: String] = [:]
    var notes: [String] = []

    init(_ entries: some Sequence<(ParsedInput, SuiteChoice.Decision)>) {
      for (entry, decision) in entries {
        let name = decision.library.name
        files[name, default: []].append(entry.pickles)
        sources[name, default: []].append(entry.text)
        if let lines = entry.input.lines { self.lines[ExactText(entry.input.source.uri)] = lines }
        if homes[name] == nil { homes[name] = decision.home }
        if let note = decision.note { notes.append(note) }
      }
    }
  }

  private static func configuration(
    _ options: ParsedOptions, grace: Duration
  ) throws(UsageError) -> RunConfiguration {
    RunConfiguration(
      stepLimit: try OptionValues.stepLimit(options.value("--timeout") ?? "10"), grace: grace,
      retries: try OptionValues.retries(options.value("--retry") ?? "0"),
      retryTags: try OptionValues.tags(options.value("--retry-tags")),
      failsFast: options.has("--fail-fast"), isDryRun: options.has("--dry-run"))
  }

  private static func settings(of options: ParsedOptions, seed: UInt64?) -> RerunList.Settings {
    RerunList.Settings(
      seed: seed,
      options: RerunChoice.kept.compactMap { name in
        options.value(name).map { RerunList.Option(name, $0) }
      })
  }

  /// Whether the report on standard output is of a kind that has no place for the seed of a random order.
  private static func tellsNoSeed(_ options: ParsedOptions) -> Bool {
    options.all("--format").contains { format in
      let name = format.hasSuffix(":-") ? String(format.dropLast(2)) : format
      return ["junit", "tap", "teamcity", "usage"].contains(name)
    }
  }

  private static func nothing(of selection: RunSelection, in places: [String]) -> RunRefusal {
    RunRefusal(
      messages: [
        """
        error: no scenario of the app '\(selection.app ?? "")' is in '\(places.joined(separator: "', '"))'
        note: leave --app out, or name a path of that app
        """
      ], status: .nothingToRun)
  }

  /// Binds all libraries, so that everything that is wrong with them is said at once.
  static func bind(_ suites: [AppSuite]) throws -> [BoundLibrary] {
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

  /// Decides on all texts, so that everything that cannot be decided is said at once.
  private static func decide(
    _ choice: SuiteChoice, _ inputs: [ParsedInput]
  ) throws(RunRefusal) -> [SuiteChoice.Decision] {
    var decisions: [SuiteChoice.Decision] = []
    var messages: [String] = []
    var homes = SuiteChoice.Homes(choice)
    decisions.reserveCapacity(inputs.count)
    for entry in inputs {
      do {
        let home = entry.input.isLoose ? nil : homes.home(of: entry.input.source.uri)
        decisions.append(try choice.decide(for: entry.input, home: home, pickles: entry.pickles))
      } catch {
        messages.append("\(error)")
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    return decisions
  }

  private static func briefs(at paths: [String: String], console: Console) throws -> [String: Brief] {
    var shelf = BriefShelf(console: console)
    var briefs: [String: Brief] = [:]
    var messages: [String] = []
    for (suite, path) in paths.sorted(by: { $0.key < $1.key }) {
      do {
        briefs[suite] = try shelf.brief(at: path)?.get()
      } catch {
        messages.append("\(error)")
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    return briefs
  }

  private static func check(_ plan: RunPlan, against briefs: [String: Brief]) throws {
    guard !briefs.isEmpty else { return }
    let unknown = RequirementTags.unknown(in: plan.testCases + plan.filteredOut, briefs: briefs)
    guard unknown.isEmpty else {
      throw RunRefusal(messages: unknown.map { "\($0)" }, status: .usage)
    }
  }
}
