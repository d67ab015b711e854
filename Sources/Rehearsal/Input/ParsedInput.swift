import Gherkin
import Reporters
import ScenarioRunner

/// A text of a run, parsed.
struct ParsedInput: Sendable {
  /// The text, with the lines that were asked for held against it.
  private(set) var input: ScenarioInput
  private(set) var pickles: [Pickle] = []
  /// The numbers of its nodes and pickles.
  private var ids = 0..<0
  private var language = "en"
  /// What is to be said of the language in which it was read.
  private var remarks: [String] = []
  private var notes: [ParseNote] = []
  private var errors: [ParseError] = []
  /// What is to be said of lines that it does not have.
  private var lineErrors: [UsageError] = []

  /// Parses a text by itself: its numbers count from 0, as those of the texts in front of it are not known here.
  init(parsing input: ScenarioInput) {
    self.input = input
    do {
      let result =
        input.isLoose
        ? try LooseText(source: input.source).parsed(notes: &remarks)
        : try GherkinParser().parse(input.source)
      pickles = result.pickles
      ids = 0..<result.nextID
      language = result.document.feature?.language ?? language
      notes = result.notes
      resolveLines(in: result.document)
    } catch {
      errors = error.errors
    }
  }

  /// What reports may want to read again.
  var text: RunSource.Text { RunSource.Text(source: input.source, ids: ids, language: language) }

  /// Gives all texts of a run numbers that go on from one to the next.
  ///
  /// - Parameters:
  ///   - choice: Tells whose secrets a text may hold.
  ///   - notes: Gets what the texts' writers should know.
  /// - Throws: `RunRefusal` with all that is wrong with any of the texts.
  static func numbered(
    _ texts: consuming [ParsedInput], _ choice: SuiteChoice, _ notes: inout [String]
  ) throws(RunRefusal) -> [ParsedInput] {
    var parsed = texts
    var messages: [String] = []
    var empty: [String] = []
    var nextID = 0
    for index in parsed.indices {
      parsed[index].renumber(from: nextID)
      parsed[index].tell(&notes, &messages, &empty, choice)
      nextID = parsed[index].ids.upperBound
    }
    guard messages.isEmpty else {
      var refusal = RunRefusal(messages: messages + empty, status: .usage)
      if parsed.contains(where: { !$0.errors.isEmpty }) {
        refusal.texts = parsed.map { $0.refused(choice) }
        let files = parsed.lazy.filter { !$0.input.isLoose }.map(\.input.source.uri)
        refusal.inputs = files + choice.briefs(beside: files)
      }
      throw refusal
    }
    guard empty.isEmpty else { throw RunRefusal(messages: notes + empty, status: .nothingToRun) }
    return parsed
  }

  private mutating func renumber(from first: Int) {
    ids = first..<(first + ids.count)
    guard first > 0 else { return }
    for index in pickles.indices { pickles[index].renumber(by: first) }
  }

  private func tell(
    _ notes: inout [String], _ messages: inout [String], _ empty: inout [String], _ choice: SuiteChoice
  ) {
    messages += errors.map { choice.withoutSecrets($0, in: input).description }
    guard errors.isEmpty else { return }
    notes += remarks + self.notes.map { choice.withoutSecrets($0, in: input).description }
    if pickles.isEmpty { empty.append(RunRefusal.noScenario(in: input.source.uri, isLoose: input.isLoose)) }
    messages += lineErrors.map(\.description)
  }

  /// What messages tell of the text where some do not parse.
  ///
  /// Secrets are masked where steps match, so that of a text without any, and which may hold some, only what is
  /// wrong is told.
  private func refused(_ choice: SuiteChoice) -> RefusedText {
    guard errors.isEmpty else {
      return .unparsed(
        choice.mayHoldSecrets(input) ? nil : input.source, errors.map { choice.withoutSecrets($0, in: input) }
      )
    }
    let home = input.isLoose ? nil : choice.home(of: input.source.uri)
    guard let decision = try? choice.decide(for: input, home: home, pickles: pickles) else {
      return .parsed(nil)
    }
    let part = RunPlan.Part(library: decision.library, files: [], sources: [text])
    return .parsed(RunPlan(parts: [part]).sources.first)
  }

  /// Holds the lines that were asked for against the file.
  private mutating func resolveLines(in document: GherkinDocument) {
    guard let choice = input.lines.map(LineChoice.init) else { return }
    let (missing, count) = choice.beyondEnd(of: input.source)
    lineErrors = missing.map { .noSuchLine(input.source.uri, line: $0, count: count) }
    input.lines = choice.resolved(in: document)
  }
}
