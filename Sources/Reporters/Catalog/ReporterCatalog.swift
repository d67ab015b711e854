public import ScenarioRunner

/// What a reporter is made with.
public struct ReporterContext {
  /// Where the report goes.
  public var output: ReportOutput
  /// Further members of a JSON report, asked for when the run has ended.
  public var extra: () -> [JSONValue.Member]
  /// What a list of scenarios to run again has to hold besides them.
  public var rerun: RerunList.Settings
  /// The time since some moment, never going back; paces the progress line.
  public var now: () -> Duration
  /// How Cucumber messages are written; looked up by the reporter that writes some, as it takes a look at the machine.
  public var messages: () -> MessageOptions
  /// Takes the summary of a CI job, where the job has a place for one.
  public var jobSummary: ((String) -> Void)?

  /// How many bytes that summary may have.
  public var jobSummaryRoom: Int
  /// Names a file from the root of the repository, where a CI system wants it so.
  public var repositoryPath: (String) -> String = { $0 }

  /// Creates a context.
  public init(
    output: ReportOutput, extra: @escaping () -> [JSONValue.Member] = { [] },
    rerun: RerunList.Settings = RerunList.Settings(), now: (() -> Duration)? = nil,
    messages: @autoclosure @escaping () -> MessageOptions = MessageOptions()
  ) {
    self.output = output
    self.extra = extra
    self.rerun = rerun
    self.messages = messages
    jobSummary = nil
    jobSummaryRoom = JobSummary.limit
    let start = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - start }
  }
}

/// A reporter that can be asked for by name.
public struct ReporterKind: Sendable {
  /// The name, as in `--format junit:FILE`.
  public var name: String
  /// What it is for, in one line of help.
  public var summary: String
  /// Whether it draws the screens, so that the run has to take snapshots of them.
  public var needsSnapshots: Bool
  /// Makes one.
  public var make: @Sendable (ReporterContext) -> any RunObserver

  /// Creates a kind of reporter.
  public init(
    name: String, summary: String, needsSnapshots: Bool = false,
    make: @escaping @Sendable (ReporterContext) -> any RunObserver
  ) {
    self.name = name
    self.summary = summary
    self.needsSnapshots = needsSnapshots
    self.make = make
  }
}

/// The reporters that there are.
public enum ReporterCatalog {
  /// The reporter that is taken where none is named.
  public static let usual = ReporterKind(
    name: "terminal", summary: "quiet for what passes, full for what fails"
  ) { TerminalReporter($0, detail: .failures) }

  /// All reporters, in the order of the help.
  public static let all: [ReporterKind] = [
    usual,
    ReporterKind(name: "pretty", summary: "every scenario with every step") {
      TerminalReporter($0, detail: .everything)
    },
    ReporterKind(name: "progress", summary: "a sign for each scenario, then what fails in full") {
      ProgressReporter($0)
    },
    ReporterKind(
      name: "html", summary: "one page: the brief, the run, and a picture of the screen at each step",
      needsSnapshots: true
    ) { HTMLReporter($0) },
    ReporterKind(name: "junit", summary: "JUnit XML for CI, with requirement ids as properties") {
      JUnitReporter($0)
    },
    ReporterKind(name: "json", summary: "the run and the ledger as JSON") { JSONReporter($0) },
    ReporterKind(
      name: "message", summary: "Cucumber messages, one line each, for other tools and for merging",
      needsSnapshots: true
    ) {
      MessageReporter($0)
    },
    ReporterKind(name: "rerun", summary: "what did not pass, for --rerun") { RerunReporter($0) },
    ReporterKind(name: "usage", summary: "how often each step is called, how long it takes, which are not") {
      UsageReporter($0)
    },
    ReporterKind(name: "github", summary: "annotations and a job summary for GitHub Actions") {
      GitHubReporter($0)
    },
    ReporterKind(name: "tap", summary: "the Test Anything Protocol, version 13") { TAPReporter($0) },
    ReporterKind(name: "teamcity", summary: "service messages for TeamCity and IDEs") {
      TeamCityReporter($0)
    },
  ]

  /// The names of all reporters, as a sentence lists them.
  public static var names: String {
    var names = ""
    for kind in all { names += names.isEmpty ? kind.name : ", \(kind.name)" }
    return names
  }

  /// Returns the reporter of a name.
  ///
  /// - Throws: `ReporterError.unknownReporter`.
  public static func kind(named name: String) throws(ReporterError) -> ReporterKind {
    if let kind = all.first(where: { $0.name == name }) { return kind }
    throw .unknownReporter(name, known: all.map(\.name))
  }
}
