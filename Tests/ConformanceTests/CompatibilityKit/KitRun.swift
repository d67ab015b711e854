import Foundation
import Gherkin
import Reporters
import ScenarioRunner
import Synchronization
import Testing

/// A run of one sample, as the messages that it gives.
struct KitRun {
  enum Fault: Error { case noDefinitions(String), notJSON(String) }

  /// Gives times that go on by a millisecond at each reading.
  final class Ticks: Sendable {
    private let count = Mutex(0)

    func next() -> Duration {
      count.withLock { count in
        defer { count += 1 }
        return .milliseconds(count)
      }
    }
  }

  /// Keeps what a report writes.
  final class Paper: Sendable {
    private let written = Mutex("")

    func write(_ text: String) { written.withLock { $0 += text } }

    var lines: [String] { written.withLock { $0.split(separator: "\n").map(String.init) } }
  }

  /// Hands events on to a reporter of whatever kind.
  private final class Forwarding: RunObserver {
    private let reporter: any RunObserver

    init(_ reporter: any RunObserver) { self.reporter = reporter }

    func receive(_ event: RunEvent) { reporter.receive(event) }
  }

  let sample: String

  var folder: URL { GherkinData.root.appendingPathComponent("cck/\(sample)") }

  /// The samples, by name.
  static func samples() throws -> [String] {
    guard GherkinData.isThere else { return [] }
    let root = GherkinData.root.appendingPathComponent("cck")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasSuffix(".md") }
    guard !names.isEmpty else { throw GherkinData.Fault.nothingFound(root.path) }
    return names.sorted()
  }

  /// The published messages.
  func expected() throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent("\(sample).ndjson"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The messages that `--format message` writes, the screens that it asks for among them.
  func messages() async throws -> [String] {
    let paper = Paper()
    let (plan, arguments) = (try plan(), try arguments())
    let runner = await Runner(
      plan: plan,
      configuration: RunConfiguration(
        retries: number(behind: "--retry", arguments), takesSnapshots: true,
        now: { [ticks = Ticks()] in ticks.next() }),
      sinks: [try Self.sink(paper)])
    if arguments.contains("--error") { await runner.refuse(because: "Whoops!") }
    _ = await runner.run()
    return paper.lines
  }

  /// The reporter of that name with a clock of its own, as the command makes it.
  private static func sink(_ paper: Paper) throws -> any EventSink {
    let output = ReportOutput { paper.write($0) }
    let ticks = Ticks()
    let context = ReporterContext(output: output, messages: MessageOptions(now: { ticks.next() }))
    return ObserverBox(Forwarding(try ReporterCatalog.kind(named: "message").make(context)))
  }

  func plan() throws -> RunPlan {
    guard let steps = KitLibrary.of(sample) else { throw Fault.noDefinitions(sample) }
    let library = try BoundLibrary(
      name: sample, library: steps, variants: [WorldVariant(nil) { _ in KitWorld() }], isLenient: true)
    var part = RunPlan.Part(library: library, files: [])
    var nextID = 0
    for file in try files() {
      let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(file)))
      let format = try #require(SourceFormat(path: file))
      let source = GherkinSource(uri: "samples/\(sample)/\(file)", bytes: bytes, format: format)
      let parsed = try GherkinParser().parse(source, firstID: nextID)
      part.files.append(parsed.pickles)
      part.sources.append(.init(source: source, ids: nextID..<parsed.nextID))
      nextID = parsed.nextID
    }
    return RunPlan(parts: [part], order: try arguments().contains("reverse") ? .reverse : .defined)
  }

  /// The names of the sample's texts.
  func files() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
    guard !names.isEmpty else { throw GherkinData.Fault.nothingFound(folder.path) }
    return names
  }

  /// What the sample's run is called with.
  func arguments() throws -> [String] {
    let file = folder.appendingPathComponent("\(sample).arguments.txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(
      String.init)
  }

  private func number(behind option: String, _ arguments: [String]) -> Int {
    guard let index = arguments.firstIndex(of: option), arguments.indices.contains(index + 1) else {
      return 0
    }
    return Int(arguments[index + 1]) ?? 0
  }
}
