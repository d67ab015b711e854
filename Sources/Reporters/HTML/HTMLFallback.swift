import Gherkin
import ScenarioRunner

/// What a page says where scripts are not allowed: the run as plain lines.
enum HTMLFallback {
  /// A scenario with what went wrong in it.
  static func text(of attempt: FinishedAttempt) -> String {
    let outcome = attempt.outcome
    var lines = [line(outcome.sign, outcome.rawValue, attempt.testCase)]
    if outcome != .passed {
      lines += attempt.failures.map { HTMLText.line("\($0.message) (\($0.place))") }
    }
    return paragraph(lines)
  }

  /// The end of the run: what did not run, the requirement lines, and why the run was cut short.
  static func text(
    unrun: [TestCase], isDryRun: Bool, end: RunFinished, extra: [JSONValue.Member]
  ) -> String {
    var text = isDryRun ? paragraph([Tally.dryRun]) : ""
    text += unrun.map { paragraph([line("○", "not run", $0)]) }.joined()
    if let abortion = end.abortionText { text += paragraph([HTMLText.line(abortion)]) }
    for account in extra.first(where: { $0.name == "requirements" })?.value.list ?? [] {
      text += "<noscript><h2>\(HTMLText.line(account["title"]?.string ?? ""))</h2></noscript>\n"
      text += (account["lines"]?.list ?? []).map(requirement).joined()
    }
    return text
  }

  private static func line(_ sign: String, _ word: String, _ testCase: TestCase) -> String {
    "\(sign) \(word): " + HTMLText.line("\(testCase.pickle.title) (\(testCase.place))")
  }

  private static func requirement(_ line: JSONValue) -> String {
    let words = ["state", "id", "text"].map { line[$0]?.string ?? "" }
    return paragraph([HTMLText.line("\(words[0]): \(words[1]) \(words[2])")])
  }

  private static func paragraph(_ lines: [String]) -> String {
    "<noscript><p>\(lines.joined(separator: "<br>"))</p></noscript>\n"
  }
}
