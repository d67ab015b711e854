import Gherkin

/// Prints what the parser sees, as Cucumber messages or as tokens.
struct ParseCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "parse",
    summary: "Prints what the parser sees of texts, as Cucumber messages, one a line.",
    operand: OperandSpec(
      "FILE", isRepeatable: true,
      summary: "A scenario file; '-' reads standard input. Ids are counted on from file to file."),
    options: [
      OptionSpec("--ast", summary: "Prints documents, and pickles only where '--pickles' is given too."),
      OptionSpec("--pickles", summary: "Prints pickles, and documents only where '--ast' is given too."),
      OptionSpec(
        "--tokens", summary: "Prints a line for each line of the text: what the scanner made of it."),
      TextOperand.option(
        "How standard input, or a file whose name does not tell, is written."),
    ],
    examples: [
      .init("rehearse parse Scenarios/people/list.feature", "Prints its source, document and pickles."),
      .init("rehearse parse --tokens --as feature - < a.feature", "Prints its tokens."),
    ])

  private var console: Console { rehearsals.console }

  func run() -> ExitStatus {
    do {
      try check()
    } catch {
      console.writeError("\(error)\n")
      return .usage
    }
    let operand = TextOperand(options: options, console: console)
    var output = MessageOutput(write: console.write)
    var status = ExitStatus.success
    var nextID = 0
    for name in options.operands {
      do {
        let source = try operand.source(name)
        try print(source, &nextID, &output)
      } catch let error as ParseErrors {
        report(error, &output)
        status = .usage
      } catch {
        console.writeError("\(error)\n")
        status = .usage
      }
    }
    output.flush()
    return status
  }

  private func check() throws(UsageError) {
    if options.operands.isEmpty { throw .nothingNamed("parse", operand: "FILE") }
    if options.has("--tokens"), let other = ["--ast", "--pickles"].first(where: options.has) {
      throw .mixed("'--tokens'", "'\(other)'")
    }
    // Only standard input, and a file whose name does not tell, is read as it says.
    if options.has("--as"), options.operands.allSatisfy({ SourceFormat(path: $0) != nil }) {
      throw .goesWith("--as", "-")
    }
  }

  private func print(_ source: GherkinSource, _ nextID: inout Int, _ output: inout MessageOutput) throws {
    let parser = GherkinParser()
    if options.has("--tokens") {
      guard source.format != .shorthand else { throw UsageError.noTokens(source.uri) }
      output.add(try parser.tokens(source))
      return
    }
    let parsed = try parser.parse(source, firstID: nextID)
    nextID = parsed.nextID
    let isWhole = !options.has("--ast") && !options.has("--pickles")
    if isWhole { output.add(GherkinMessage.source(source) + "\n") }
    if isWhole || options.has("--ast") { output.add(GherkinMessage.document(parsed.document) + "\n") }
    guard isWhole || options.has("--pickles") else { return }
    for pickle in parsed.pickles { output.add(GherkinMessage.pickle(pickle) + "\n") }
  }

  /// Errors are messages too; among tokens, which are none, they would be lost.
  private func report(_ errors: ParseErrors, _ output: inout MessageOutput) {
    if options.has("--tokens") {
      console.writeError("\(errors)\n")
    } else {
      for error in errors.errors { output.add(GherkinMessage.parseError(error) + "\n") }
    }
  }
}

/// Gathers text, so that not every message is written by itself.
private struct MessageOutput {
  let write: @Sendable (String) -> Void
  private var text = ""

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  mutating func add(_ more: String) {
    text += more
    if text.utf8.count >= 1 << 16 { flush() }
  }

  mutating func flush() {
    guard !text.isEmpty else { return }
    write(text)
    text = ""
  }
}
