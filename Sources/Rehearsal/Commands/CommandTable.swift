/// The commands there are, each with its options and what carries it out.
enum CommandTable {
  /// A command and what carries it out.
  struct Entry: Sendable {
    let spec: CommandSpec
    let run: @Sendable (ParsedOptions, Rehearsals) async -> ExitStatus
  }

  static let entries: [Entry] = [
    Entry(spec: RunCommand.spec) { options, rehearsals in
      await BazelTest(rehearsals.console).run(options) { options in
        await RunCommand(options: options, rehearsals: rehearsals).run()
      }
    },
    Entry(spec: MergeCommand.spec) { MergeCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: StepsCommand.spec) { StepsCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: FormatCommand.spec) { FormatCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: ConvertCommand.spec) { ConvertCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: LintCommand.spec) { LintCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: ParseCommand.spec) { ParseCommand(options: $0, rehearsals: $1).run() },
    Entry(spec: ServeCommand.spec) { await ServeCommand(options: $0, rehearsals: $1).run() },
  ]

  static func entry(named name: String) -> Entry? { entries.first { $0.spec.name == name } }
}
