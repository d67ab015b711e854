/// Something that keeps scenarios from becoming the cases of a test.
public enum ScenarioTestingError: Error, Hashable, CustomStringConvertible {
  /// The command would refuse to run them, in its own words; the variables that chose among them.
  case refused(String, variables: [String])
  /// A variable of the environment looks like one that selects, and is none.
  case unknownVariable(String, nearest: String)
  /// A variable names a path that the test does not read.
  case outside(String, variable: String, paths: [String])

  /// What is wrong, with the remedy.
  public var description: String {
    switch self {
    case .refused(let text, let variables):
      return
        ([text] + variables.map { "note: the environment has \($0)" }).joined(separator: "\n")
    case .unknownVariable(let name, let nearest):
      return """
        error: the environment has '\(name)', which selects nothing
        note: did you mean '\(nearest)'? otherwise take it away
        """
    case .outside(let path, let variable, let paths):
      return """
        error: '\(path)' is not in '\(paths.joined(separator: "', '"))', which the test reads
        note: '\(variable)' names a file or a folder in there, by its path in the package, such as \
        '\(paths.first ?? "Scenarios")'; 'swift test --filter' leaves other tests out
        """
    }
  }
}
