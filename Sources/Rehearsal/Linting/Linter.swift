import Gherkin
import Reporters
import Requirements
import ScenarioRunner

/// Holds texts against all rules.
struct Linter {
  /// Which app a text is for.
  let choice: SuiteChoice
  /// Whether steps are held against the libraries of the apps.
  let looksAtSteps: Bool
  /// Where the apps' folders with briefs and scenarios lie.
  let folder: String
  private var briefs: BriefShelf
  private var found: [Diagnostic] = []

  init(choice: SuiteChoice, looksAtSteps: Bool, folder: String, console: Console) {
    self.choice = choice
    self.looksAtSteps = looksAtSteps
    self.folder = folder
    briefs = BriefShelf(console: console)
  }

  /// Everything that was found, the faults of briefs too.
  var diagnostics: [Diagnostic] { found + briefs.faults.flatMap(RequirementRules.diagnostics) }

  /// The paths at which a brief was looked for.
  var briefPaths: [String] { briefs.paths }

  /// Looks at one text.
  ///
  /// - Throws: `UsageError.unreadable` for the brief beside it.
  mutating func examine(_ input: ScenarioInput) throws(UsageError) {
    let parsed: ParsedSource
    do throws(ParseErrors) {
      parsed = try GherkinParser().parse(input.source)
    } catch {
      found += error.errors.map { choice.withoutSecrets($0.diagnostic, in: input) }
      return
    }
    found += parsed.diagnostics(in: input.source).map { choice.withoutSecrets($0, in: input) }
    guard !parsed.pickles.isEmpty else { return }
    let home =
      examineSteps(of: parsed.pickles, input)
      ?? (input.isLoose ? nil : choice.home(of: input.source.uri)?.folder)
      ?? choice.named.map { "\(folder)/\($0)" }
    guard let home, case .success(let brief) = try briefs.brief(at: home + "/brief.md") else { return }
    found += RequirementRules(lines: brief).diagnostics(in: parsed.pickles)
  }

  /// Matches the steps and returns the folder of their app, where an app was found.
  private mutating func examineSteps(of pickles: [Pickle], _ input: ScenarioInput) -> String? {
    guard looksAtSteps else { return nil }
    do throws(UsageError) {
      let decision = try choice.decide(
        for: input, home: input.isLoose ? nil : choice.home(of: input.source.uri), pickles: pickles)
      found += StepRules(library: decision.library).diagnostics(in: pickles)
      return decision.home ?? "\(folder)/\(decision.library.name)"
    } catch {
      if case .noAppMatches(let place, let gap, let known) = error {
        found.append(
          Diagnostic(
            StepRules.undefined, uri: place.uri, location: place.location,
            problem: UsageError.noApp, notes: UsageError.noAppNotes(gap, known)))
      }
      return nil
    }
  }
}
