import Foundation
import Rehearsal

/// The command that measures the project's parts and tries them with spoilt texts.
@main enum BenchmarksCommand {
  @MainActor static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "rehearse" { await rehearse(Array(arguments.dropFirst())) }
    do {
      try run(arguments)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs the trivial suite, or another of its steps, as the command of its own composition root would.
  @MainActor private static func rehearse(_ arguments: [String]) async -> Never {
    let status = await Rehearsals(suites: [TrivialSuite.suite]).run(arguments)
    PeakMemory.report()
    exit(status.rawValue)
  }

  static func run(_ arguments: [String]) throws(BenchmarksError) {
    if let help = BenchmarkEntry.help(for: arguments) { return print(help, terminator: "") }
    let name = BenchmarkEntry.name(in: arguments)
    guard let entry = BenchmarkEntry.all.first(where: { $0.name == name }) else { throw .usage(name) }
    try entry.run(BenchmarkOptions(arguments.dropFirst(name.isEmpty ? 0 : 1), of: entry))
  }

  /// Writes a text to standard output.
  static func generate(_ options: BenchmarkOptions) throws(BenchmarksError) {
    let generator = FeatureGenerator(
      seed: try options.number("--seed") ?? 1, language: options["--language"] ?? "en")
    let bytes = generator.utf8(bytes: try options.size("--bytes") ?? 1_000_000)
    FileHandle.standardOutput.write(Data(bytes))
  }
}
