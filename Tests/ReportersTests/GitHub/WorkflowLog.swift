/// What the runner of GitHub Actions obeys in a log, and what it only shows.
///
/// A line is a command where it begins with `::` behind blanks, or has `##[` anywhere, and names a command in small or
/// capital letters. While commands are stopped, the runner obeys nothing but the word that starts them again.
struct WorkflowLog {
  struct Command: Equatable {
    var name: String
    var properties: [String: String] = [:]
    var data = ""
  }

  /// The commands that were obeyed, without those that stop and start.
  var obeyed: [Command] = []
  /// The lines that are shown.
  var shown: [Substring] = []
  /// Whether commands are obeyed behind the end.
  var isOpen: Bool { word == nil }
  private var word: String?

  private static let known: Set<String> = [
    "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "add-path", "set-env",
    "set-output",
    "save-state", "echo", "add-matcher", "remove-matcher", "stop-commands",
  ]

  init(_ log: String) {
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) { take(line) }
  }

  private mutating func take(_ line: Substring) {
    guard let command = command(in: line) else { return shown.append(line) }
    if let word {
      if command.name == word { self.word = nil } else { shown.append(line) }
    } else if command.name == "stop-commands" {
      word = command.data.lowercased()
    } else {
      obeyed.append(command)
    }
  }

  private func command(in line: Substring) -> Command? {
    guard let found = Self.new(line) ?? Self.old(line) else { return nil }
    return Self.known.contains(found.name) || found.name == word ? found : nil
  }

  /// `::name key=value,key=value::data`.
  private static func new(_ line: Substring) -> Command? {
    let text = line.drop { $0.isWhitespace }
    guard text.hasPrefix("::"), let end = text.dropFirst(2).firstRange(of: "::") else { return nil }
    let data = unescaped(text[end.upperBound...], ["%0D": "\r", "%0A": "\n", "%25": "%"])
    return command(
      text.dropFirst(2)[..<end.lowerBound], separator: ",", data: data,
      ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"])
  }

  /// `##[name key=value;key=value]data`.
  private static func old(_ line: Substring) -> Command? {
    guard let start = line.firstRange(of: "##["),
      let end = line[start.upperBound...].firstIndex(of: "]")
    else { return nil }
    let escapes: KeyValuePairs = ["%3B": ";", "%0D": "\r", "%0A": "\n", "%5D": "]", "%25": "%"]
    return command(
      line[start.upperBound..<end], separator: ";",
      data: unescaped(line[line.index(after: end)...], escapes), escapes)
  }

  private static func command(
    _ head: Substring, separator: Character, data: String, _ escapes: KeyValuePairs<String, String>
  ) -> Command {
    let parts = head.split(separator: " ", maxSplits: 1)
    var command = Command(name: parts.first.map { $0.lowercased() } ?? "", data: data)
    for property in (parts.count > 1 ? parts[1] : "").split(separator: separator) {
      let pair = property.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { command.properties[String(pair[0])] = unescaped(pair[1], escapes) }
    }
    return command
  }

  private static func unescaped(_ text: Substring, _ escapes: KeyValuePairs<String, String>) -> String {
    escapes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }
  }
}
