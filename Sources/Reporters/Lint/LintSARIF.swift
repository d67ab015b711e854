import Gherkin
import ScenarioRunner

/// Writes findings in the Static Analysis Results Interchange Format 2.1.0 of OASIS.
enum LintSARIF {
  /// The log of one run of the tool.
  static func value(of report: LintReport) -> JSONValue {
    .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run(report)]),
    ])
  }

  private static func run(_ report: LintReport) -> JSONValue {
    let driver: JSONValue = .object([
      "name": .string("rehearse"), "semanticVersion": .string(report.version),
      "rules": .array(report.rules.map(rule)),
    ])
    let rules = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let files = Dictionary(report.files.enumerated().map { ($1, $0) }) { first, _ in first }
    return .object([
      "tool": .object(["driver": driver]),
      // Columns are counted as the parser counts them (section 3.14.17).
      "columnKind": .string("unicodeCodePoints"),
      "artifacts": .array(
        report.files.map { .object(["location": .object(["uri": .string(URIReference.text(of: $0))])]) }),
      "results": .array(
        report.diagnostics.map { result($0, rule: rules[$0.rule.id], file: files[$0.uri]) }),
    ])
  }

  private static func rule(_ rule: DiagnosticRule) -> JSONValue {
    .object([
      "id": .string(rule.id), "shortDescription": message(rule.summary),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private static func result(_ diagnostic: Diagnostic, rule: Int?, file: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [.init("ruleId", .string(diagnostic.rule.id))]
    if let rule { members.append(.init("ruleIndex", .integer(rule))) }
    let text = ([diagnostic.problem] + diagnostic.notes).joined(separator: "\n")
    let location: JSONValue = .object([
      "physicalLocation": .object([
        "artifactLocation": artifact(diagnostic.uri, index: file), "region": region(diagnostic),
      ])
    ])
    members += [
      .init("level", .string(diagnostic.severity.rawValue)),
      .init("message", message(text)), .init("locations", .array([location])),
    ]
    return .object(members)
  }

  /// A message without arguments: a brace that stands for itself stands twice (section 3.11.5).
  private static func message(_ text: String) -> JSONValue {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { escaped.append(scalar) }
      escaped.append(scalar)
    }
    return .object(["text": .string(String(escaped))])
  }

  private static func artifact(_ uri: String, index: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [.init("uri", .string(URIReference.text(of: uri)))]
    if let index { members.append(.init("index", .integer(index))) }
    return .object(members)
  }

  private static func region(_ diagnostic: Diagnostic) -> JSONValue {
    let location = diagnostic.location
    var members: [JSONValue.Member] = [.init("startLine", .integer(max(1, location.line)))]
    if location.column > 0 { members.append(.init("startColumn", .integer(location.column))) }
    if let end = diagnostic.endColumn { members.append(.init("endColumn", .integer(end))) }
    return .object(members)
  }
}
