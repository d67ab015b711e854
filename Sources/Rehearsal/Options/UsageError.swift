/// Something about how the command was called, or about what it was given, that keeps it from working.
public enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case repeated(String)
  case unexpectedValue(String)
  case missingValue(String, String)
  case notAChoice(String, String, choices: [String], nearest: String?)
  case notANumber(String, String, expected: String)
  case unexpectedOperand(String, command: String)
  case unknownApp(String, known: [String], nearest: String?)
  case unknownService(String, known: [String], nearest: String?)
  case unknownReport(String, known: [String], nearest: String?)
  case reportWithoutFile(String)
  case tagExpression(String, String)
  case noSuchFile(String)
  case unreadable(String, reason: String)
  case notAScenarioFile(String)
  case notWritable(String, reason: String)
  case lineOfFolder(String)
  case mixed(String, String)
  case noAppMatches(String, known: [String])

  /// What is wrong, with the remedy.
  public var description: String {
    let (problem, note) = wording
    return "error: \(problem)" + (note.map { "\nnote: \($0)" } ?? "")
  }

  private var wording: (problem: String, note: String?) {
    switch self {
    case .unknownCommand(let name, let nearest):
      (
        "'\(name)' is neither a command nor a path",
        nearest.map { "did you mean '\($0)'?" }
          ?? "'rehearse --help' lists the commands"
      )
    case .unknownOption(let name, let command, let nearest):
      (
        "'rehearse \(command)' has no option '\(name)'",
        nearest.map { "did you mean '\($0)'?" } ?? "'rehearse \(command) --help' lists the options"
      )
    case .repeated(let name): ("'\(name)' is given twice", "give it once")
    case .unexpectedValue(let name): ("'\(name)' takes no value", "write '\(name)' alone")
    case .missingValue(let name, let placeholder):
      ("'\(name)' needs a value", "write '\(name) \(placeholder)'")
    case .notAChoice(let name, let value, let choices, let nearest):
      (
        "'\(value)' is no value of '\(name)'",
        (nearest.map { "did you mean '\($0)'? " } ?? "") + "it takes \(Self.list(choices))"
      )
    case .notANumber(let name, let value, let expected):
      ("'\(value)' is no value of '\(name)'", "it takes \(expected)")
    case .unexpectedOperand(let operand, let command):
      ("'rehearse \(command)' takes no '\(operand)'", "'rehearse \(command) --help' shows its usage")
    case .unknownApp(let name, let known, let nearest):
      (
        "there is no app '\(name)'",
        (nearest.map { "did you mean '\($0)'? " } ?? "") + "the apps are \(Self.list(known))"
      )
    case .unknownService(let name, let known, let nearest):
      (
        "there is no service '\(name)'",
        (nearest.map { "did you mean '\($0)'? " } ?? "") + "the services are \(Self.list(known))"
      )
    case .unknownReport(let name, let known, let nearest):
      (
        "there is no report '\(name)'",
        (nearest.map { "did you mean '\($0)'? " } ?? "") + "the reports are \(Self.list(known))"
      )
    case .reportWithoutFile(let name):
      ("two reports cannot share standard output", "write '--format \(name):FILE' for one of them")
    case .tagExpression(let source, let message):
      ("'\(source)' is no tag expression: \(message)", "write for example '@BUY-09 and not @slow'")
    case .noSuchFile(let path): ("there is no file or folder '\(path)'", "check the spelling of the path")
    case .unreadable(let path, let reason): ("'\(path)' cannot be read: \(reason)", "make the file readable")
    case .notAScenarioFile(let path):
      ("'\(path)' is no scenario file", "scenario files end in .feature, .feature.md or .scenario")
    case .notWritable(let path, let reason):
      ("'\(path)' cannot be written: \(reason)", "name a file in a folder that exists and can be written to")
    case .lineOfFolder(let path): ("'\(path)' names a line of a folder", "name a line of a file")
    case .mixed(let one, let other): ("\(one) and \(other) cannot be used together", "run them one by one")
    case .noAppMatches(let uri, let known):
      (
        "\(uri): no app has a step for every step of the text",
        "name the app with --app; the apps are \(Self.list(known))"
      )
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
