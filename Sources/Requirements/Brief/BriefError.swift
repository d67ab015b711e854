import Gherkin
public import ScenarioRunner

/// Why a brief, or a tag that names one of its lines, cannot be taken as it stands.
public struct BriefError: Error, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public enum Problem: Sendable, Hashable {
    /// Two lines have one id.
    case duplicateID(String, place: FilePlace, first: FilePlace)
    /// The brief has no requirement line at all.
    case noLine(path: String)
    /// The file is not text in UTF-8.
    case notUTF8(place: FilePlace)
    /// A line is waived, but the brief does not say why.
    case waiverWithoutReason(String, place: FilePlace)
    /// A line has an id and says nothing.
    case lineWithoutText(String, place: FilePlace)
    /// A comment or a code block has no end and hides the rest of the brief.
    case unclosed(String, place: FilePlace)
    /// A tag looks like the id of a requirement line, but the brief has no such line.
    case unknownTag(String, place: FilePlace, brief: String, nearest: String?)
  }

  /// All that is wrong, in source order.
  public var problems: [Problem]

  /// Creates an error from what is wrong.
  public init(problems: [Problem]) { self.problems = problems }

  /// Every problem with its place and its remedy.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension BriefError.Problem: CustomStringConvertible {
  /// The place, what is wrong, and on a line of its own the remedy.
  public var description: String {
    "\(HarmlessText.line("\(place)")): error: \(message)\nnote: \(remedy)"
  }

  /// Where it is.
  public var place: FilePlace {
    switch self {
    case .noLine(let path): FilePlace(uri: path, location: Location(line: 1, column: 1))
    case .duplicateID(_, let place, _), .notUTF8(let place), .waiverWithoutReason(_, let place),
      .lineWithoutText(_, let place), .unclosed(_, let place), .unknownTag(_, let place, _, _):
      place
    }
  }

  /// What is wrong.
  public var message: String {
    switch self {
    case .duplicateID(let id, _, _): "the brief has two lines '\(id)'"
    case .noLine: "the brief has no requirement line"
    case .notUTF8: "the brief is not UTF-8 from here on"
    case .waiverWithoutReason(let id, _): "line '\(id)' is waived without a reason"
    case .lineWithoutText(let id, _): "line '\(id)' says nothing"
    case .unclosed(let block, _): "the \(block) that starts here has no end"
    case .unknownTag(let id, _, let brief, _): "no line '\(id)' in \(HarmlessText.line(brief))"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .duplicateID(_, _, let first):
      "the first is at \(HarmlessText.line("\(first)")); give one of them another id"
    case .noLine: "start a list item with an id, such as '- BUY-01 The wallet holds …'"
    case .notUTF8: "save the file as UTF-8"
    case .waiverWithoutReason(let id, _): "say why, as in '- \(id) … (waived: the reason)'"
    case .lineWithoutText(let id, _): "say what the app must do, as in '- \(id) Next is disabled …'"
    case .unclosed(let block, _):
      "close it, or the lines under it are lost: a \(block) is no part of the brief"
    case .unknownTag(let id, _, _, let nearest?): "nearest to '@\(id)' is '@\(nearest)'"
    case .unknownTag(let id, _, _, nil): "add the line to the brief, or take the tag '@\(id)' away"
    }
  }
}
