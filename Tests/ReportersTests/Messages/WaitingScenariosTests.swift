import Foundation
import Gherkin
import TestSupport
import Testing

@testable import Reporters
@testable import ScenarioRunner

/// Scenarios of which more stands beside the messages than in them.
struct WaitingScenariosTests {
  /// The messages of a run, and its events as they are read from them.
  private func run() async throws -> (messages: [String], events: [RunEvent], started: Duration) {
    let folder = try TemporaryFolder()
    let film = folder.url.appending(path: "film.mp4")
    try Data("film".utf8).write(to: film)
    let messages = Paper()
    try await MessageRun.run(file: film.path(), to: [messages.sink("message")])
    var events: [RunEvent] = []
    let reader = MessageReader(name: "run.ndjson") { events.append($0) }
    try reader.read(Array(messages.text.utf8))
    _ = try reader.finish()
    return (messages.text.split(separator: "\n").map { "\($0)\n" }, events, reader.head.started)
  }

  /// What would have been written down of a scenario, as far as a number of its events.
  private func waiting(
    _ id: Int, _ events: [RunEvent], count: Int = .max, of run: Duration
  ) throws -> [UInt8] {
    var log = WaitingLog()
    log.noteMore(of: id)
    let records = events.filter { $0.scenario?.id == id }.prefix(count).flatMap {
      WorkerReport($0)?.framed ?? []
    }
    guard case .more(let bytes)? = log.news([id: records]) else { return [] }
    return WaitingReports.head(of: run) + bytes
  }

  /// A scenario of that name; the messages of the run up to the middle of it.
  private func cut(
    _ messages: [String], _ events: [RunEvent], in name: String
  ) throws -> (testCase: TestCase, messages: [UInt8]) {
    let testCase = try #require(
      events.lazy.compactMap(\.scenario).first { $0.pickle.name.hasPrefix(name) })
    let scenarios = events.compactMap { event in
      if case .scenarioStarted(let testCase, _) = event { testCase.id } else { nil }
    }
    let number = try #require(scenarios.firstIndex(of: testCase.id))
    let starts = messages.indices.filter { messages[$0].hasPrefix(#"{"testCaseStarted""#) }
    return (testCase, Array(messages[...(starts[number] + 1)].joined().utf8))
  }

  private func words(_ events: [RunEvent]) -> [String] {
    events.map { event in
      switch event {
      case .scenarioStarted(_, let attempt): "attempt \(attempt)"
      case .stepStarted(_, let index): "start \(index)"
      case .stepFinished(_, let index, let result):
        "end \(index) \(result.status) \(result.failure?.message ?? "")"
      case .attached(let attachment, _): "attached \(attachment.fileName ?? "")"
      case .scenarioFinished(_, _, let result, let willBeRetried): "\(result.status) \(willBeRetried)"
      default: "run"
      }
    }
  }

  @Test(arguments: ["It passes at the second attempt", "It fails with an error", "It leaves something"])
  func `one that had ended stands for what the messages tell of it`(name: String) async throws {
    let (messages, events, started) = try await run()
    let (testCase, cut) = try cut(messages, events, in: name)
    var told: [RunEvent] = []
    let reader = MessageReader(name: "run.ndjson") { told.append($0) }
    try reader.read(cut)
    let before = told.count
    let bytes = try waiting(testCase.id, events, of: started)
    let news = reader.takeWaiting(bytes) { _ in true }
    #expect(news.map(\.testCase.id) == [testCase.id])
    let own = events.filter { $0.scenario?.id == testCase.id }
    #expect(words((news.first?.events ?? []).map(\.event)) == words(own))
    let summary = try reader.finish()
    #expect(!summary.isComplete)
    // It is not brought to an end a second time.
    #expect(told.count == before + 1)
  }

  @Test func `one that was running is brought to its end`() async throws {
    let (messages, events, started) = try await run()
    let (testCase, cut) = try cut(messages, events, in: "Attachments")
    var told: [RunEvent] = []
    let reader = MessageReader(name: "run.ndjson") { told.append($0) }
    try reader.read(cut)
    let bytes = try waiting(testCase.id, events, count: 4, of: started)
    let news = reader.takeWaiting(bytes) { _ in true }
    let count = told.count
    _ = try reader.finish()
    let all = words((news.first?.events ?? []).map(\.event) + told[count...])
    #expect(all.first == "attempt 0")
    #expect(all.suffix(2) == ["failed false", "run"])
    #expect(all.contains { $0.hasSuffix("the messages end while the scenario runs") })
  }

  @Test func `a file that went with the run is named in its place`() async throws {
    let (messages, events, started) = try await run()
    let (testCase, cut) = try cut(messages, events, in: "Attachments")
    let reader = MessageReader(name: "run.ndjson") { _ in }
    try reader.read(cut)
    let news = reader.takeWaiting(try waiting(testCase.id, events, of: started)) { _ in true }
    let texts = (news.first?.events ?? []).compactMap { timed -> String? in
      guard case .attached(let attachment, _) = timed.event, case .text(let text) = attachment.content else {
        return nil
      }
      return text
    }
    #expect(texts.contains("the file 'film.mp4' was lost when the run was cut short"))
  }

  @Test func `what is of another run, or no news, is passed over`() async throws {
    let (messages, events, started) = try await run()
    let (testCase, cut) = try cut(messages, events, in: "Attachments")
    let reader = MessageReader(name: "run.ndjson") { _ in }
    try reader.read(cut)
    let other = try waiting(testCase.id, events, of: started + .nanoseconds(1))
    #expect(reader.takeWaiting(other) { _ in true }.isEmpty)
    #expect(reader.takeWaiting(Array("something else".utf8)) { _ in true }.isEmpty)
    #expect(reader.takeWaiting(try waiting(testCase.id, events, of: started)) { _ in false }.isEmpty)
    let whole = MessageReader(name: "run.ndjson") { _ in }
    try whole.read(Array(messages.joined().utf8))
    #expect(whole.takeWaiting(try waiting(testCase.id, events, of: started)) { _ in true }.isEmpty)
  }

  @Test func `that nothing waits any more is no reason to write`() throws {
    let paper = Paper()
    let reporter = try paper.reporter("message")
    #expect(!reporter.keepsWaiting)
    reporter.receive(.runStarted(RunStarted(testCases: [])))
    let before = paper.text
    reporter.writeDown(.over)
    #expect(paper.text == before)
  }
}

extension RunEvent {
  /// The scenario that it tells of.
  fileprivate var scenario: TestCase? {
    switch self {
    case .scenarioStarted(let testCase, _), .stepStarted(let testCase, _), .stepFinished(let testCase, _, _),
      .attached(_, .step(let testCase, _)), .scenarioFinished(let testCase, _, _, _):
      testCase
    default: nil
    }
  }
}
