import Foundation

/// Holds runs of the trivial suite against each other, and against Python's behave where there is one.
///
/// All are whole processes, in turns, so that a slow minute of the machine meets each of them.
struct RunComparison {
  private let suite: SuiteWriter
  private let python: String?
  private let rounds: Int
  private let busy: UInt64
  /// How many times the rate of behave `--jobs 1` has to reach, and how many times that of `--jobs 1` two workers.
  private let bounds: (behave: Double?, jobs: Double?)

  init(_ options: BenchmarkOptions) throws(BenchmarksError) {
    suite = try SuiteWriter(options)
    python = options["--python"]
    rounds = try options.size("--round") ?? 3
    busy = try options.number("--busy") ?? 0
    bounds = (try options.ratio("--least-behave"), try options.ratio("--least-jobs"))
    guard bounds.behave == nil || python != nil else { throw .needs("--least-behave", "--python") }
  }

  func run() throws(BenchmarksError) {
    try TimedProgram.inFolder { folder throws(BenchmarksError) in
      let features = folder + "/features"
      try suite.write(to: features)
      setenv(TrivialWorld.busyVariable, "\(busy)", 1)
      let rehearse = [TimedProgram.own, "rehearse", features]
      var programs = [
        TimedProgram("in one process", rehearse),
        TimedProgram("--jobs 1", rehearse + ["--jobs", "1"]),
        TimedProgram("--jobs 2", rehearse + ["--jobs", "2"]),
      ]
      if let python {
        programs.append(TimedProgram("behave", [python, "-m", "behave", "--no-color", features]))
      }
      for _ in 0..<max(1, rounds) {
        for index in programs.indices { try programs[index].run(printingTo: folder + "/report.txt") }
      }
      try report(programs)
    }
  }

  private func report(_ programs: [TimedProgram]) throws(BenchmarksError) {
    let weight = busy > 0 ? "steps of \(busy) µs" : "steps"
    print("\(suite.stepCount) \(weight); whole processes in turns, the least time of \(max(1, rounds))")
    let first = programs[0].least
    for program in programs {
      MeasureCommand.line(
        program.name, "\(Int(Double(suite.stepCount) / program.least)) steps/s",
        "\(Int(program.least * 1000)) ms, \(MeasureCommand.rounded(first / program.least)) × the first")
    }
    var faults = [line(programs[2], against: programs[1], least: bounds.jobs)]
    if python != nil, let behave = programs.last {
      faults.append(line(programs[0], against: behave, least: nil))
      faults.append(line(programs[1], against: behave, least: bounds.behave))
    }
    guard faults.allSatisfy({ $0 == nil }) else { throw .slow(faults.compactMap(\.self)) }
  }

  /// Prints a ratio; returns what is to be said of it where it is too small.
  private func line(_ program: TimedProgram, against other: TimedProgram, least: Double?) -> String? {
    let (name, ratio) = ("\(program.name) : \(other.name)", other.least / program.least)
    MeasureCommand.line(name, "\(MeasureCommand.rounded(ratio)) ×")
    guard let least, ratio < least else { return nil }
    return "\(name) is \(MeasureCommand.rounded(ratio)) ×, not \(least) ×"
  }
}
