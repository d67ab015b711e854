import Reporters

extension RunCommand {
  /// The options of the command, from which it is parsed and explained.
  static let spec = CommandSpec(
    "run",
    summary: "Runs scenarios and says which requirement lines hold.",
    operand: OperandSpec(
      "PATH[:LINE]", isRepeatable: true,
      summary: "A scenario file, a line of one, or a folder; '-' reads the short form from standard input. "
        + "Without any, all of 'Scenarios' is run."),
    options: [
      OptionSpec(
        "--eval", short: "-e", value: "TEXT", isRepeatable: true,
        summary: "Runs scenarios written in the short form on the command line."),
      OptionSpec(
        "--app", value: "NAME", summary: "Runs the scenarios of one app, or names the app for a text."),
      OptionSpec(
        "--tags", short: "-t", value: "EXPRESSION",
        summary: "Runs only scenarios whose tags match, such as '@BUY-09 and not @slow'."),
      OptionSpec(
        "--name", short: "-n", value: "NAME", isRepeatable: true,
        summary: "Runs only scenarios of that name, taken literally."),
      OptionSpec(
        "--order", value: "ORDER",
        summary: "The order of the scenarios: defined, reverse, random or random:SEED."),
      OptionSpec(
        "--timeout", value: "SECONDS", summary: "How long a step may take in real time; 10 where not given."),
      OptionSpec(
        "--jobs", short: "-j", value: "COUNT",
        summary: "Runs scenarios side by side in so many worker processes, or in 'auto' as many as there are "
          + "cores. A scenario that crashes or hangs then fails alone."),
      OptionSpec(
        "--gate",
        summary: "Lets the requirement lines that a narrower run touches decide the exit status too."),
      OptionSpec(
        "--format", short: "-f", value: "REPORT[:FILE]", isRepeatable: true,
        summary: "Writes a report, to a file or to standard output: "
          + ReporterCatalog.all.map(\.name).joined(separator: ", ") + "."),
    ],
    examples: [
      .init("rehearse", "Runs every scenario of every app and shows all briefs."),
      .init("rehearse Scenarios/buy-crypto/set-amount.feature:41", "Runs the scenario on that line."),
      .init(
        "rehearse -e \"Given balance ETH 0.051, When I type 5 0, Then Next is enabled\"",
        "Checks one sentence."),
      .init(
        "rehearse --tags @BUY-09 --format junit:report.xml", "Runs what shows one line, with a report for CI."
      ),
    ])
}
