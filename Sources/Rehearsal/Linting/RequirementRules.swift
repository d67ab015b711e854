import Gherkin
import Requirements
import ScenarioRunner

/// Whether the tags of scenarios name lines of the app's brief.
struct RequirementRules {
  static let unknown = DiagnosticRule(
    "unknown-requirement", .error, "A tag looks like the id of a requirement line that is in no brief.")
  static let misspelt = DiagnosticRule(
    "misspelt-requirement", .warning, "A tag is the id of a requirement line but for case and marks.")
  static let brief = DiagnosticRule(
    "broken-brief", .error, "A brief cannot be read as requirement lines.")

  static let all = [unknown, misspelt, brief]

  let lines: Brief

  /// Returns what the tags of the app's scenarios name amiss.
  func diagnostics(in pickles: [Pickle]) -> [Diagnostic] {
    let unknown = RequirementTags.unknown(in: pickles, brief: lines).map { problem in
      Self.diagnostic(Self.unknown, problem, extent: Self.tag(of: problem))
    }
    let misspelt = RequirementTags.misspelt(in: pickles, brief: lines).map { tag, place, id in
      Diagnostic(
        Self.misspelt, uri: place.uri, location: place.location,
        endColumn: place.location.column + tag.unicodeScalars.count,
        problem: "the tag '\(tag)' names no requirement line", notes: ["nearest is '@\(id)'"])
    }
    return unknown + misspelt
  }

  /// Returns what is wrong with a brief itself.
  static func diagnostics(of error: BriefError) -> [Diagnostic] {
    error.problems.map { diagnostic(brief, $0) }
  }

  private static func diagnostic(
    _ rule: DiagnosticRule, _ problem: BriefError.Problem, extent: String? = nil
  ) -> Diagnostic {
    let place = problem.place
    return Diagnostic(
      rule, uri: place.uri, location: place.location,
      endColumn: extent.map { place.location.column + $0.unicodeScalars.count }, problem: problem.message,
      notes: [problem.remedy])
  }

  private static func tag(of problem: BriefError.Problem) -> String? {
    if case .unknownTag(let id, _, _, _) = problem { "@\(id)" } else { nil }
  }
}
