import ScenarioRunner
import Testing

@testable import Reporters

/// The report as Perl's `TAP::Parser` and `prove` read it, who are the reference for the protocol.
@Suite(.enabled(if: TAPReading.areThere, "there is no TAP::Parser; install the package 'perl'"))
struct TAPReaderTests {
  @Test(arguments: GoldenRun.readable) func `the reader has nothing to complain of`(run: GoldenRun)
    async throws
  {
    let reading = try await TAPReading(report(run, as: "tap"))
    #expect(reading.errors == [])
    #expect(reading.plan == "1..\(reading.points.count)")
    #expect(reading.points.map(\.number) == Array(1..<(reading.points.count + 1)))
  }

  @Test(arguments: GoldenRun.readable) func `what failed, is to be done or was skipped is what the run told`(
    run: GoldenRun
  ) async throws {
    let reading = try await TAPReading(report(run, as: "tap"))
    let told = ToldRun(run)
    func numbers(_ isMeant: (ToldRun.Verdict) -> Bool) -> [Int] {
      told.scenarios.indices.filter { isMeant(told.scenarios[$0].verdict) }.map { $0 + 1 }
    }
    let hooks = told.hooks.indices.map { told.scenarios.count + 1 + $0 }
    #expect(reading.points.count == told.scenarios.count + hooks.count)
    #expect(reading.failed == numbers { $0 == .red || $0 == .notRun && !told.isDryRun } + hooks)
    #expect(reading.todo == numbers { $0 == .draft })
    #expect(reading.skipped == numbers { $0 == .skipped || $0 == .notRun && told.isDryRun })
  }

  @Test(arguments: GoldenRun.readable) func `names, reasons and diagnostics are read as they were told`(
    run: GoldenRun
  ) async throws {
    let reading = try await TAPReading(report(run, as: "tap"))
    let told = ToldRun(run)
    for (point, scenario) in zip(reading.points, told.scenarios) {
      let name = HarmlessText.line(scenario.testCase.pickle.title).trimmingSpaces
      #expect(Self.name(of: point).hasPrefix(name), "\(point.number)")
      if let reason = scenario.skipReason, scenario.verdict == .skipped {
        #expect(Self.unescaped(point.explanation) == HarmlessText.line(reason).trimmingSpaces)
      }
      let earlier = scenario.earlier.compactMap(\.first)
      #expect(point.earlier?.map { $0["message"] } ?? [] == earlier.map { HarmlessText.text($0.message) })
      #expect(point.earlier?.map { $0["at"] } ?? [] == earlier.map { "\($0.place)" })
      #expect(point.diagnostics?["attempts"] == (earlier.isEmpty ? nil : "\(scenario.attempts)"))
      guard scenario.verdict != .notRun, let failure = scenario.failures.first else { continue }
      #expect(point.diagnostics?["message"] == HarmlessText.text(failure.message))
      #expect(point.diagnostics?["kind"] == failure.kind.rawValue)
      #expect(point.diagnostics?["expected"] == failure.expected.map(HarmlessText.text))
      #expect(point.diagnostics?["actual"] == failure.actual.map(HarmlessText.text))
      #expect(point.diagnostics?["at"] == "\(failure.place)")
    }
    for (point, hook) in zip(reading.points.dropFirst(told.scenarios.count), told.hooks) {
      #expect(point.description.hasSuffix(" at \(hook.info.code)"))
      #expect(point.diagnostics?["message"] == hook.failure?.message)
    }
  }

  @Test(arguments: GoldenRun.readable) func `prove says what the exit status of the run says`(
    run: GoldenRun
  ) async throws {
    let status = try await TAPReading.statusOfProve(report(run, as: "tap"))
    #expect((status != 0) == ToldRun(run).isRed)
  }

  @Test func `a report that was cut off is red, wherever it was`() async throws {
    let lines = try report(.passed, as: "tap").split(separator: "\n")
    for count in lines.indices {
      let text = lines[..<count].map { $0 + "\n" }.joined()
      #expect(try await TAPReading.statusOfProve(text) != 0, "after \(count) lines")
    }
  }

  @Test func `a run that was given up says why`() async throws {
    #expect(try await TAPReading(report(.cutShort, as: "tap")).bailout == "the disk is full")
    #expect(try await TAPReading(report(.nothing, as: "tap")).bailout == "there was nothing to run")
  }

  @Test func `a part to which nothing fell is skipped with its reason`() async throws {
    let reading = try await TAPReading(report(.emptyPart, as: "tap"))
    #expect(reading.skipAll == "no scenario falls to this part of the run")
  }

  /// What the point is called, without the dash that sets it off.
  private static func name(of point: TAPReading.Point) -> String {
    unescaped(String(point.description.dropFirst(2))).trimmingSpaces
  }

  /// A text without what keeps its signs from being taken for a directive's.
  private static func unescaped(_ text: String) -> String {
    text.replacing(#/\\([#\\])/#) { $0.1 }
  }
}

extension String {
  /// The text without spaces at its edges, which readers of a line do not keep.
  fileprivate var trimmingSpaces: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
