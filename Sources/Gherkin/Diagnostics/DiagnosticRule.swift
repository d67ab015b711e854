/// A rule that texts are held against.
public struct DiagnosticRule: Sendable, Hashable {
  /// The name, which stays the same: lower case, with hyphens.
  public var id: String
  /// How much a breach matters, mostly.
  public var severity: Diagnostic.Severity
  /// What a breach is, in one sentence.
  public var summary: String

  /// Creates a rule.
  public init(_ id: String, _ severity: Diagnostic.Severity, _ summary: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
  }
}

/// The rules that the parser holds a text against.
extension DiagnosticRule {
  /// The rules of the parser, in the order of their ids.
  public static let ofParser: [DiagnosticRule] = [
    headingInDescription, keywordBehindColon, keywordWithoutColon, misspeltKeyword, notUTF8, otherLanguage,
    outlineWithoutExamples,
    outlineWithoutRows, stepInDescription, syntax, tagWithWhiteSpace, unevenTable, unfinishedRow,
    unknownLanguage,
  ]

  static let headingInDescription = DiagnosticRule(
    "heading-in-description", .warning, "A line that was meant as a heading is part of a description.")
  static let keywordBehindColon = DiagnosticRule(
    "keyword-behind-colon", .warning, "A step keyword behind a colon belongs to a name and begins no step.")
  static let keywordWithoutColon = DiagnosticRule(
    "keyword-without-colon", .error, "A heading's keyword has no colon behind it.")
  static let misspeltKeyword = DiagnosticRule(
    "misspelt-keyword", .error, "A line begins with a word that is nearly a keyword.")
  static let notUTF8 = DiagnosticRule("not-utf8", .error, "A file holds bytes that are not UTF-8.")
  static let otherLanguage = DiagnosticRule(
    "other-language", .error, "A line begins with a keyword of a language other than the text's.")
  static let outlineWithoutExamples = DiagnosticRule(
    "outline-without-examples", .warning, "An outline has no examples, so its placeholders stay as written.")
  static let outlineWithoutRows = DiagnosticRule(
    "outline-without-rows", .warning, "An outline's examples have no row, so that it gives no scenario.")
  static let stepInDescription = DiagnosticRule(
    "step-in-description", .warning, "A line that was meant as a step is part of a description.")
  static let syntax = DiagnosticRule("syntax", .error, "A line may not stand where it stands.")
  static let tagWithWhiteSpace = DiagnosticRule(
    "tag-with-white-space", .error, "A tag holds white space.")
  static let unevenTable = DiagnosticRule(
    "uneven-table", .error, "A row of a table has more or fewer cells than the first one.")
  static let unfinishedRow = DiagnosticRule(
    "unfinished-row", .warning, "Text behind the last bar of a table's row is no cell and is lost.")
  static let unknownLanguage = DiagnosticRule(
    "unknown-language", .error, "A text names a language that there is not.")
}
