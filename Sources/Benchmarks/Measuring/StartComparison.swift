import Foundation

/// Holds the run of one scenario, start to end, against a program that links Foundation and does nothing.
///
/// The empty program has the standard library built in, so this one has to be built with `--static-swift-stdlib`.
enum StartComparison {
  static func run() throws(BenchmarksError) {
    try TimedProgram.inFolder { folder throws(BenchmarksError) in
      let source = folder + "/empty.swift"
      guard FileManager.default.createFile(atPath: source, contents: Data(empty.utf8)) else {
        throw .unwritable(path: source)
      }
      var compiler = TimedProgram(
        "swiftc", ["/usr/bin/env", "swiftc", "-O", "-static-stdlib", source, "-o", folder + "/empty"])
      try compiler.run(printingTo: folder + "/report.txt")
      let feature = folder + "/one.feature"
      try SuiteWriter(seed: 1, features: 1).writeOne(to: feature)
      var programs = [
        TimedProgram("an empty program", [folder + "/empty"]),
        TimedProgram("the version alone", [CommandLine.arguments[0], "rehearse", "--version"]),
        TimedProgram("one scenario", [CommandLine.arguments[0], "rehearse", feature]),
      ]
      for _ in 0..<50 {
        for index in programs.indices { try programs[index].run(printingTo: folder + "/report.txt") }
      }
      for program in programs {
        MeasureCommand.line(
          program.name, "\(Int(program.least * 1_000_000)) µs",
          "\(MeasureCommand.rounded(program.least / programs[0].least)) × the first")
      }
    }
  }

  private static let empty = "import Foundation\nprint(Decimal(1))\n"
}
