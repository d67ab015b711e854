import Foundation
import ScenarioRunner
import Synchronization
import TestSupport
import Testing

@testable import Reporters

struct MessageReporterTests {
  /// The messages of the run that shows everything.
  private func messages() async throws -> String {
    let paper = Paper()
    try await MessageRun.run(file: "film.mp4", to: [paper.sink("message")])
    return paper.text
  }

  @Test(.enabled(if: MessageSchema.isThere, "needs ../shared/conformance"))
  func `every message is valid`() async throws {
    let schema = try MessageSchema.load()
    for line in try await messages().split(separator: "\n") {
      let value = try #require(JSONValue(parsing: String(line)))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
  }

  @Test func `no secret is told, neither in the text nor in what is attached`() async throws {
    let text = try await messages()
    #expect(!text.contains("geheim"))
    #expect(!text.contains("verborgen"))
    #expect(text.contains("the password is \\\"••••••\\\""))
    #expect(text.contains("Given a step with a password \\\"••••••\\\" and 3 more"))
    #expect(text.contains("Given a stap with a password \\\"••••••\\\" and 3 more"))
  }

  @Test func `each message is out before the next event comes`() async throws {
    let log = Mutex<[String]>([])
    var output = ReportOutput { text in log.withLock { $0.append("message") } }
    output.flush = { log.withLock { $0.append("out") } }
    let reporter = MessageReporter(ReporterContext(output: output))
    for event in GoldenRun.failed.events {
      reporter.receive(event)
      #expect(log.withLock { $0.last } == "out")
    }
    #expect(log.withLock { $0.contains("message") })
  }

  @Test func `times never go back, from the first line to the last`() async throws {
    let paper = Paper()
    let ticks = Ticks()
    let options = MessageOptions(now: { ticks.next() })
    let reporter = MessageReporter(ReporterContext(output: paper.output, messages: options))
    try await MessageRun.run(file: "film.mp4", to: [ObserverBox(reporter)])
    let times = try paper.text.split(separator: "\n").compactMap { line in
      let value = try #require(JSONValue(parsing: String(line)))
      guard case .object(let members) = value else { return nil as Duration? }
      return members.first?.value["timestamp"]?.duration
    }
    #expect(times == times.indices.map { .milliseconds($0) })
    #expect(times.count > 100)
  }

  @Test func `numbers are never given twice, and whatever is named was told before`() async throws {
    var known: Set<String> = []
    for line in try await messages().split(separator: "\n") {
      guard let value = JSONValue(parsing: String(line)), case .object(let members) = value else { continue }
      try check(members[0].value, &known, path: members[0].name)
    }
    #expect(known.count > 100)
  }

  private func check(_ value: JSONValue, _ known: inout Set<String>, path: String) throws {
    switch value {
    case .array(let values): for value in values { try check(value, &known, path: path) }
    case .object(let members):
      for member in members {
        switch (member.name, member.value) {
        case ("id", .string(let id)): #expect(known.insert(id).inserted, "\(path) \(id)")
        case (_, .string(let id)) where member.name.hasSuffix("Id"):
          #expect(known.contains(id), "\(path).\(member.name) \(id)")
        case (_, .array(let ids)) where member.name.hasSuffix("Ids"):
          for case .string(let id) in ids { #expect(known.contains(id), "\(path).\(member.name) \(id)") }
        default: try check(member.value, &known, path: "\(path).\(member.name)")
        }
      }
    default: break
    }
  }

  @Test func `the machine and the program are named`() throws {
    let paper = Paper()
    let meta = MessageMeta(
      implementation: .init("rehearse", version: "1.2"), runtime: .init("Swift"), system: .init("Linux"),
      processor: .init("arm64"))
    let reporter = MessageReporter(
      ReporterContext(output: paper.output, messages: MessageOptions(now: { .zero }, meta: meta)))
    reporter.receive(.runStarted(RunStarted(testCases: [])))
    #expect(
      paper.text.split(separator: "\n").first.map(String.init) == """
        {"meta":{"protocolVersion":"34.2.1","implementation":{"name":"rehearse","version":"1.2"},\
        "cpu":{"name":"arm64"},"os":{"name":"Linux"},"runtime":{"name":"Swift"}}}
        """)
    #expect(!MessageMeta().system.name.isEmpty && !MessageMeta().processor.name.isEmpty)
  }

  @Test func `the clock of messages tells the time of the day and never goes back`() {
    let clock = MessageOptions().now
    let (first, second) = (clock(), clock())
    #expect(first <= second)
    #expect(abs(Double(first.components.seconds) - Date().timeIntervalSince1970) < 60)
  }
}
