import Gherkin
import Reporters
import Requirements
import ScenarioRunner
import Synchronization
import TestSupport
import Testing

@testable import Rehearsal
@testable import rehearse

/// The runs of the four apps, written as messages and read back.
@Suite(.serialized) @MainActor struct AppMessagesTests {
  /// Keeps what a report writes.
  private final class Paper: Sendable {
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func context() -> ReporterContext {
      ReporterContext(output: ReportOutput { text in self.written.withLock { $0 += text } }, now: { .zero })
    }
  }

  /// Hands events on to a reporter of whatever kind.
  private final class Forwarding: RunObserver {
    private let reporter: any RunObserver

    init(_ reporter: any RunObserver) { self.reporter = reporter }

    func receive(_ event: RunEvent) { reporter.receive(event) }
  }

  private static let names = ["pretty", "junit", "json"]

  @Test(arguments: Suites.all.map(\.name))
  func `messages are valid, and reports and ledger from them are those of the run`(_ app: String) async throws
  {
    let suite = try #require(Suites.all.first { $0.name == app })
    let folder = try ScenarioFolder(app)
    let (messages, papers) = (Paper(), Self.names.map { _ in Paper() })
    let ledger = ObserverBox(Ledger(briefs: [app: folder.brief]))
    var sinks: [any EventSink] = [ledger, try Self.sink("message", messages)]
    for (name, paper) in zip(Self.names, papers) { sinks.append(try Self.sink(name, paper)) }
    let part = RunPlan.Part(library: try suite.bind(), files: folder.files, sources: folder.texts)
    var configuration = RunConfiguration.patient
    configuration.takesSnapshots = true
    _ = await Runner(plan: RunPlan(parts: [part]), configuration: configuration, sinks: sinks).run()

    let again = Ledger(briefs: [app: folder.brief])
    for (name, paper) in zip(Self.names, papers) {
      let copy = Paper()
      let reporter = try ReporterCatalog.kind(named: name).make(copy.context())
      let summary = try Self.replay(messages.text) { event in
        reporter.receive(event)
        again.receive(event)
      }
      #expect(summary.isComplete)
      #expect(copy.text == paper.text, "\(name)")
    }
    #expect(again.accounts == ledger.read { $0.accounts })
    if MessageSchema.isThere { try Self.validate(messages.text) }
  }

  private static func sink(_ name: String, _ paper: Paper) throws -> any EventSink {
    let kind = try ReporterCatalog.kind(named: name)
    return ObserverBox(Forwarding(kind.make(paper.context())))
  }

  private static func replay(
    _ text: String, _ receive: @escaping (RunEvent) -> Void
  ) throws -> MessageReader.Summary {
    let reader = MessageReader(name: "run.ndjson", receive: receive)
    try reader.read(Array(text.utf8))
    return try reader.finish()
  }

  private static func validate(_ text: String) throws {
    let schema = try MessageSchema.load()
    for line in text.split(separator: "\n") {
      let value = try #require(JSONValue(parsing: String(line)))
      let problems = schema.problems(with: value)
      if !problems.isEmpty { Issue.record("\(problems): \(line.prefix(300))") }
    }
  }
}
