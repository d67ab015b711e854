/// Something about a text that its writer should know, in its place.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The text cannot be run as it stands, or is sure to fail.
    case error
    /// The text can be run, and surely does not do what its writer meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// The rule that found it.
  public var rule: DiagnosticRule
  /// How much it matters, mostly what the rule says.
  public var severity: Severity
  /// The file, as it was named to the parser.
  public var uri: String
  /// The place; column 0 where the whole line or the text's end is meant.
  public var location: Location
  /// The column behind the last code point that is meant; nil where the extent is not known.
  public var endColumn: Int?
  /// What is wrong.
  public var problem: String
  /// What to do about it, and what else helps.
  public var notes: [String]

  /// Creates a diagnostic, by default of its rule's severity.
  public init(
    _ rule: DiagnosticRule, severity: Severity? = nil, uri: String, location: Location,
    endColumn: Int? = nil, problem: String, notes: [String] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.uri = uri
    self.location = location
    self.endColumn = endColumn
    self.problem = problem
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print theirs, each note on a line of its own.
  public var description: String {
    let head = "\(uri):\(location.line):\(max(1, location.column)): \(severity.rawValue): \(problem)"
    return ([head] + notes.map { "note: \($0)" }).joined(separator: "\n")
  }
}

extension Diagnostic: Comparable {
  /// Whether the left one comes first: by file, place and rule, so that no order depends on chance.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.uri != right.uri { return left.uri.utf8.lexicographicallyPrecedes(right.uri.utf8) }
    if left.location != right.location { return left.location < right.location }
    if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
    return left.problem.utf8.lexicographicallyPrecedes(right.problem.utf8)
  }
}

extension ParseError {
  /// The error as a diagnostic.
  public var diagnostic: Diagnostic {
    Diagnostic(rule, uri: uri, location: location, problem: problem, notes: note.map { [$0] } ?? [])
  }
}

extension ParseNote {
  /// The note as a diagnostic.
  public var diagnostic: Diagnostic { Diagnostic(rule, uri: uri, location: location, problem: text) }
}
