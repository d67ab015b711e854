/// What keeps a command from its work.
enum BenchmarksError: Error, Equatable, CustomStringConvertible {
  case usage(String)
  case unknownOption(String, command: String, [String])
  case unexpectedOperand(String, command: String)
  case noValue(String)
  case noNumber(String, String)
  case noRatio(String, String)
  case needs(String, String)
  case unreadable(path: String)
  case unparsable(String)
  case growth([String])
  case memory([String])
  case slow([String])
  case failed(String)
  case notRun(String)
  case notCompiled(String)
  case unwritable(path: String)

  var description: String {
    switch self {
    case .usage(let command):
      """
      there is no command '\(command)'; there are \(Self.commands), and no command for all benchmarks of texts
      """
    case .unknownOption(let name, let command, let names):
      "\(Self.name(of: command)) has no option '\(name)'; "
        + (names.isEmpty ? "it takes none" : "there are \(names.joined(separator: ", "))")
    case .unexpectedOperand(let word, let command):
      "\(Self.name(of: command)) has no use for '\(word)'; 'Benchmarks --help' shows what each command takes"
    case .noValue(let name): "the option \(name) has no value; write '\(name) VALUE'"
    case .noNumber(let name, let value): "the option \(name) takes a whole number, not '\(value)'"
    case .noRatio(let name, let value): "the option \(name) takes a number such as 1.5, not '\(value)'"
    case .needs(let name, let other):
      "the option \(name) has no meaning without \(other); add '\(other) PATH'"
    case .unreadable(let path): "the file '\(path)' cannot be read; see that it is there and may be read"
    case .unparsable(let error): error
    case .failed(let command):
      "'\(command)' failed; see that it is a Python with the package gherkin-official"
    case .notRun(let command):
      "'\(command)' failed; see what it says when it is run by hand, and that a Python has the package behave"
    case .notCompiled(let output):
      "a program to compare with does not compile, with swiftc as it is found by PATH:\n\(output)"
    case .unwritable(let path):
      "'\(path)' cannot be written; see that its folder is there and may be written to"
    case .memory(let faults): "runs take more memory than they may:\n\(faults.joined(separator: "\n"))"
    case .slow(let faults): "runs are slower than they may be:\n\(faults.joined(separator: "\n"))"
    case .growth(let faults):
      "\(faults.count) kinds of text take more than they should:\n\(faults.joined(separator: "\n"))"
    }
  }

  private static var commands: String {
    (BenchmarkEntry.all.map(\.name).filter { !$0.isEmpty } + ["rehearse"]).map { "'\($0)'" }.joined(
      separator: ", ")
  }

  private static func name(of command: String) -> String {
    command.isEmpty ? "'Benchmarks' without a command" : "'\(command)'"
  }
}
