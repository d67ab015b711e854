import Gherkin
import ScenarioRunner

/// A command to the runner of GitHub Actions, written to the log of a job.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions".
enum WorkflowCommand {
  /// How much of a message an annotation shows.
  private static let longestMessage = 4000

  /// Returns an annotation of a place, without one where the text stands in no file, as a line.
  ///
  /// - Parameter path: Names a file as the runner knows it.
  static func annotation(
    _ kind: String, title: String, message: String, place: FilePlace, path: (String) -> String
  ) -> String {
    guard TextOrigin(of: place.uri) == .file else { return annotation(kind, title: title, message: message) }
    return annotation(
      kind, title: title, message: message, file: path(place.uri), line: place.location.line,
      column: place.location.column)
  }

  /// Returns an annotation as a line.
  static func annotation(
    _ kind: String, title: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line { properties.append("line=\(line)") }
    if let column, column > 0 { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::\(kind) \(properties.joined(separator: ","))::\(data(String(message.prefix(longestMessage))))\n"
  }

  /// Returns text that the runner takes no command from.
  ///
  /// Where a line of it could be one, commands are stopped around it, by a word that the text does not hold. The runner
  /// knows the word in capital letters too.
  static func untrusted(_ text: String) -> String {
    guard disarmed(text).utf8.count > text.utf8.count else { return text }
    let small = text.lowercased()
    var number = 0
    while small.contains("rehearse-\(number)") { number += 1 }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "::stop-commands::rehearse-\(number)\n\(text)\(end)::rehearse-\(number)::\n"
  }

  /// Returns text that the runner takes no command from, whatever comes before it: a backslash stands in each.
  ///
  /// The runner reads standard error beside standard output and in no order, so that commands that are stopped on one of
  /// them could be started again, or be missed, on the other.
  static func disarmed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var (isLineEmpty, signs) = (true, 0)
    // By scalars, since the runner knows nothing of marks that make one character of two.
    for (index, scalar) in scalars.enumerated() {
      let begins = scalar == ":" && isLineEmpty && index + 1 < scalars.count && scalars[index + 1] == ":"
      if begins || scalar == "[" && signs >= 2 { result.append("\\") }
      result.append(scalar)
      signs = scalar == "#" ? signs + 1 : 0
      isLineEmpty = scalar == "\n" || scalar == "\r" || isLineEmpty && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// The text of a command behind its last `::`.
  static func data(_ text: String) -> String {
    escaped(HarmlessText.text(text), ["%": "%25", "\n": "%0A"])
  }

  /// A value of a command's property.
  static func property(_ text: String) -> String {
    escaped(
      HarmlessText.text(text), ["%": "%25", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
