import Foundation

/// Holds what a run of ten times the scenarios takes against what the smaller one does.
///
/// Events are streamed and steps are matched when they run, so that of a scenario no more is kept than its text and
/// its place in the plan.
struct MemoryGrowth {
  private let seed: UInt64
  private let features: Int
  /// How many octets a scenario may take.
  private let most: Int?

  init(_ options: BenchmarkOptions) throws(BenchmarksError) {
    seed = try options.number("--seed") ?? 1
    features = max(10, try options.size("--features") ?? 2000)
    most = try options.size("--most")
  }

  func run() throws(BenchmarksError) {
    var faults: [String] = []
    try TimedProgram.inFolder { folder throws(BenchmarksError) in
      let suites = [features / 10, features].map { SuiteWriter(seed: seed, features: $0) }
      for suite in suites { try suite.write(to: "\(folder)/\(suite.features)") }
      for (name, arguments) in [("in one process", []), ("--jobs 1", ["--jobs", "1"])] {
        let peaks = try suites.map { suite throws(BenchmarksError) in
          try peak(of: "\(folder)/\(suite.features)", arguments, folder)
        }
        let growth =
          (peaks[1] - peaks[0]) / ((suites[1].features - suites[0].features) * SuiteWriter.scenarios)
        MeasureCommand.line(
          name, "\(growth) octets",
          "a scenario: \(peaks[0] >> 20) MB with \(scenarios(suites[0])), \(peaks[1] >> 20) MB with "
            + "\(scenarios(suites[1]))")
        if let most, growth > most { faults.append("\(name): \(growth) octets a scenario, not \(most)") }
      }
    }
    guard faults.isEmpty else { throw .memory(faults) }
  }

  private func scenarios(_ suite: SuiteWriter) -> Int { suite.features * SuiteWriter.scenarios }

  /// The octets that a run has at most.
  private func peak(of features: String, _ arguments: [String], _ folder: String) throws(BenchmarksError)
    -> Int
  {
    let figure = folder + "/peak"
    setenv(PeakMemory.variable, figure, 1)
    defer { unsetenv(PeakMemory.variable) }
    var program = TimedProgram("", [TimedProgram.own, "rehearse", features] + arguments)
    try program.run(printingTo: folder + "/report.txt")
    guard let text = try? String(contentsOfFile: figure, encoding: .utf8), let octets = Int(text) else {
      throw .unreadable(path: figure)
    }
    return octets
  }
}
