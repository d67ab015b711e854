/// A fault of a text, with its place.
public struct ParseError: Error, Sendable, Hashable {
  /// The rule that the text breaks.
  public var rule: DiagnosticRule
  /// The file, as it was named to the parser.
  public var uri: String
  /// The place; column 0 where the text's end is meant.
  public var location: Location
  /// What is wrong, in the published wording where there is one.
  public var problem: String
  /// The remedy, where one is known.
  public var note: String?

  /// Creates an error.
  public init(
    rule: DiagnosticRule, uri: String, location: Location, problem: String, note: String? = nil
  ) {
    self.rule = rule
    self.uri = uri
    self.location = location
    self.problem = problem
    self.note = note
  }

  /// The problem behind its place, as published messages have it.
  public var message: String { "(\(location.line):\(location.column)): \(problem)" }
}

extension ParseError: CustomStringConvertible {
  /// The error as compilers print theirs, the remedy on a line of its own.
  public var description: String {
    let head = "\(uri):\(location.line):\(max(1, location.column)): error: \(problem)"
    return note.map { "\(head)\nnote: \($0)" } ?? head
  }
}

/// All faults of a text, in source order.
public struct ParseErrors: Error, Sendable, Hashable {
  /// The faults, at least one.
  public var errors: [ParseError]

  /// Creates a list of faults.
  public init(errors: [ParseError]) {
    self.errors = errors
  }
}

extension ParseErrors: CustomStringConvertible {
  /// The errors, one below the other.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Something that a text's writer should know, though the text parses.
public struct ParseNote: Sendable, Hashable {
  /// The rule that speaks.
  public var rule: DiagnosticRule
  /// The file, as it was named to the parser.
  public var uri: String
  /// The place.
  public var location: Location
  /// What is to be known.
  public var text: String

  /// Creates a note.
  public init(rule: DiagnosticRule, uri: String, location: Location, text: String) {
    self.rule = rule
    self.uri = uri
    self.location = location
    self.text = text
  }
}

extension ParseNote: CustomStringConvertible {
  /// The note as compilers print theirs.
  public var description: String { "\(uri):\(location.line):\(max(1, location.column)): note: \(text)" }
}
