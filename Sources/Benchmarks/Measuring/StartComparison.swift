import Foundation

/// Holds the run of one scenario, start to end, against programs that do nothing.
///
/// One takes next to nothing from Foundation; the other links the parts that this program links, among them the
/// regular expressions and their tables. Both have the standard library built in, so this one has to be built with
/// `--static-swift-stdlib`.
enum StartComparison {
  static func run() throws(BenchmarksError) {
    try TimedProgram.inFolder { folder throws(BenchmarksError) in
      for (name, text) in [("bare", bare), ("linked", linked)] {
        try compile(text, to: "\(folder)/\(name)")
      }
      let feature = folder + "/one.feature"
      try SuiteWriter(seed: 1, features: 1).writeOne(to: feature)
      var programs = [
        TimedProgram("empty, nearly without Foundation", [folder + "/bare"]),
        TimedProgram("empty, linked as this one is", [folder + "/linked"]),
        TimedProgram("the version alone", [TimedProgram.own, "rehearse", "--version"]),
        TimedProgram("one scenario", [TimedProgram.own, "rehearse", feature]),
      ]
      for _ in 0..<50 {
        for index in programs.indices { try programs[index].run(printingTo: folder + "/report.txt") }
      }
      for program in programs {
        MeasureCommand.line(
          program.name, "\(Int(program.least * 1_000_000)) µs",
          "\(ratio(program, programs[0])) × the first, \(ratio(program, programs[1])) × the second")
      }
    }
  }

  /// Compiles a program; what the compiler and the linker say is told only where they fail.
  static func compile(_ text: String, to path: String) throws(BenchmarksError) {
    let (source, output) = (path + ".swift", path + ".txt")
    guard FileManager.default.createFile(atPath: source, contents: Data(text.utf8)) else {
      throw .unwritable(path: source)
    }
    var compiler = TimedProgram(
      "swiftc", ["/usr/bin/env", "swiftc", "-O", "-static-stdlib", source, "-o", path])
    do {
      try compiler.run(printingTo: output, withErrors: true)
    } catch .notRun {
      throw .notCompiled((try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
    }
  }

  private static func ratio(_ program: TimedProgram, _ other: TimedProgram) -> Double {
    MeasureCommand.rounded(program.least / other.least)
  }

  private static let bare = "import Foundation\nprint(Decimal(1))\n"
  /// It names what it links, and never comes to it.
  private static let linked = """
    import Foundation
    if CommandLine.arguments.count > 9 {
      print(try NSRegularExpression(pattern: "a"), Process(), FileHandle.nullDevice, Bundle.main, Thread.current)
    }
    print(Decimal(1))

    """
}
