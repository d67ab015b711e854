/// What keeps a command from its work.
enum BenchmarksError: Error, Equatable, CustomStringConvertible {
  case usage(String)
  case unknownOption(String)
  case noValue(String)
  case noNumber(String, String)
  case unreadable(path: String)
  case unparsable(String)
  case growth([String])
  case failed(String)
  case notRun(String)
  case unwritable(path: String)

  var description: String {
    switch self {
    case .usage(let command):
      """
      there is no command '\(command)'; there are 'generate', 'parse', 'suite', 'rehearse', 'run', 'start', 'fuzz', and no \
      command for all benchmarks of texts
      """
    case .unknownOption(let name):
      "there is no option '\(name)'; there are \(BenchmarkOptions.names.joined(separator: ", "))"
    case .noValue(let name): "the option \(name) has no value; write '\(name) VALUE'"
    case .noNumber(let name, let value): "the option \(name) takes a whole number, not '\(value)'"
    case .unreadable(let path): "the file '\(path)' cannot be read; see that it is there and may be read"
    case .unparsable(let error): error
    case .failed(let command):
      "'\(command)' failed; see that it is a Python with the package gherkin-official"
    case .notRun(let command):
      "'\(command)' failed; see what it says when it is run by hand, and that a Python has the package behave"
    case .unwritable(let path):
      "'\(path)' cannot be written; see that its folder is there and may be written to"
    case .growth(let faults):
      "\(faults.count) kinds of text take more than they should:\n\(faults.joined(separator: "\n"))"
    }
  }
}
