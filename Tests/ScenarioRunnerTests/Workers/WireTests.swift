import Gherkin
import Testing

@testable import ScenarioRunner

/// What a run and its workers say to each other arrives as it was said.
@MainActor struct WireTests {
  private let failure = Failure(
    kind: .expectation, message: "apples are missing 🍏", expected: "3", actual: nil, notes: ["a", ""],
    place: FilePlace(uri: "a.feature", location: Location(line: 3, column: 5)),
    code: CodePlace(file: "Steps/A.swift", line: 70), screen: "[ 3 ]", errorType: "NotThere")

  private var reports: [WorkerReport] {
    let hook = HookInfo(
      moment: .beforeRun, name: "opens", tags: nil, code: CodePlace(file: "Hooks.swift", line: 3))
    return [
      .opened(.max), .refused("no"), .ready, .hookStarted(hook),
      .hookFinished(hook, StepResult(status: .failed, duration: .seconds(1), failure: failure)),
      .scenarioStarted(id: 100_000, attempt: 2), .stepStarted(),
      .stepFinished(StepResult(status: .passed, duration: .nanoseconds(1_234_567_891))),
      .stepFinished(StepResult(status: .skipped)),
      .stepFinished(
        StepResult(
          status: .pending, duration: .milliseconds(3), failure: failure,
          snapshot: ScreenSnapshot(json: "{}"))),
      .attached(RunAttachment(.text("line\nline"), mediaType: "text/plain")),
      .attached(RunAttachment(.bytes([0, 255, 128]), mediaType: "image/png", fileName: "a.png")),
      .attached(RunAttachment(.file("a/b"), mediaType: "video/mp4")),
      .attached(RunAttachment(.stored("a/c", count: 70_000), mediaType: "video/mp4", fileName: "c.mp4")),
      .scenarioFinished(
        ScenarioResult(status: .failed, duration: .seconds(2), failures: [failure]), willBeRetried: true),
      .scenarioPassed(id: 70, .microseconds(5)),
      .hookStarted(hook, at: .nanoseconds(1)), .scenarioStarted(id: 0, attempt: 0, at: .zero),
      .stepStarted(after: .zero), .stepStarted(after: .seconds(70_000)),
      .attached(RunAttachment(.text(""), mediaType: "text/plain"), after: .milliseconds(2)),
      .scenarioFinished(
        ScenarioResult(status: .passed, duration: .zero), willBeRetried: false, after: .milliseconds(3)),
      .hangs(.milliseconds(10)), .ended,
    ]
  }

