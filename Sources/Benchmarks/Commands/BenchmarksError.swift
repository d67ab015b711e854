/// What keeps a command from its work.
enum BenchmarksError: Error, Equatable, CustomStringConvertible {
  case usage(String)
  case unknownOption(String)
  case noValue(String)
  case noNumber(String, String)
  case unreadable(path: String)
  case unparsable(String)

  var description: String {
    switch self {
    case .usage(let command):
      "there is no command '\(command)'; there are 'generate', 'parse', 'fuzz', and no command for all benchmarks"
    case .unknownOption(let name):
      "there is no option '\(name)'; there are \(BenchmarkOptions.names.joined(separator: ", "))"
    case .noValue(let name): "the option \(name) has no value; write '\(name) VALUE'"
    case .noNumber(let name, let value): "the option \(name) takes a whole number, not '\(value)'"
    case .unreadable(let path): "the file '\(path)' cannot be read; see that it is there and may be read"
    case .unparsable(let error): error
    }
  }
}
