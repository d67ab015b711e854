import Foundation
import Reporters
import ScenarioRunner

/// The message file of one shard, read only as far as somebody asks, so that it is never whole in memory.
final class ShardStream {
  /// The events of a hook around the run, from its start to its end.
  struct HookEvents {
    var hook: HookInfo
    var hasFailed: Bool
    var events: [TimedEvent]
  }

  /// What has been read and was not asked for yet.
  private final class Inbox {
    var start: RunStarted?
    var end: RunFinished?
    /// When the run began and ended.
    var times: (start: EventTime?, end: EventTime?)
    var scenarios: [Int: [TimedEvent]] = [:]
    var hooks: [HookEvents] = []
    /// Scenarios that have ended for good, and those that have begun and not ended.
    var finished: Set<Int> = []
    var running: [TestCase] = []
    /// Who reads, and knows when that happened which it tells of.
    weak var reader: MessageReader?
    /// How many steps have ended of the scenarios that run, and the scenarios that ended without one of theirs.
    private var steps: [Int: Int] = [:]
    var incomplete: Set<Int> = []

    func take(_ event: RunEvent) { receive(TimedEvent(event, at: reader?.time)) }

    func receive(_ timed: TimedEvent) {
      switch timed.event {
      case .runStarted(let start): (self.start, times.start) = (start, timed.time)
      case .runFinished(let end): (self.end, times.end) = (end, timed.time)
      case .runHookStarted(let hook): hooks.append(HookEvents(hook: hook, hasFailed: false, events: [timed]))
      case .runHookFinished(_, let result):
        add(toHook: timed)
        if !hooks.isEmpty { hooks[hooks.count - 1].hasFailed = result.status > .skipped }
      case .attached(_, .runHook): add(toHook: timed)
      case .scenarioStarted(let testCase, _):
        running.append(testCase)
        steps[testCase.id] = 0
        scenarios[testCase.id, default: []].append(timed)
      case .stepStarted(let testCase, _), .stepFinished(let testCase, _, _),
        .attached(_, .step(let testCase, _)):
        scenarios[testCase.id, default: []].append(timed)
        if case .stepFinished = timed.event { steps[testCase.id, default: 0] += 1 }
      case .scenarioFinished(let testCase, _, _, let willBeRetried):
        scenarios[testCase.id, default: []].append(timed)
        running.removeAll { $0.id == testCase.id }
        if steps.removeValue(forKey: testCase.id) != testCase.steps.count { incomplete.insert(testCase.id) }
        if !willBeRetried { finished.insert(testCase.id) }
      }
    }

    /// Takes in what is known of a scenario, in the place of what was known before.
    func replace(_ scenario: MessageReader.WaitingScenario) {
      let id = scenario.testCase.id
      scenarios[id] = nil
      running.removeAll { $0.id == id }
      scenario.events.forEach(receive)
    }

    /// Whether it says more of a scenario than is known.
    func isNews(_ scenario: MessageReader.WaitingScenario) -> Bool {
      let id = scenario.testCase.id
      return !finished.contains(id) && scenario.events.count > scenarios[id]?.count ?? 0
    }

    private func add(toHook event: TimedEvent) {
      if !hooks.isEmpty { hooks[hooks.count - 1].events.append(event) }
    }
  }

  /// The file, as it was named.
  let path: String
  private let inbox = Inbox()
  private let reader: MessageReader
  private let file: FileHandle
  private static let piece = 1 << 16
  /// What was found, once the file has been read to its end.
  private(set) var summary: MessageReader.Summary?
  /// The scenarios that were running where the file breaks off.
  private(set) var cutOff: [TestCase] = []
  /// How many scenarios had ended where the file breaks off.
  private(set) var finishedCount = 0
  /// How many of them are told of beside the file alone, where they waited to be written into it.
  private(set) var waitingCount = 0
  private let waitingPath: String

  /// Opens a file and reads it as far as the plan of its run.
  ///
  /// - Throws: `UsageError` or `ReporterError`.
  init(path: String, console: Console) throws {
    self.path = path
    let resolved = console.resolved(path)
    guard FileManager.default.fileExists(atPath: resolved) else { throw UsageError.noSuchFile(path) }
    do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: resolved)) } catch {
      throw UsageError.unreadable(path, reason: ScenarioFiles.reason(error))
    }
    waitingPath = WaitingFile.path(beside: resolved)
    let folder = resolved.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    reader = MessageReader(name: path, folder: folder.joined(separator: "/")) { [inbox] in inbox.take($0) }
    inbox.reader = reader
    while inbox.start == nil, try readMore() {}
  }

  /// What the file tells of its run as a whole; nil where that is not all there.
  private(set) lazy var facts = RunFacts(start.facts)

  /// The plan of the run.
  var start: RunStarted { inbox.start ?? RunStarted(testCases: []) }

  /// When its run began and, once the file has been read, ended.
  var times: (start: EventTime?, end: EventTime?) { inbox.times }

  /// Where texts of its run do not parse, so that it has no plan.
  var parseErrors: [FilePlace] { reader.parseErrors }

  /// Why its run was refused, where nothing of it was run.
  var refusal: String? {
    guard start.facts.isEmpty, start.testCases.isEmpty, let reason = inbox.end?.abortion else { return nil }
    let title = RefusedRun.notRun + ": "
    return reason.hasPrefix(title) ? String(reason.dropFirst(title.count)) : nil
  }

  /// Hands out all events of a scenario; none where the run did not reach it.
  func takeEvents(of id: Int) throws -> [TimedEvent] {
    while !inbox.finished.contains(id), try readMore() {}
    return inbox.scenarios.removeValue(forKey: id) ?? []
  }

  /// The scenarios that a run which came to its end does not tell all of, once the file has been read.
  ///
  /// A dry run tells only of those that cannot be run.
  var untold: [TestCase] {
    guard let summary, !start.isDryRun else { return [] }
    let known = inbox.finished.subtracting(inbox.incomplete).subtracting(summary.untold)
    return start.testCases.filter { !known.contains($0.id) }
  }

  /// The hooks around the run that have been read, those before it once the plan has been.
  var hooks: [HookEvents] { inbox.hooks }

  /// Reads to the end of the file and returns the end of its run.
  func takeEnd() throws -> RunFinished? {
    while try readMore() {}
    return inbox.end
  }

  /// Reads the next piece; false where there was none.
  private func readMore() throws -> Bool {
    guard summary == nil else { return false }
    let bytes: Data?
    do { bytes = try file.read(upToCount: Self.piece) } catch {
      throw ReporterError.cannotRead(path: path, reason: ScenarioFiles.reason(error))
    }
    if let bytes, !bytes.isEmpty {
      try reader.read(bytes)
    } else {
      readWaiting()
      // The reader brings what breaks off to an end.
      cutOff = inbox.running
      finishedCount = inbox.finished.count
      summary = try reader.finish()
      try? file.close()
    }
    return true
  }

  /// Reads what is known of scenarios that waited for their turn when the file broke off.
  private func readWaiting() {
    guard let bytes = FileManager.default.contents(atPath: waitingPath) else { return }
    let before = inbox.finished.count
    reader.takeWaiting([UInt8](bytes), where: inbox.isNews).forEach(inbox.replace)
    waitingCount = inbox.finished.count - before
  }
}
