import Gherkin
import ScenarioRunner

/// A text from the command line or from standard input, whose language its own keywords tell.
///
/// English comes first. Where a text is none, it is read in the language whose keywords begin most of its steps;
/// a remark says which that was. Where two languages read it in different ways, neither is taken.
struct LooseText {
  let source: GherkinSource

  /// Parses the text.
  ///
  /// - Parameter notes: Gets a remark where the language is another than English.
  /// - Throws: What is wrong with the text as an English one, where no language fits.
  func parsed(notes: inout [String]) throws(ParseErrors) -> ParsedSource {
    let english: ParseErrors
    do { return try GherkinParser().parse(source) } catch { english = error }
    let readings = bestReadings()
    guard let first = readings.first else { throw english }
    let names = readings.map { "\($0.language.name) (\($0.language.code))" }
    guard readings.allSatisfy({ $0.sentences == first.sentences }) else { throw undecided(names) }
    let same = names.count > 1 ? ", which comes to the same here," : ""
    notes.append(
      "\(source.uri): note: read in \(names.joined(separator: " or "))\(same) as no step begins with an English keyword"
    )
    return first.parsed
  }

  private struct Reading {
    var language: Dialect
    var parsed: ParsedSource

    /// What is said, apart from the language it is said in.
    var sentences: [[String]] { parsed.pickles.map { [$0.name] + $0.steps.map(\.text) } }
    var stepCount: Int { parsed.pickles.reduce(0) { $0 + $1.steps.count } }

    /// Whether each scenario begins as one does: words as short as those for 'and' stand in any text.
    var beginsWell: Bool {
      parsed.pickles.allSatisfy { [.context, .action, .outcome].contains($0.steps.first?.kind) }
    }
  }

  /// The readings that find most steps, in the order of the languages' codes.
  private func bestReadings() -> [Reading] {
    let readings = Dialect.allCodes.compactMap { code -> Reading? in
      guard let language = Dialect(code: code),
        let parsed = try? GherkinParser(defaultLanguage: code).parse(source)
      else { return nil }
      return Reading(language: language, parsed: parsed)
    }.filter { !$0.parsed.pickles.isEmpty && $0.beginsWell }
    let most = readings.map(\.stepCount).max()
    return readings.filter { $0.stepCount == most }
  }

  private func undecided(_ names: [String]) -> ParseErrors {
    ParseErrors(errors: [
      ParseError(
        rule: DiagnosticRule(
          "undecided-language", .error, "A text can be read in several languages."), uri: source.uri,
        location: Location(line: 1, column: 1),
        problem:
          "the text can be read in \(names.joined(separator: " or ")), and means something else in each",
        note: "name the language on a first line of its own, such as '# language: pt'")
    ])
  }
}
