import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// Messages bear the time at which that happened which they tell of.
struct MessageTimesTests {
  private let testCase: TestCase
  private let other: TestCase
  private let result = ScenarioResult(status: .passed, duration: .seconds(3))

  init() throws {
    let text = "Feature: F\n  Scenario: A\n  Scenario: B\n"
    let pickles = try GherkinParser().parse(GherkinSource(uri: "a.feature", text: text, format: .feature))
      .pickles
    testCase = TestCase(id: 0, suite: "shop", pickle: try #require(pickles.first), steps: [])
    other = TestCase(id: 1, suite: "shop", pickle: try #require(pickles.last), steps: [])
  }

  /// A reporter whose clock stands still.
  private func reporter(_ paper: Paper, now: Duration) -> MessageReporter {
    MessageReporter(ReporterContext(output: paper.output, messages: MessageOptions(now: { now })))
  }

  /// The times of messages, by their kinds.
  private func times(_ text: String) -> [String: Duration] {
    text.split(separator: "\n").reduce(into: [:]) { times, line in
      guard case .object(let members)? = JSONValue(parsing: String(line)), let message = members.first
      else { return }
      times[message.name] = message.value["timestamp"]?.duration
    }
  }

  @Test func `what happened earlier has the time that it had by the clock of the report`() {
    let paper = Paper()
    let reporter = reporter(paper, now: .seconds(1_000))
    reporter.receive(.runStarted(RunStarted(testCases: [testCase])))
    let started = reporter.started
    reporter.receive(.scenarioStarted(testCase, attempt: 0), at: .instant(started + .seconds(2)))
    reporter.receive(
      .scenarioFinished(testCase, attempt: 0, result, willBeRetried: false),
      at: .instant(started + .milliseconds(5_250)))
    reporter.receive(.runFinished(RunFinished(duration: .seconds(9))))
    #expect(
      times(paper.text) == [
        "testRunStarted": .seconds(1_000), "testCaseStarted": .seconds(1_002),
        "testCaseFinished": .milliseconds(1_005_250), "testRunFinished": .seconds(1_000),
      ])
  }

  @Test func `nothing happened before the run`() {
    let paper = Paper()
    let reporter = reporter(paper, now: .seconds(1_000))
    reporter.receive(.runStarted(RunStarted(testCases: [testCase])))
    reporter.receive(
      .scenarioStarted(testCase, attempt: 0), at: .instant(reporter.started - .seconds(1)))
    #expect(times(paper.text)["testCaseStarted"] == .seconds(1_000))
  }

  @Test func `what a report told keeps its time, that of the run too`() throws {
    let (first, second) = (Paper(), Paper())
    let writer = reporter(first, now: .seconds(1_000))
    writer.receive(.runStarted(RunStarted(testCases: [testCase])), at: .recorded(.seconds(10)))
    writer.receive(.scenarioStarted(testCase, attempt: 0), at: .recorded(.seconds(12)))
    writer.receive(
      .scenarioFinished(testCase, attempt: 0, result, willBeRetried: false), at: .recorded(.seconds(15)))
    writer.receive(.runFinished(RunFinished(duration: .seconds(9))), at: .recorded(.seconds(19)))
    let again = reporter(second, now: .seconds(2_000))
    var times: [EventTime?] = []
    var reader: MessageReader?
    reader = MessageReader(name: "run.ndjson") { event in
      times.append(reader?.time)
      if let time = reader?.time { again.receive(event, at: time) } else { again.receive(event) }
    }
    try reader?.read(Array(first.text.utf8))
    _ = try reader?.finish()
    #expect(times == [10, 12, 15, 19].map { .recorded(.seconds($0)) })
    #expect(second.text == first.text)
    reader = nil
  }

  @Test func `where messages break off, that is after the last thing that happened in any scenario`() throws {
    let paper = Paper()
    let writer = reporter(paper, now: .zero)
    writer.receive(.runStarted(RunStarted(testCases: [testCase, other])), at: .recorded(.seconds(10)))
    writer.receive(.scenarioStarted(testCase, attempt: 0), at: .recorded(.seconds(12)))
    writer.receive(
      .scenarioFinished(testCase, attempt: 0, result, willBeRetried: false), at: .recorded(.seconds(20)))
    // It ran beside the first one.
    writer.receive(.scenarioStarted(other, attempt: 0), at: .recorded(.seconds(13)))
    var durations: [Duration] = []
    let reader = MessageReader(name: "run.ndjson") { event in
      if case .scenarioFinished(_, _, let result, _) = event { durations.append(result.duration) }
      if case .runFinished(let end) = event { durations.append(end.duration) }
    }
    try reader.read(Array(paper.text.utf8))
    _ = try reader.finish()
    #expect(durations == [.seconds(3), .seconds(7), .seconds(10)])
  }
}
