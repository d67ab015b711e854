import Gherkin
public import ScenarioRunner

/// Something about how the command was called, or about what it was given, that keeps it from working.
public enum UsageError: Error, Hashable, CustomStringConvertible {
  /// The first word is neither a command nor a path.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, nearest: String?)
  /// An option that may be given once is given twice.
  case repeated(String)
  /// An option without a value is given one.
  case unexpectedValue(String)
  /// An option is given without its value; the second text stands for the value in help.
  case missingValue(String, String)
  /// The value is none of those that the option takes.
  case notAChoice(String, String, choices: [String], nearest: String?)
  /// The value is no number that the option takes.
  case notANumber(String, String, expected: String)
  /// The command takes no such thing besides its options.
  case unexpectedOperand(String, command: String)
  /// The tokens are asked for of a text that has none.
  case noTokens(String)
  /// There is no rule of that name.
  case unknownRule(String, nearest: String?)
  /// There is no app of that name.
  case unknownApp(String, known: [String], nearest: String?)
  /// There is no service of that name.
  case unknownService(String, known: [String], nearest: String?)
  /// A report is to go to a file that has no name.
  case reportWithoutName(String)
  /// A second report is to go to standard output.
  case reportWithoutFile(String)
  /// A second report is to go to the same file, which the first one may call by another name.
  case twoReportsInOneFile(String, other: String)
  /// A report is to go to the file that standard output is led to.
  case reportInStandardOutput(String)
  /// A report is to be written over a file that is read, which may be named otherwise there.
  case reportOverInput(String, input: String)
  /// The text is no tag expression, as its own message says.
  case tagExpression(String, note: String)
  /// There is nothing at that path.
  case noSuchFile(String)
  /// The file or folder cannot be read.
  case unreadable(String, reason: String)
  /// What is there is a pipe or a device.
  case noPlainFile(String)
  /// Standard input cannot be read.
  case unreadableInput(reason: String)
  /// No folder can be made for the files of worker processes.
  case noWorkerFolder(String, reason: String)
  /// The file or folder has a name that is not UTF-8, shown with its octets.
  case misnamed(String)
  /// The link leads to nothing.
  case deadLink(String)
  /// The file's name does not say that it holds scenarios.
  case notAScenarioFile(String)
  /// What stands behind the path of a file is no line.
  case noLine(String, of: String)
  /// A line is asked for that the file does not have.
  case noSuchLine(String, line: Int, count: Int)
  /// A line is asked for of a folder.
  case lineOfFolder(String)
  /// Two things cannot be used together.
  case mixed(String, String)
  /// Two options leave each other nothing to do.
  case notTogether(String, String, reason: String)
  /// The text is no pattern of names, as its own message says.
  case namePattern(String)
  /// No brief that was read has a line of that id.
  case unknownRequirement(String, briefs: [String], nearest: String?)
  /// The file cannot be written.
  case unwritable(String, reason: String)
  /// The first option has no use without the second one.
  case goesWith(String, String)
  /// Standard input is to be laid out, and nothing says how it is written.
  case inputWithoutFormat
  /// A line is named to a command that takes files as a whole.
  case lineOfWhole(String)
  /// The file to convert is not in the short form.
  case notShorthand(String)
  /// A command is given nothing to work on; the second text stands for it in help.
  case nothingNamed(String, operand: String)
  /// Several files are to be converted to standard output.
  case severalToOutput
  /// A file would be written over one that is there.
  case fileExists(String)
  /// A part of the run is asked for that there is not; the text says who asks.
  case noSuchShard(Int, first: Int, count: Int, source: String)
  /// The number of shards is given, but not which of them this is.
  case shardWithoutNumber(count: Int)
  /// A variable tells how many shards there are, and the one that tells which of them this is is not set.
  case totalWithoutShard(String, count: Int, missing: String)
  /// A variable tells which shard this is, and the one that tells how many there are is not set.
  case shardWithoutTotal(String, missing: String)
  /// An option and a variable do not agree on how many shards there are.
  case twoTotals(option: Int, String, count: Int)
  /// The variables of two systems say different shards.
  case twoShards(String, source: String, other: String, otherSource: String)
  /// The numbers of an array's tasks do not tell which of them comes where.
  case unevenTasks(String, count: Int)
  /// Shards are to run in an order that each of them would draw anew.
  case orderOfShards
  /// The report does not tell how long a scenario took.
  case noDurations(String)
  /// The message file does not tell of the run what a merge has to know.
  case notOurMessages(String)
  /// The message file is of another run than the first one; the last text says in what they differ.
  case otherRun(String, first: String, String)
  /// Worker processes are asked for where the program cannot be started again.
  case noWorkers
  /// No app has a step for every step of the text.
  case noAppMatches(FilePlace, Gap?, known: [String])

