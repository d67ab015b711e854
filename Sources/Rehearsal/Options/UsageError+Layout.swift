/// The wording of what keeps files from being laid out or converted.
extension UsageError {
  var layoutWording: (problem: String, note: String?)? {
    switch self {
    case .unwritable(let path, let reason):
      ("'\(path)' cannot be written: \(reason)", "make the file and its folder writable")
    case .goesWith(let option, let partner):
      ("'\(option)' means nothing without '\(partner)'", "add '\(partner)', or leave '\(option)' out")
    case .inputWithoutFormat:
      (
        "standard input has no name that tells how it is written",
        "add '--as feature', '--as feature.md' or '--as scenario'"
      )
    case .lineOfWhole(let operand):
      ("'\(operand)' names a line, and a file is taken as a whole", "leave the line out")
    case .notShorthand(let path):
      ("'\(path)' is no file in the short form", "files in the short form end in .scenario")
    case .nothingNamed(let command, let operand):
      ("'rehearse \(command)' needs to be told what to work on", "write 'rehearse \(command) \(operand)'")
    case .severalToOutput:
      (
        "several files cannot share standard output",
        "add '--write' to write each feature beside its source, or name one file"
      )
    case .fileExists(let path):
      ("'\(path)' is there already", "add '--force' to write over it, or take it away")
    default: nil
    }
  }
}
