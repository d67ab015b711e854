import Reporters

/// Options of `rehearse run` that cannot be meant together, as a table.
///
/// An option that is accepted does what it says; where another one leaves it nothing to do, it is refused.
enum OptionConflicts {
  /// Two options, and why they do not go together.
  struct Pair {
    var one: String
    var other: String
    var reason: String
  }

  /// An option that says more about another one.
  struct Dependence {
    var option: String
    var needed: String
  }

  private static let onlyRunning = [
    "--retry", "--retry-tags", "--allow-flaky", "--timeout", "--gate", "--jobs", "--fail-on-unused",
  ]

  static let pairs: [Pair] =
    (onlyRunning + ["--fail-fast", "--dry-run", "--watch"]).map { option in
      Pair(one: "--list", other: option, reason: "a list runs nothing; leave '\(option)' out")
    }
    + onlyRunning.map { option in
      Pair(one: "--dry-run", other: option, reason: "a dry run calls no step; leave '\(option)' out")
    }
    + ["--shard", "--shards", "--balance"].flatMap { option in
      [
        Pair(one: "--dry-run", other: option, reason: "a dry run calls no step; leave '\(option)' out"),
        Pair(
          one: "--watch", other: option, reason: "a watch runs what a change touches; leave '\(option)' out"),
      ]
    } + [
      Pair(one: "--shard", other: "--shards", reason: "'--shard' has both numbers; leave '--shards' out"),
      Pair(
        one: "--watch", other: "--fail-on-unused",
        reason: "a change runs only a part again; leave '--fail-on-unused' out"),
      Pair(one: "--watch", other: "--eval", reason: "there is no file to watch; write the text to one"),
      Pair(one: "--rerun", other: "--eval", reason: "the list says what is run; leave one of them out"),
    ]

  static let dependences = [
    Dependence(option: "--retry-tags", needed: "--retry"),
    Dependence(option: "--allow-flaky", needed: "--retry"),
  ]

  /// Refuses what was written on the command line and makes no sense.
  static func check(_ options: ParsedOptions) throws(UsageError) {
    for pair in options.values.count > 1 ? pairs : [] where options.has(pair.one) && options.has(pair.other) {
      throw .notTogether("'\(pair.one)'", "'\(pair.other)'", reason: pair.reason)
    }
    try checkOperands(options)
    try checkReports(options)
  }

  /// Refuses options without which another one has nothing to do, those of a rerun list counted in.
  static func checkDependences(_ options: ParsedOptions) throws(UsageError) {
    for dependence in dependences where options.has(dependence.option) && !options.has(dependence.needed) {
      throw .goesWith(dependence.option, dependence.needed)
    }
  }

  private static func checkOperands(_ options: ParsedOptions) throws(UsageError) {
    guard let operand = options.operands.first else { return }
    if options.has("--eval") { throw .mixed("'--eval'", "'\(operand)'") }
    if options.has("--rerun") {
      throw .notTogether(
        "'--rerun'", "'\(operand)'", reason: "the list says what is run; leave one of them out")
    }
    if options.has("--watch"), options.operands.contains("-") {
      throw .notTogether(
        "'--watch'", "'-'", reason: "standard input can be read once; write the text to a file")
    }
  }

  private static func checkReports(_ options: ParsedOptions) throws(UsageError) {
    let isLoose = options.has("--eval") || options.operands.contains("-")
    for format in options.all("--format") {
      let parts = format.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts.first ?? format
      if name == "rerun", isLoose {
        let text = options.has("--eval") ? "'--eval'" : "'-'"
        throw .notTogether(
          "'--format rerun'", text, reason: "a list names scenarios in files; write the text to one")
      }
      if options.has("--list"), name != "json" {
        throw .notTogether(
          "'--list'", "'--format \(name)'", reason: "a list is text or, with '--format json', JSON")
      }
      if options.has("--watch"), parts.count > 1 || !ReportSet.namesForPeople.contains(name) {
        throw .notTogether(
          "'--watch'", "'--format \(format)'",
          reason: "a change runs only a part again; a report that is kept takes a whole run")
      }
    }
  }
}
