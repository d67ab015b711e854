import Foundation

/// The command that measures the project's parts and tries them with spoilt texts.
@main enum BenchmarksCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  static func run(_ arguments: [String]) throws(BenchmarksError) {
    let command = arguments.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    let options = try BenchmarkOptions(arguments.dropFirst(command == nil ? 0 : 1))
    switch command {
    case "generate": try generate(options)
    case "parse": try ParseCommand.run(options.rest.first ?? "")
    case "fuzz": try FuzzCommand.run(options)
    case nil: try MeasureCommand.run(options)
    case let command?: throw .usage(command)
    }
  }

  /// Writes a text to standard output.
  private static func generate(_ options: BenchmarkOptions) throws(BenchmarksError) {
    let generator = FeatureGenerator(
      seed: try options.number("--seed") ?? 1, language: options["--language"] ?? "en")
    let bytes = generator.utf8(bytes: Int(clamping: try options.number("--bytes") ?? 1_000_000))
    FileHandle.standardOutput.write(Data(bytes))
  }
}
