import Reporters

extension RunCommand {
  /// The options of the command, from which it is parsed and explained.
  static let spec = CommandSpec(
    "run",
    summary: "Runs scenarios and says which requirement lines hold.",
    operand: OperandSpec(
      "PATH[:LINE…]", isRepeatable: true,
      summary: "A scenario file, lines of one, or a folder; '-' reads the short form from standard input. "
        + "Without any, all of 'Scenarios' is run."),
    options: selection + order + running + reports,
    examples: [
      .init("rehearse", "Runs every scenario of every app and shows all briefs."),
      .init("rehearse Scenarios/buy-crypto/set-amount.feature:41", "Runs the scenario on that line."),
      .init(
        "rehearse -e \"Given balance ETH 0.051, When I type 5 0, Then Next is enabled\"",
        "Checks one sentence."),
      .init(
        "rehearse --tags @BUY-09 --format junit:report.xml", "Runs what shows one line, with a report for CI."
      ),
      .init("rehearse --format rerun:failed.txt", "Runs all, and lists what did not pass."),
      .init("rehearse --rerun failed.txt", "Runs what did not pass again."),
    ])

  private static let selection = [
    OptionSpec(
      "--eval", short: "-e", value: "TEXT", isRepeatable: true, under: "SELECTION",
      summary: "Runs scenarios written in the short form on the command line."),
    OptionSpec(
      "--app", value: "NAME", under: "SELECTION",
      summary: "Runs the scenarios of one app, or names the app for a text."),
    OptionSpec(
      "--tags", short: "-t", value: "EXPRESSION", under: "SELECTION",
      summary: "Runs only scenarios whose tags match, such as '@BUY-09 and not @slow'."),
    OptionSpec(
      "--name", short: "-n", value: "NAME", isRepeatable: true, under: "SELECTION",
      summary: "Runs only scenarios of that name, taken literally, as reports show it."),
    OptionSpec(
      "--name-matching", value: "PATTERN", isRepeatable: true, under: "SELECTION",
      summary: "Runs only scenarios in whose name the regular expression is found."),
    OptionSpec(
      "--requirement", value: "ID", isRepeatable: true, under: "SELECTION",
      summary: "Runs only scenarios that show that line of a brief, such as BUY-09."),
    OptionSpec(
      "--rerun", value: "FILE", under: "SELECTION",
      summary: "Runs what did not pass before, as a file of '--format rerun:FILE' lists it: in that order, "
        + "with the options of that run."),
    OptionSpec(
      "--list", under: "SELECTION",
      summary: "Lists what would run, and runs nothing; as JSON with '--format json'."),
  ]

  private static let order = [
    OptionSpec(
      "--order", value: "ORDER", under: "ORDER",
      summary: "The order of the scenarios: defined, reverse, random or random:SEED.")
  ]

  private static let running = [
    OptionSpec(
      "--dry-run", under: "RUNNING",
      summary: "Matches all steps and calls none; needs no app and no port."),
    OptionSpec(
      "--fail-fast", under: "RUNNING",
      summary: "Ends the run at the first scenario that is red; one that is @wip does not count."),
    OptionSpec(
      "--retry", value: "N", under: "RUNNING",
      summary: "Tries a failed scenario again, up to N times; one that passes then is flaky."),
    OptionSpec(
      "--retry-tags", value: "EXPRESSION", under: "RUNNING",
      summary: "Tries only scenarios again whose tags match."),
    OptionSpec(
      "--allow-flaky", under: "RUNNING", summary: "Lets a requirement line hold that a flaky scenario shows."),
    OptionSpec(
      "--timeout", value: "SECONDS", under: "RUNNING",
      summary: "How long a step may take in real time; 10 where not given."),
    OptionSpec(
      "--jobs", short: "-j", value: "COUNT", under: "RUNNING",
      summary: "Runs scenarios side by side in so many worker processes, or in 'auto' as many as there are "
        + "cores. A scenario that crashes or hangs then fails alone."),
    OptionSpec(
      "--shard", value: "INDEX/TOTAL", under: "RUNNING",
      summary: "Runs one part of the scenarios, such as 1/4, for several machines; without it the variables "
        + "of Bazel, GitLab, CircleCI, Buildkite, Semaphore and Slurm arrays say which."),
    OptionSpec(
      "--shards", value: "TOTAL", under: "RUNNING",
      summary: "How many parts there are where JOB_COMPLETION_INDEX says which this is, as in Kubernetes."),
    OptionSpec(
      "--balance", value: "FILE", isRepeatable: true, under: "RUNNING",
      summary: "Makes the parts take as long as each other, by a JSON or message report of the last run."),
    OptionSpec(
      "--watch", under: "RUNNING",
      summary: "Waits for changes of scenarios, briefs and fixtures, and runs again what they touch, until "
        + "Ctrl-C."),
  ]

  private static let reports = [
    OptionSpec(
      "--gate", under: "REPORTS",
      summary: "Lets the requirement lines that a narrower run touches decide the exit status too."),
    OptionSpec(
      "--fail-on-unused", under: "REPORTS",
      summary:
        "Fails a run in which a step of an app's library is called by no scenario, and lists those steps."),
    OptionSpec(
      "--format", short: "-f", value: "REPORT[:FILE]", isRepeatable: true, under: "REPORTS",
      summary: "Writes a report, to a file or to standard output: "
        + ReporterCatalog.names + ". Missing folders are made."),
  ]
}
