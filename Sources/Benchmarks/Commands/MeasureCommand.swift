import CucumberExpressions
import Foundation
import Gherkin

/// Measures the project's parts and prints one table.
enum MeasureCommand {
  static func run(_ options: BenchmarkOptions) throws(BenchmarksError) {
    let seed = try options.number("--seed") ?? 1
    let bytes = try options.size("--bytes") ?? 4_000_000
    if let python = options["--python"] {
      try Comparison(python: python, seed: seed, bytes: max(bytes, 10_000_000)).run()
      return
    }
    print("seed \(seed); the least processor time of several runs")
    for (language, text) in FeatureGenerator.texts(seed: seed, bytes: bytes) {
      try report("parse to pickles, \(language)", Array(text.utf8)) { source throws(BenchmarksError) in
        _ = try parse(source)
      }
    }
    let text = FeatureGenerator(seed: seed).utf8(bytes: bytes)
    let parsed = try parse(GherkinSource(uri: "a.feature", bytes: text, format: .feature))
    report("read the steps of all pickles", text.count) {
      for pickle in parsed.pickles { for step in pickle.steps { _ = step.text } }
    }
    StepMatching.report()
    try reportGrowth(seed: seed, largest: 64_000_000)
  }

  static func parse(_ source: GherkinSource) throws(BenchmarksError) -> ParsedSource {
    do { return try GherkinParser().parse(source) } catch { throw .unparsable("\(error)") }
  }

  private static func format(_ source: GherkinSource) throws(BenchmarksError) {
    do { _ = try GherkinFormatter().format(source) } catch { throw .unparsable("\(error)") }
  }

  /// Parses and lays out texts of doubled sizes: the time for a megabyte stays.
  private static func reportGrowth(seed: UInt64, largest: Int) throws(BenchmarksError) {
    var bytes = 1_000_000
    while bytes <= largest {
      let text = FeatureGenerator(seed: seed).utf8(bytes: bytes)
      try report("parse to pickles, \(bytes / 1_000_000) MB", text) { source throws(BenchmarksError) in
        _ = try parse(source)
      }
      try report("format, \(bytes / 1_000_000) MB", text, format)
      bytes *= 2
    }
  }

  private static func report(
    _ name: String, _ text: [UInt8], _ body: (GherkinSource) throws(BenchmarksError) -> Void
  ) throws(BenchmarksError) {
    let source = GherkinSource(uri: "a.feature", bytes: text, format: .feature)
    var failure: BenchmarksError?
    report(name, text.count) {
      do throws(BenchmarksError) { try body(source) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private static func report(_ name: String, _ bytes: Int, _ body: () -> Void) {
    let time = Growth.least(of: bytes > 10_000_000 ? 3 : 5, body)
    let milliseconds = time / .milliseconds(1)
    let megabytes = Double(bytes) / 1_000_000
    line(
      name, "\(rounded(megabytes / milliseconds * 1000)) MB/s", "\(rounded(milliseconds / megabytes)) ms/MB")
  }

  /// Prints a line of the table.
  static func line(_ name: String, _ value: String, _ note: String = "") {
    let left = name.padding(toLength: 36, withPad: " ", startingAt: 0)
    let right = String(repeating: " ", count: max(0, 12 - value.count)) + value
    print(note.isEmpty ? "\(left)\(right)" : "\(left)\(right)   \(note)")
  }

  /// A number with two decimals.
  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
