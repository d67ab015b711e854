import Gherkin
import ScenarioRunner

/// Whether there is code for each step, exactly one piece of it.
struct StepRules {
  static let undefined = DiagnosticRule("undefined-step", .error, "No step definition matches a step.")
  static let ambiguous = DiagnosticRule(
    "ambiguous-step", .error, "Several step definitions match a step.")
  static let unfit = DiagnosticRule(
    "unfit-argument", .error, "A step's argument cannot be made of what is written.")

  static let all = [undefined, ambiguous, unfit]

  /// The steps that the scenarios of a file can use.
  let library: BoundLibrary

  /// Returns what keeps steps from being run, each place once: an outline's rows mostly have one cause.
  func diagnostics(in pickles: [Pickle]) -> [Diagnostic] {
    var seen: Set<Location> = []
    let all = zip(pickles, library.problems(in: pickles)).flatMap { pickle, problems in
      problems.map { diagnostic($0, in: pickle) }
    }
    // What one scenario in progress may lack, another one at the same place may not.
    return (all.filter { $0.severity != .note } + all.filter { $0.severity == .note })
      .filter { seen.insert($0.location).inserted }
  }

  private func diagnostic(_ problem: StepProblem, in pickle: Pickle) -> Diagnostic {
    let rule =
      switch problem.kind {
      case .undefined: Self.undefined
      case .ambiguous: Self.ambiguous
      case .argument: Self.unfit
      }
    return Diagnostic(
      rule, severity: pickle.isWorkInProgress ? .note : nil, uri: pickle.uri, location: problem.step.location,
      problem: problem.message, notes: problem.notes)
  }
}
