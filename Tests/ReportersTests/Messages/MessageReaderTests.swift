import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

struct MessageReaderTests {
  /// The messages of a run, and what the other reports wrote of it.
  private func liveRun(_ names: [String]) async throws -> (messages: String, reports: [String]) {
    let folder = try TemporaryFolder()
    let film = folder.url.appending(path: "film.mp4")
    // What stands for the files beside the messages keeps none, so that here there is none either.
    let papers = names.map { _ in Paper() }
    let messages = Paper()
    let sinks = try zip(names, papers).map { try $1.sink($0) } + [messages.sink("message")]
    try await MessageRun.run(file: film.path(), to: sinks)
    return (messages.text, papers.map(\.text))
  }

  private func replay(_ messages: String, to receive: @escaping (RunEvent) -> Void) throws
    -> MessageReader.Summary
  {
    let reader = MessageReader(name: "run.ndjson", receive: receive)
    try reader.read(Array(messages.utf8))
    return try reader.finish()
  }

  @Test func `reports from the messages are those of the run, byte for byte`() async throws {
    let names = ReporterCatalog.all.map(\.name).filter { $0 != "message" }
    let (messages, reports) = try await liveRun(names)
    for (name, report) in zip(names, reports) {
      let paper = Paper()
      let reporter = try paper.reporter(name)
      let summary = try replay(messages) { reporter.receive($0) }
      #expect(paper.text == report, "\(name)")
      #expect(summary.isComplete && !summary.isCutOff)
    }
  }

  @Test func `messages written from messages are the same but for their times`() async throws {
    let (messages, _) = try await liveRun([])
    let paper = Paper()
    let reporter = try paper.reporter("message")
    _ = try replay(messages) { reporter.receive($0) }
    #expect(untimed(paper.text) == untimed(messages))
  }

  private func untimed(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).replacing(/"timestamp":\{[^}]*\}/, with: "") }
  }

  @Test func `the summary has the seed and the facts of the run`() async throws {
    let (messages, _) = try await liveRun([])
    let summary = try replay(messages) { _ in }
    #expect(summary.seed == 7)
    #expect(summary.facts == ["shard": "1/2"])
    #expect(summary.messages == messages.split(separator: "\n").count)
  }

  @Test(arguments: [Int.max, .min]) func `no number in messages is too large to be read and told`(
    number: Int
  ) async throws {
    let (messages, _) = try await liveRun([])
    // Within details the quotation marks are escaped.
    let names = Set(messages.matches(of: /(\w+)\\?":(?:\\?")?-?\d/).map { String($0.1) }).sorted()
    try #require(Set(["id", "attempt", "line", "seconds", "nanos"]).isSubset(of: names))
    for name in names {
      let pattern = try Regex(#"(\b\#(name)\\?":(?:\\?")?)-?\d+"#, as: (Substring, Substring).self)
      let changed = messages.replacing(pattern) { "\($0.output.1)\(number)" }
      let reporters = try ReporterCatalog.all.map { try Paper().reporter($0.name) }
      var hasEnded = false
      _ = try replay(changed) { event in
        for reporter in reporters { reporter.receive(event) }
        if case .runFinished = event { hasEnded = true }
      }
      #expect(hasEnded, "\(name)")
    }
  }

  @Test func `wherever messages break off, the run ends red and each scenario once`() async throws {
    let (messages, _) = try await liveRun([])
    let bytes = Array(messages.utf8)
    for length in stride(from: 0, through: bytes.count - 2, by: 197) {
      var planned: [TestCase] = []
      var running: Set<Int> = []
      var finished: [Int] = []
      var end: RunFinished?
      let reader = MessageReader(name: "run.ndjson") { event in
        switch event {
        case .runStarted(let start): planned = start.testCases
        case .scenarioStarted(let testCase, _): #expect(running.insert(testCase.id).inserted)
        case .scenarioFinished(let testCase, _, _, let willBeRetried):
          #expect(running.remove(testCase.id) != nil)
          if !willBeRetried { finished.append(testCase.id) }
        case .runFinished(let finish): end = finish
        default: break
        }
      }
      try reader.read(bytes[..<length])
      let summary = try reader.finish()
      #expect(!summary.isComplete)
      #expect(summary.isCutOff == (length > 0 && bytes[length - 1] != 0x0A && bytes[length] != 0x0A))
      #expect(end?.abortion == "the messages of the run end before the run does")
      #expect(running.isEmpty && Set(finished).count == finished.count)
      #expect(finished.allSatisfy { planned.map(\.id).contains($0) })
    }
  }

  @Test func `bytes may come in any pieces`() async throws {
    let (messages, reports) = try await liveRun(["json"])
    let paper = Paper()
    let reporter = try paper.reporter("json")
    let reader = MessageReader(name: "run.ndjson") { reporter.receive($0) }
    for byte in messages.utf8 { try reader.read(CollectionOfOne(byte)) }
    _ = try reader.finish()
    #expect([paper.text] == reports)
  }

  @Test func `a file is read from where it is, with the files beside it`() async throws {
    let folder = try TemporaryFolder()
    let film = folder.url.appending(path: "film.mp4")
    try Data("film".utf8).write(to: film)
    let path = folder.url.appending(path: "run.ndjson").path()
    try await MessageRun.run(file: film.path(), to: [fileSink(path)])
    var files: [String] = []
    let summary = try MessageReader.read(file: path) { event in
      if case .attached(let attachment, _) = event, case .stored(let path, 4) = attachment.content {
        files.append(path)
        #expect(attachment.fileName == "film.mp4")
      }
    }
    #expect(summary.isComplete)
    #expect(files == (1...4).map { "\(path).files/\($0)-film.mp4" })
    #expect(
      try files.map { try String(contentsOfFile: $0, encoding: .utf8) } == Array(repeating: "film", count: 4))
  }

  private func fileSink(_ path: String) throws -> any EventSink {
    let file = try ReportFile(creating: path)
    return ObserverBox(MessageReporter(ReporterContext(output: file.output())))
  }

  @Test func `a file that is not there, and a line that is no message, are told`() {
    let missing = #expect(throws: ReporterError.self) {
      try MessageReader.read(file: "no/such.ndjson") { _ in }
    }
    #expect(
      missing?.description == """
        no/such.ndjson: error: the messages cannot be read: no such file or directory
        note: name a file that was written with '--format message:FILE'
        """)
    let odd = #expect(throws: ReporterError.self) {
      try MessageReader(name: "odd.ndjson") { _ in }.read(Array("{\"meta\":{}}\n[1]\n".utf8))
    }
    #expect(
      odd?.description == """
        odd.ndjson:2: error: the line is no Cucumber message
        note: name a file that was written with '--format message:FILE'
        """)
  }
}
