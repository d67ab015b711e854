/// A command of the program, with the options that it takes.
struct BenchmarkEntry: Sendable {
  /// The word that chooses it; empty for the one without a word.
  var name: String
  /// What follows the word and is no option, as help shows it.
  var operand = ""
  /// The options, each with a word for its value.
  var options: [(name: String, value: String)] = []
  var summary: String
  var run: @Sendable (BenchmarkOptions) throws(BenchmarksError) -> Void

  static let all: [BenchmarkEntry] = [
    BenchmarkEntry(
      name: "", options: [("--bytes", "N"), ("--seed", "S"), ("--python", "PATH")],
      summary: "measures parsing, matching and laying out; with a Python, parsing against gherkin-official",
      run: MeasureCommand.run),
    BenchmarkEntry(
      name: "generate", options: [("--bytes", "N"), ("--seed", "S"), ("--language", "NAME")],
      summary: "writes a made text to standard output", run: BenchmarksCommand.generate),
    BenchmarkEntry(name: "parse", operand: "FILE", summary: "parses a file to pickles and ends") {
      (options) throws(BenchmarksError) in
      try ParseCommand.run(options.operand ?? "")
    },
    BenchmarkEntry(
      name: "fuzz", options: [("--seconds", "N"), ("--seed", "S"), ("--bytes", "N"), ("--round", "N")],
      summary: "reads spoilt texts, then texts made to take long at two sizes", run: FuzzCommand.run),
    BenchmarkEntry(
      name: "suite", operand: "FOLDER", options: [("--features", "N"), ("--seed", "S")],
      summary: "writes features of trivial steps, with the steps for behave"
    ) { (options) throws(BenchmarksError) in
      try SuiteWriter(options).write(to: options.operand ?? "trivial")
    },
    BenchmarkEntry(
      name: "run",
      options: [
        ("--features", "N"), ("--seed", "S"), ("--busy", "N"), ("--round", "N"), ("--python", "PATH"),
        ("--least-behave", "TIMES"), ("--least-jobs", "TIMES"),
      ],
      summary: "runs that suite in one process, with workers and with behave, in turns"
    ) { (options) throws(BenchmarksError) in
      try RunComparison(options).run()
    },
    BenchmarkEntry(
      name: "memory", options: [("--features", "N"), ("--seed", "S"), ("--most", "OCTETS")],
      summary: "runs that suite and a tenth of it, and says what each scenario more takes"
    ) { (options) throws(BenchmarksError) in
      try MemoryGrowth(options).run()
    },
    BenchmarkEntry(
      name: "start", summary: "runs one scenario against programs that do nothing (Linux, built static)"
    ) { (_) throws(BenchmarksError) in
      try StartComparison.run()
    },
  ]

  /// The command that arguments name; empty where they name none.
  static func name(in arguments: [String]) -> String {
    arguments.first.flatMap { $0.hasPrefix("--") ? nil : $0 } ?? ""
  }

  /// The help that arguments ask for: of the program, or of the command that they name; nil where they ask for none.
  static func help(for arguments: [String]) -> String? {
    if arguments.first == "--help" || arguments.first == "help" { return help }
    guard arguments.contains("--help") else { return nil }
    return all.first { $0.name == name(in: arguments) }.map { "\($0.usage)\n  \($0.summary)\n" }
  }

  /// What the program can be asked for.
  private static var help: String {
    let usages = all.map(\.usage) + ["Benchmarks rehearse …"]
    let width = usages.map(\.count).max() ?? 0
    let summaries = all.map(\.summary) + ["is 'rehearse' with the trivial suite as its app"]
    return zip(usages, summaries).map { usage, summary in
      usage + String(repeating: " ", count: width - usage.count + 2) + summary + "\n"
    }.joined()
  }

  private var usage: String {
    let words = [name, operand].filter { !$0.isEmpty } + options.map { "[\($0.name) \($0.value)]" }
    return (["Benchmarks"] + words).joined(separator: " ")
  }
}
