import Foundation

/// Holds runs of the trivial suite against each other, and against Python's behave where there is one.
///
/// All are whole processes, in turns, so that a slow minute of the machine meets each of them.
struct RunComparison {
  private let suite: SuiteWriter
  private let python: String?
  private let rounds: Int
  private let busy: UInt64

  init(_ options: BenchmarkOptions) throws(BenchmarksError) {
    suite = try SuiteWriter(options)
    python = options["--python"]
    rounds = try options.size("--round") ?? 3
    busy = try options.number("--busy") ?? 0
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
      report(programs)
    }
  }

  private func report(_ programs: [TimedProgram]) {
    let weight = busy > 0 ? "steps of \(busy) µs" : "steps"
    print("\(suite.stepCount) \(weight); whole processes in turns, the least time of \(max(1, rounds))")
    let first = programs[0].least
    for program in programs {
      MeasureCommand.line(
        program.name, "\(Int(Double(suite.stepCount) / program.least)) steps/s",
        "\(Int(program.least * 1000)) ms, \(MeasureCommand.rounded(first / program.least)) × the first")
    }
    line(programs[2], against: programs[1])
    guard python != nil, let behave = programs.last else { return }
    for program in programs.prefix(2) { line(program, against: behave) }
  }

  private func line(_ program: TimedProgram, against other: TimedProgram) {
    MeasureCommand.line(
      "\(program.name) : \(other.name)", "\(MeasureCommand.rounded(other.least / program.least)) ×")
  }
}
