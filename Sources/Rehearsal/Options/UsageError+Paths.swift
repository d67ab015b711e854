/// The wording of what is wrong with the paths of files and folders, and with the lines behind them.
extension UsageError {
  var pathWording: (problem: String, note: String?)? {
    switch self {
    case .noSuchFile(let path): ("there is no file or folder '\(path)'", "check the spelling of the path")
    case .unreadable(let path, let reason): ("'\(path)' cannot be read: \(reason)", "make the file readable")
    case .noPlainFile(let path):
      (
        "'\(path)' cannot be read: it is a pipe or a device",
        "name a file; '-' reads a text from standard input"
      )
    case .unreadableInput(let reason):
      ("standard input cannot be read: \(reason)", "'-' takes a text from there; hand one in, or name a file")
    case .noWorkerFolder(let path, let reason):
      (
        "no folder for the worker processes can be made in '\(path)': \(reason)",
        "set TMPDIR to a folder that may be written to, or run without --jobs"
      )
    case .misnamed(let path):
      ("'\(path)' cannot be read: its name is not UTF-8", "give it a name in UTF-8")
    case .deadLink(let path): ("'\(path)' is a link that leads nowhere", "mend the link, or take it away")
    case .notAScenarioFile(let path):
      ("'\(path)' is no scenario file", "scenario files end in .feature, .feature.md or .scenario")
    case .noLine(let operand, let path):
      (
        "'\(operand)' names no line of '\(path)'",
        "a line is a whole number from 1, and several are written '\(path):3:7'"
      )
    case .noSuchLine(let path, let line, let count):
      ("'\(path)' has no line \(line)", count == 1 ? "it has 1 line" : "its last line is \(count)")
    case .lineOfFolder(let path): ("'\(path)' names a line of a folder", "name a line of a file")
    default: nil
    }
  }
}