  /// What keeps the app that fits a text best from fitting.
  public struct Gap: Hashable, Sendable {
    var app: String
    var step: String
    var nearest: String?
  }

  /// What is wrong, with the remedy.
  public var description: String {
    if case .noAppMatches(let place, let gap, let known) = self {
      let notes = Self.noAppNotes(gap, known).map { "note: \($0)" }
      return (["\(place): error: \(Self.noApp)"] + notes).joined(separator: "\n")
    }
    let (problem, note) = wording
    return "error: \(problem)" + (note.map { "\nnote: \($0)" } ?? "")
  }

  static let noApp = "no app has a step for every step of the text"

  /// What is known of a text that fits no app.
  static func noAppNotes(_ gap: Gap?, _ known: [String]) -> [String] {
    let closest = gap.map { gap in
      let nearest = gap.nearest.map { "; nearest is '\($0)'" } ?? ""
      return "the app that comes closest, '\(gap.app)', has none for '\(gap.step)'\(nearest)"
    }
    return (closest.map { [$0] } ?? []) + ["mend the step, or name the app with --app: \(list(known))"]
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
    case .noTokens(let path):
      ("'\(path)' is in the short form, which has no tokens", "take --ast or --pickles")
    case .unknownRule(let name, let nearest):
      (
        "there is no rule '\(name)'",
        nearest.map { "did you mean '\($0)'?" } ?? "'rehearse lint --rules' lists the rules"
      )
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
    case .reportWithoutName(let name):
      ("the file of the report '\(name)' has no name", "write '--format \(name):FILE'")
    case .reportWithoutFile(let name):
      ("two reports cannot share standard output", "write '--format \(name):FILE' for one of them")
    case .twoReportsInOneFile(let path, let other):
      (
        "two reports cannot share the file '\(path)'"
          + (other == path ? "" : ", which '\(other)' leads to, too"),
        "name another file for one of them"
      )
    case .reportInStandardOutput(let path):
      (
        "a report and standard output cannot share the file '\(path)'",
        "name another file for the report, or lead standard output elsewhere"
      )
    case .reportOverInput(let path, let input):
      (
        "a report would be written over '\(path)', which is read"
          + (input == path ? "" : " as '\(input)'"),
        "name another file for the report"
      )
    case .tagExpression(let message, let note): (message, note)
    case .mixed(let one, let other): ("\(one) and \(other) cannot be used together", "run them one by one")
    case .notTogether(let one, let other, let reason):
      ("\(one) and \(other) cannot be used together", reason)
    case .namePattern(let message):
      (message, "mend it, or take the name literally with '--name'")
    case .unknownRequirement(let id, let briefs, let nearest):
      (
        "no line '\(id)' in \(briefs.isEmpty ? "any brief, as none was read" : Self.list(briefs))",
        nearest.map { "did you mean '\($0)'?" } ?? "an id is written as in the brief, such as 'BUY-09'"
      )
    case .noAppMatches: (Self.noApp, nil)
    case .noWorkers:
      (
        "'--jobs' cannot be used here, since this program cannot be started again",
        "leave it out, or say in 'Console.program' how to start it"
      )
    case .noSuchFile, .unreadable, .noPlainFile, .unreadableInput, .noWorkerFolder, .misnamed, .deadLink,
      .notAScenarioFile,
      .noLine, .noSuchLine,
      .lineOfFolder:
      pathWording ?? ("", nil)
    case .unwritable, .goesWith, .inputWithoutFormat, .lineOfWhole, .notShorthand, .nothingNamed,
      .severalToOutput, .fileExists:
      layoutWording ?? ("", nil)
    case .noSuchShard, .shardWithoutNumber, .totalWithoutShard, .shardWithoutTotal, .twoTotals,
      .twoShards, .unevenTasks, .orderOfShards, .noDurations, .notOurMessages, .otherRun:
      shardWording ?? ("", nil)
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
