import Gherkin
public import ScenarioRunner

/// A run that was refused before anything of it was run, as reports tell it.
public struct RefusedRun: Sendable {
  /// One thing that is wrong.
  public struct Problem: Sendable, Hashable {
    /// Where it is wrong; nil where that is no line of a text.
    public var place: FilePlace?
    /// What is wrong.
    public var message: String
    /// What there is to say besides, such as the remedy.
    public var notes: [String]

    /// What is wrong, with its place in front.
    var line: String { (place.map { "\($0): " } ?? "") + message }

    /// All that there is to say.
    var text: String { ([line] + notes.map { "note: \($0)" }).joined(separator: "\n") }
  }

  /// What is said of a run in which no scenario was reached.
  public static let notRun = "nothing was run"

  /// What is said in front of the reason.
  public var title: String
  /// What is wrong, in the order in which it was said.
  public var problems: [Problem]
  /// All texts of the run, where some of them do not parse.
  public var texts: [RefusedText]

  /// Takes apart what was said on standard error, such as `a.feature:5:3: error: …`, with notes on lines of their own.
  ///
  /// Remarks are passed over, as none of them keeps a run from being run; but where there is nothing else, they are told.
  public init(messages: [String], texts: [RefusedText] = [], title: String = Self.notRun) {
    self.title = title
    let found = messages.compactMap { Problem($0) }
    problems = found.isEmpty ? messages.map { Problem(place: nil, message: $0, notes: []) } : found
    self.texts = texts
  }

  /// What is wrong, in one line.
  var reason: String { problems.map(\.line).joined(separator: "; ") }

  /// The end of the run.
  var end: RunFinished { RunFinished(duration: .zero, abortion: reason, abortionTitle: title) }
}

extension RefusedRun.Problem {
  private static let sign = "error: "
  /// What reports say in front of the reason, where a message has it behind.
  private static let known = ", so \(RefusedRun.notRun)"

  /// Reads a message; nil where it is a remark.
  init?(_ text: String) {
    let parts = text.split(separator: "\nnote: ", omittingEmptySubsequences: false).map(String.init)
    let notes = Array(parts.dropFirst())
    let first = parts[0].hasSuffix(Self.known) ? String(parts[0].dropLast(Self.known.count)) : parts[0]
    if first.hasPrefix(Self.sign) {
      self.init(place: nil, message: String(first.dropFirst(Self.sign.count)), notes: notes)
    } else if let end = first.firstRange(of: ": " + Self.sign) {
      let (head, message) = (String(first[..<end.lowerBound]), String(first[end.upperBound...]))
      let place = FilePlace(parsing: head)
      self.init(place: place, message: place == nil ? "\(head): \(message)" : message, notes: notes)
    } else if first.hasPrefix("note: ") || first.contains(": note: ") {
      return nil
    } else {
      self.init(place: nil, message: first, notes: notes)
    }
  }
}

extension FilePlace {
  /// Reads `path:12` or `path:12:5`; nil where no line is named.
  fileprivate init?(parsing text: String) {
    var path = text[...]
    var numbers: [Int] = []
    while numbers.count < 2, let colon = path.lastIndex(of: ":"), colon > path.startIndex,
      let number = Int(path[path.index(after: colon)...]), number > 0
    {
      numbers.insert(number, at: 0)
      path = path[..<colon]
    }
    guard let line = numbers.first else { return nil }
    let column = numbers.count == 2 ? numbers[1] : 0
    self.init(uri: String(path), location: Location(line: line, column: column))
  }
}
