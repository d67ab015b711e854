import Gherkin

extension ScenarioFiles {
  /// Reads the files that operands name, for a command that takes files as a whole.
  ///
  /// - Throws: `RunRefusal` with everything that cannot be read, or where there is no file.
  static func wholeFiles(_ operands: [String], console: Console) throws(RunRefusal) -> [GherkinSource] {
    var files = ScenarioFiles(console: console)
    for operand in operands { files.add(operand: operand) }
    let lines = operands.filter { split($0, console).lines != nil }.map { UsageError.lineOfWhole($0) }
    guard lines.isEmpty else { throw RunRefusal(messages: lines.map(\.description), status: .usage) }
    let inputs = try files.inputs()
    guard !inputs.isEmpty else {
      throw RunRefusal.noFile(ending: ".feature, .feature.md or .scenario", in: operands)
    }
    return inputs.map(\.source)
  }
}

extension RunRefusal {
  /// There is no file of a kind.
  static func noFile(ending: String, in operands: [String]) -> RunRefusal {
    RunRefusal(
      messages: [
        """
        error: there is no scenario file in '\(operands.joined(separator: "', '"))'
        note: scenario files end in \(ending)
        """
      ], status: .nothingToRun)
  }

  /// What is said of a text without a scenario; one that is loose is in no file.
  static func noScenario(in uri: String, isLoose: Bool = false) -> String {
    """
    \(uri): error: there is no scenario in it
    note: write a scenario, \(isLoose ? "such as 'Given …, When …, Then …'" : "or take the file away")
    """
  }
}
