import Foundation
import Gherkin

/// Lays scenario files out in the one canonical way, or says which are not.
struct FormatCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "format",
    summary: "Lays scenario files out in one way, without changing what they say.",
    operand: OperandSpec(
      "PATH", isRepeatable: true,
      summary: "A scenario file, or a folder with all below it; '-' lays out standard input on standard "
        + "output. Without any, all of 'Scenarios' is laid out."),
    options: [
      OptionSpec(
        "--check",
        summary: "Writes no file; lists those that are laid out in another way, each with its first line "
          + "that differs, and exits 1 where there are any."),
      TextOperand.option("How standard input is written, as the end of a file's name would tell."),
    ],
    examples: [
      .init("rehearse format", "Lays out every scenario file."),
      .init("rehearse format --check", "Fails where one is not laid out, for CI."),
      .init("rehearse format --as feature - < a.feature", "Lays out a text without touching a file."),
    ])

  private var console: Console { rehearsals.console }
  private var isCheck: Bool { options.has("--check") }

  func run() -> ExitStatus {
    do {
      let inputs = try inputs()
      let outcomes = inputs.map(format)
      for outcome in outcomes { for message in outcome.errors { console.writeError("\(message)\n") } }
      if options.operands.first == "-", !isCheck {
        console.write(outcomes.map { String(decoding: $0.laidOut ?? [], as: UTF8.self) }.joined())
      } else {
        console.write(outcomes.compactMap(line).map { "\($0)\n" }.joined() + "\(summary(outcomes))\n")
      }
      if outcomes.contains(where: { !$0.errors.isEmpty }) { return .usage }
      return isCheck && outcomes.contains(where: \.isChanged) ? .scenarioFailed : .success
    } catch {
      console.writeError("\(error)\n")
      return (error as? RunRefusal)?.status ?? .usage
    }
  }

  /// What became of one text.
  private struct Outcome {
    var source: GherkinSource
    /// The text in canonical layout; nil where it does not parse.
    var laidOut: [UInt8]?
    var errors: [String] = []

    var isChanged: Bool { laidOut.map { $0 != source.bytes } ?? false }
  }

  private func format(_ source: GherkinSource) -> Outcome {
    var outcome = Outcome(source: source)
    do {
      outcome.laidOut = try GherkinFormatter().format(source)
    } catch {
      outcome.errors = error.errors.map(\.description)
    }
    guard outcome.isChanged, !isCheck, options.operands.first != "-", let bytes = outcome.laidOut else {
      return outcome
    }
    do {
      try console.rewrite(source.uri, with: bytes)
    } catch {
      outcome.errors = ["\(error)"]
    }
    return outcome
  }

  /// The line that names a file that was, or would be, changed.
  private func line(_ outcome: Outcome) -> String? {
    guard outcome.isChanged, outcome.errors.isEmpty, let laidOut = outcome.laidOut else { return nil }
    guard isCheck else { return outcome.source.uri }
    let difference = FirstDifference(expected: laidOut, actual: outcome.source.bytes)
    return """
      \(outcome.source.uri):\(difference.line)
        expected  \(difference.expected)
        actual    \(difference.actual)
      """
  }

  private func summary(_ outcomes: [Outcome]) -> String {
    let faults = outcomes.count { !$0.errors.isEmpty }
    let changed = outcomes.count { $0.isChanged && $0.errors.isEmpty }
    let counts = [
      (changed, isCheck ? "to be laid out" : "laid out"), (outcomes.count - changed - faults, "unchanged"),
      (faults, "with errors"),
    ]
    return "\(outcomes.count) file\(outcomes.count == 1 ? "" : "s"): "
      + counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  private func inputs() throws -> [GherkinSource] {
    let operands = options.operands
    if operands.contains("-") {
      if let other = operands.first(where: { $0 != "-" }) { throw UsageError.mixed("'-'", "'\(other)'") }
      return [try TextOperand(options: options, console: console).standardInput()]
    }
    if options.has("--as") { throw UsageError.goesWith("--as", "-") }
    return try ScenarioFiles.wholeFiles(operands.isEmpty ? ["Scenarios"] : operands, console: console)
  }
}
