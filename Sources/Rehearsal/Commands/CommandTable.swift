/// The commands there are, each with its options and what carries it out.
enum CommandTable {
  /// A command and what carries it out.
  struct Entry: Sendable {
    let name: String
    /// The options are only laid out for the command that is asked for, since most runs are short.
    private let makeSpec: @Sendable () -> CommandSpec
    let run: @MainActor @Sendable (ParsedOptions, Rehearsals) async -> ExitStatus

    var spec: CommandSpec { makeSpec() }

    init(
      _ name: String, spec: @autoclosure @escaping @Sendable () -> CommandSpec,
      run: @escaping @MainActor @Sendable (ParsedOptions, Rehearsals) async -> ExitStatus
    ) {
      self.name = name
      makeSpec = spec
      self.run = run
    }
  }

  static let entries: [Entry] = [
    Entry("run", spec: RunCommand.spec) { options, rehearsals in
      await BazelTest(rehearsals.console).run(options) { options in
        await RunCommand(options: options, rehearsals: rehearsals).run()
      }
    },
    Entry("merge", spec: MergeCommand.spec) { MergeCommand(options: $0, rehearsals: $1).run() },
    Entry("steps", spec: StepsCommand.spec) { StepsCommand(options: $0, rehearsals: $1).run() },
    Entry("format", spec: FormatCommand.spec) { FormatCommand(options: $0, rehearsals: $1).run() },
    Entry("convert", spec: ConvertCommand.spec) { ConvertCommand(options: $0, rehearsals: $1).run() },
    Entry("lint", spec: LintCommand.spec) { LintCommand(options: $0, rehearsals: $1).run() },
    Entry("parse", spec: ParseCommand.spec) { ParseCommand(options: $0, rehearsals: $1).run() },
    Entry("serve", spec: ServeCommand.spec) { await ServeCommand(options: $0, rehearsals: $1).run() },
  ]

  static func entry(named name: String) -> Entry? { entries.first { $0.name == name } }
}
