import Testing

@testable import Rehearsal

/// Options that cannot be meant together, and that what is accepted does what it says in every mode.
struct OptionConflictsTests {
  @Test(
    arguments: [
      (["--list", "--retry", "1"], "'--list' and '--retry'", "a list runs nothing; leave '--retry' out"),
      (
        ["--list", "--timeout", "1"], "'--list' and '--timeout'", "a list runs nothing; leave '--timeout' out"
      ),
      (["--list", "--gate"], "'--list' and '--gate'", "a list runs nothing; leave '--gate' out"),
      (
        ["--list", "--fail-fast"], "'--list' and '--fail-fast'",
        "a list runs nothing; leave '--fail-fast' out"
      ),
      (["--list", "--dry-run"], "'--list' and '--dry-run'", "a list runs nothing; leave '--dry-run' out"),
      (["--list", "--watch"], "'--list' and '--watch'", "a list runs nothing; leave '--watch' out"),
      (
        ["--list", "-f", "pretty"], "'--list' and '--format pretty'",
        "a list is text or, with '--format json', JSON"
      ),
      (
        ["--list", "-f", "junit:a.xml"], "'--list' and '--format junit'",
        "a list is text or, with '--format json', JSON"
      ),
      (
        ["--dry-run", "--retry", "1"], "'--dry-run' and '--retry'",
        "a dry run calls no step; leave '--retry' out"
      ),
      (
        ["--dry-run", "--timeout", "1"], "'--dry-run' and '--timeout'",
        "a dry run calls no step; leave '--timeout' out"
      ),
      (["--dry-run", "--gate"], "'--dry-run' and '--gate'", "a dry run calls no step; leave '--gate' out"),
      (
        ["--dry-run", "--allow-flaky"], "'--dry-run' and '--allow-flaky'",
        "a dry run calls no step; leave '--allow-flaky' out"
      ),
      (
        ["--watch", "-e", "Given nothing"], "'--watch' and '--eval'",
        "there is no file to watch; write the text to one"
      ),
      (
        ["--watch", "-"], "'--watch' and '-'", "standard input can be read once; write the text to a file"
      ),
      (
        ["--watch", "-f", "json"], "'--watch' and '--format json'",
        "a change runs only a part again; a report that is kept takes a whole run"
      ),
      (
        ["--watch", "-f", "pretty:a.txt"], "'--watch' and '--format pretty:a.txt'",
        "a change runs only a part again; a report that is kept takes a whole run"
      ),
      (
        ["--rerun", "f.txt", "-e", "Given nothing"], "'--rerun' and '--eval'",
        "the list says what is run; leave one of them out"
      ),
      (
        ["--rerun", "f.txt", "Scenarios"], "'--rerun' and 'Scenarios'",
        "the list says what is run; leave one of them out"
      ),
      (["--rerun", "f.txt", "-"], "'--rerun' and '-'", "the list says what is run; leave one of them out"),
      (
        ["-e", "Given nothing", "-f", "rerun:f.txt"], "'--format rerun' and '--eval'",
        "a list names scenarios in files; write the text to one"
      ),
      (
        ["-", "-f", "rerun"], "'--format rerun' and '-'",
        "a list names scenarios in files; write the text to one"
      ),
    ] as [([String], String, String)])
  func `what makes no sense together is refused`(arguments: [String], pair: String, note: String) async throws
  {
    let end = try await Stage.good().run(arguments)
    #expect(end.errors == "error: \(pair) cannot be used together\nnote: \(note)\n")
    #expect(end.output == "")
    #expect(end.status == .usage)
  }

  @Test(arguments: [["--retry-tags", "@a"], ["--allow-flaky"]])
  func `an option that says more about another needs it`(arguments: [String]) async throws {
    let end = try await Stage.good().run(arguments)
    #expect(
      end.errors == """
        error: '\(arguments[0])' means nothing without '--retry'
        note: add '--retry', or leave '\(arguments[0])' out

        """)
    #expect(end.status == .usage)
  }

  @Test func `the options of a rerun list count where one needs another`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("--retry", "1", "-f", "rerun:f.txt")
    let end = await stage.shaken("--rerun", "f.txt", "--allow-flaky")
    #expect(end.output.contains("1 scenario: 1 failed"))
  }

  @Test func `every option of the table is an option of the command`() {
    let names = Set(RunCommand.spec.options.map(\.name))
    for pair in OptionConflicts.pairs { #expect(names.contains(pair.one) && names.contains(pair.other)) }
    for dependence in OptionConflicts.dependences {
      #expect(names.contains(dependence.option) && names.contains(dependence.needed))
    }
    #expect(Set(RerunChoice.kept).isSubset(of: names))
  }

  /// Where scenarios come from.
  enum Origin: String, CaseIterable { case files, folder, sentences, input, list }

  private static let sentences = [
    "@a\nOne:\nGiven 1 apples\n", "@b\nTwo:\nGiven 2 apples, Then 3 are left\n",
    "@c\nThree:\nGiven 3 apples, Then 4 are left\n",
  ]

  /// Runs the same three scenarios, the last two of them red; from a list, only those two.
  private func run(_ origin: Origin, _ arguments: [String]) async throws -> Stage.Ending {
    let stage = try Stage()
    switch origin {
    case .sentences: return await stage.run(Self.sentences.flatMap { ["-e", $0] } + arguments)
    case .input: return await stage.run(["-"] + arguments, input: Self.sentences.joined(separator: "\n"))
    case .files, .folder, .list:
      let path = "Scenarios/counter/a.scenario"
      try stage.write(Self.sentences.joined(separator: "\n"), to: path)
      if origin == .list { _ = await stage.run("-f", "rerun:f.txt") }
      let places = [Origin.files: [path], .folder: ["Scenarios"]][origin] ?? ["--rerun", "f.txt"]
      return await stage.run(places + arguments)
    }
  }

  @Test(
    arguments: Origin.allCases,
    [
      (["--tags", "@b"], "1 scenario: 1 failed"), (["--name", "Two"], "1 scenario: 1 failed"),
      (["--name-matching", "^T.o$"], "1 scenario: 1 failed"),
      (["--app", "counter", "--tags", "@b"], "1 failed"),
      (["--fail-fast", "--tags", "not @a"], "2 scenarios: 1 failed · 1 not run"),
      (["--dry-run", "--tags", "not @a"], "2 scenarios: 2 not run"),
      (["--retry", "2", "--tags", "@b"], "(failed 3 times)"),
      (["--retry", "2", "--retry-tags", "@a", "--tags", "@b"], "✗ Two  @b\n"),
      (["--order", "random:7", "--tags", "@b"], "repeat it with --order random:7"),
      (["--list", "--tags", "@b"], "  Two  @b\n\n1 scenario"),
      (["--timeout", "60", "--tags", "@b"], "1 scenario: 1 failed"),
    ] as [([String], String)])
  func `an option does what it says wherever scenarios come from`(
    origin: Origin, option: ([String], String)
  ) async throws {
    let end = try await run(origin, option.0)
    #expect(end.output.contains(option.1), "\(origin) \(option.0): \(end.output)\(end.errors)")
  }
}
