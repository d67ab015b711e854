import AppSteps
import Rehearsal
import ScreenSteps
import Testing

/// An app as the tests of its scenarios take it: how to make it, and how much of it there has to be.
struct AppUnderTest: Sendable, CustomTestStringConvertible {
  /// The name of the app and of its folder.
  let name: String
  /// The app over a client.
  let suite: @Sendable (Transport) -> AppSuite
  /// How many lines the brief has.
  let lineCount: Int
  /// How many scenarios there are at least, the rows of an outline not counted.
  let scenarioCount: Int
  /// How many run at least.
  let runCount: Int
  /// The app with each of its decisions gone wrong.
  let brokenRules: [BrokenApp]
  /// How many of the lines these turn red at least.
  let brokenLineCount: Int
  /// The app with requests for something else.
  let brokenRequests: [BrokenApp]

  init<Rules: AppRules>(
    _ name: String, lineCount: Int, scenarioCount: Int, runCount: Int, broken: [BrokenRule<Rules>],
    brokenLineCount: Int, requests: [(line: String, part: String, other: String)] = []
  ) {
    self.name = name
    self.lineCount = lineCount
    self.scenarioCount = scenarioCount
    self.runCount = runCount
    self.brokenLineCount = brokenLineCount
    let suite: @Sendable (Transport) -> AppSuite = { Rules.suite(rules: .standard, transport: $0) }
    self.suite = suite
    brokenRules = broken.map { BrokenApp($0) }
    brokenRequests = requests.map { BrokenApp($0.line, asking: $0.part, as: $0.other, of: suite) }
  }

  static let all = [buyCrypto, bankStatement, people, characters]

  var testDescription: String { name }
}