  @Test func `reports arrive as they were sent, in pieces of any size`() throws {
    let bytes = reports.flatMap(\.framed)
    for size in [1, 2, 7, bytes.count] {
      var stream = RecordStream()
      var received: [WorkerReport] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        stream.add(bytes[start..<min(start + size, bytes.count)])
        while let record = try stream.next() { received.append(try WorkerReport(record)) }
      }
      #expect(received == reports)
    }
  }

  @Test func `numbers of any size arrive`() throws {
    let numbers = [0, 1, -1, 63, 64, -64, -65, 300, .max, .min]
    var writer = WireWriter()
    for number in numbers { writer.add(number) }
    var reader = WireReader(writer.bytes[...])
    for number in numbers { #expect(try reader.int() == number) }
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [Int.max, 1_000_001, -1]) func `no scenario has so many attempts`(number: Int) throws {
    let record = WorkerReport.scenarioStarted(id: 1, attempt: number).framed.dropFirst(2)
    #expect(throws: WireReader.Malformed()) { try WorkerReport(record) }
  }

  @Test func `what is cut off or spoilt is refused and stops nothing`() throws {
    var generator = SplitMix64(state: 5)
    var refused = 0
    for report in reports {
      let record = report.framed.dropFirst(2)
      for _ in 0..<200 {
        var spoilt = Array(record)
        if !spoilt.isEmpty {
          spoilt[Int.random(in: 0..<spoilt.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        spoilt = Array(spoilt.prefix(Int.random(in: 0...spoilt.count, using: &generator)))
        do { _ = try WorkerReport(spoilt[...]) } catch { refused += 1 }
        do { _ = try WorkerOrder(spoilt[...]) } catch { refused += 1 }
      }
    }
    #expect(refused > 1000)
    var stream = RecordStream()
    stream.add([0xA5, 255, 255, 255, 255, 255])
    #expect(throws: WireReader.Malformed()) { try stream.next() }
    var other = RecordStream()
    other.add("nonsense".utf8)
    #expect(throws: WireReader.Malformed()) { try other.next() }
  }

  @Test func `a greeting is told from anything else`() throws {
    let library = try BoundLibrary(name: "counter", library: PoolStage.steps) { _ in CounterWorld() }
    let plan = RunPlan(
      parts: [.init(library: library, files: [try pickles("Feature: F\n  Scenario: S\n    Given a step\n")])])
    let pool = WorkerPool(
      plan: plan, libraries: [library],
      configuration: RunConfiguration(stepLimit: .seconds(3), grace: .milliseconds(5), takesSnapshots: true),
      jobs: 1, sinks: [ObserverBox(EventLog(needsPassedSteps: false))])
    let greeting = WorkerGreeting(of: pool, journal: "a/journal", folder: "a")
    let bytes = greeting.framed
    guard case .greeting(let read, let rest) = WorkerGreeting.read(bytes + [1, 2]) else {
      Issue.record("a greeting is read")
      return
    }
    #expect(read == greeting)
    #expect(read.suites == ["counter"])
    #expect((read.takesSnapshots, read.tellsPassedSteps) == (true, false))
    #expect(read.origin == nil)
    #expect(rest == [1, 2])
    guard case .incomplete = WorkerGreeting.read(Array(bytes.dropLast())) else {
      Issue.record("a part of a greeting is not one")
      return
    }
    guard case .none = WorkerGreeting.read(Array("Given nothing\n".utf8) + Array(repeating: 65, count: 99))
    else {
      Issue.record("a text is no greeting")
      return
    }
  }

  @Test func `a greeting tells when the run began, where that matters`() throws {
    let before = ContinuousClock.now
    let stage = try PoolStage(scenarios: 1, jobs: 1)
    let greeting = WorkerGreeting(of: stage.pool, journal: "a/journal", folder: "a")
    let origin = try #require(greeting.origin)
    #expect((before...ContinuousClock.now).contains(origin))
    guard case .greeting(let read, _) = WorkerGreeting.read(greeting.framed) else {
      Issue.record("a greeting is read")
      return
    }
    #expect(read.origin == origin)
    let quiet = try PoolStage(scenarios: 1, jobs: 1, needsPassedSteps: false)
    #expect(WorkerGreeting(of: quiet.pool, journal: "", folder: "").origin == nil)
  }

  @Test func `that a scenario passed takes no more room than it must`() {
    // A mark, a length, a code, the number and five octets for a duration below nine minutes.
    #expect(WorkerReport.scenarioPassed(id: 60, .seconds(8)).framed.count == 9)
    #expect(WorkerReport.stepStarted().framed.count == 3)
  }

  @Test func `libraries are told apart`() throws {
    func digest(_ name: String, _ expression: String, line: Int = 1) throws -> UInt64 {
      let library = StepLibrary<CounterWorld> { Given(expression, file: "S.swift", line: line) { _ in } }
      return LibraryDigest.digest(of: [
        try BoundLibrary(name: name, library: library) { _ in CounterWorld() }
      ])
    }
    let one = try digest("counter", "a step")
    #expect(try digest("counter", "a step") == one)
    #expect(try digest("counter", "a stop") != one)
    #expect(try digest("other", "a step") != one)
    #expect(try digest("counter", "a step", line: 2) != one)
  }
}
