import Foundation
import Gherkin
public import ScenarioRunner

/// What stands beside messages that break off.
extension MessageReader {
  /// What is known of a scenario that was not told in its turn.
  public struct WaitingScenario {
    /// The scenario.
    public var testCase: TestCase
    /// What happened to it so far, from its first attempt on.
    public var events: [TimedEvent]
  }

  /// Takes in what was written beside the messages, where these have been read and break off.
  ///
  /// What was running is brought to its end when the reading ends, like what the messages tell of.
  ///
  /// - Parameters:
  ///   - bytes: What was written beside them; it counts only where it is of the same run.
  ///   - isNews: Whether more is known of a scenario than the messages tell.
  /// - Returns: What is known of such scenarios, in the plan's order; it stands for what the messages tell of them.
  public func takeWaiting(
    _ bytes: [UInt8], where isNews: (WaitingScenario) -> Bool
  ) -> [WaitingScenario] {
    guard !summary.isComplete, let waiting = WaitingReports(bytes), waiting.run == head.started else {
      return []
    }
    startIfNeeded()
    let testCases = Dictionary(run.testCases.values.map { ($0.id, $0) }) { first, _ in first }
    var news: [WaitingScenario] = []
    for testCase in waiting.ids.compactMap({ testCases[$0] }) {
      let events = waiting.events(of: testCase).map(Self.withoutLostFile)
      let scenario = WaitingScenario(testCase: testCase, events: events)
      guard !events.isEmpty, isNews(scenario) else { continue }
      forget(testCase)
      run.last = max(run.last, events.compactMap(\.recorded).max() ?? run.last)
      if let attempt = ReadRun.Attempt(lastOf: events, at: run.last) {
        run.attempts["waiting \(testCase.id)"] = attempt
        run.order.append("waiting \(testCase.id)")
      }
      news.append(scenario)
    }
    return news
  }

  /// Forgets what the messages tell of a scenario that runs.
  private func forget(_ testCase: TestCase) {
    let ids = run.order.filter { run.attempts[$0]?.testCase.id == testCase.id }
    run.order.removeAll(where: ids.contains)
    for id in ids { run.attempts[id] = nil }
  }

  /// The event with a line of log in the place of a file that went with the run.
  private static func withoutLostFile(_ timed: TimedEvent) -> TimedEvent {
    guard case .attached(let attachment, let owner) = timed.event, case .file(let path) = attachment.content,
      !FileManager.default.fileExists(atPath: path)
    else { return timed }
    let name = attachment.fileName ?? path.split(separator: "/").last.map(String.init) ?? path
    let text = "the file '\(name)' was lost when the run was cut short"
    let log = RunAttachment(.text(text), mediaType: RunAttachment.logMediaType)
    return TimedEvent(.attached(log, owner), at: timed.time)
  }
}

extension ReadRun.Attempt {
  /// The attempt that runs at the end of events; nil where the last one has ended.
  fileprivate init?(lastOf events: [TimedEvent], at time: Duration) {
    var attempt: ReadRun.Attempt?
    for timed in events {
      switch timed.event {
      case .scenarioStarted(let testCase, let number):
        attempt = ReadRun.Attempt(testCase: testCase, number: number, started: timed.recorded ?? time)
      case .stepStarted(_, let index): attempt?.open = index
      case .stepFinished(_, let index, let result):
        attempt?.progress.note(result)
        attempt?.open = nil
        attempt?.ended = index + 1
      case .scenarioFinished: attempt = nil
      case .runStarted, .runHookStarted, .runHookFinished, .attached, .runFinished: break
      }
    }
    guard let attempt else { return nil }
    self = attempt
  }
}

extension TimedEvent {
  /// The time that a report told of it.
  fileprivate var recorded: Duration? { if case .recorded(let time)? = time { time } else { nil } }
}
