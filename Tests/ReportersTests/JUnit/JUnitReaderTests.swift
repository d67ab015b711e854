import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

/// The report as readers see it that others wrote.
struct JUnitReaderTests {
  @Test(
    .enabled(if: JUnitReading.xmllint != nil, "there is no xmllint; install the package 'libxml2-utils'"),
    arguments: GoldenRun.readable
  ) func `a report holds what its readers agree on`(run: GoldenRun) async throws {
    #expect(try await JUnitReading.schemaProblems(report(run, as: "junit")) == "")
  }

  @Test(
    .enabled(if: JUnitReading.xmllint != nil, "there is no xmllint; install the package 'libxml2-utils'"),
    arguments: [
      (" time=\"0.012000\"", "", "The attribute 'time' is required"),
      (" time=\"0.012000\"", " time=\"-0.012000\"", "not accepted by the pattern"),
      ("type=\"expectation\"", "type=\"yaml\"", "not an element of the set"),
      (" line=\"41\"", " line=\"0\"", "not a valid value of the atomic type 'xs:positiveInteger'"),
      ("<failure ", "<skipped message=\"\"/><failure ", "This element is not expected"),
      (" name=\"Nothing is left behind\"", " name=\"Typing 50 opens Next\"", "Duplicate key-sequence"),
      (" name=\"Nothing is left behind\"", " name=\" \"", "not accepted by the pattern"),
      ("</testcase>\n", "<system-out/><properties/></testcase>\n", "This element is not expected"),
      ("<testsuite name", "<testsuite name=\"a\" tests", "not well-formed"),
    ]) func `what readers do not agree on is found`(
      text: String, other: String, problem: String
    ) async throws
  {
    let report = try report(.failed, as: "junit")
    #expect(report.contains(text))
    let problems = try await JUnitReading.schemaProblems(report.replacing(text, with: other))
    #expect(problems.contains(problem) || problem == "not well-formed" && !problems.isEmpty)
  }

  @Test(
    .enabled(
      if: JUnitReading.python != nil, "there is no junitparser; install the package 'python3-junitparser'"),
    arguments: GoldenRun.readable
  ) func `junitparser reads the run that was told`(run: GoldenRun) async throws {
    let text = try report(run, as: "junit")
    let reading = try await JUnitReading(text)
    let told = ToldRun(run)
    #expect(reading.counts == reading.counted)
    #expect(reading.counts.tests == reading.cases.count)
    let abortions = told.abortion == nil ? 0 : 1
    #expect(reading.cases.count == told.scenarios.count + told.hooks.count + abortions)
    for scenario in told.scenarios {
      let place = scenario.testCase.place
      let found = reading.cases.filter { $0.line == "\(place.location.line)" && $0.file == place.uri }
      #expect(found.count == 1, "\(place)")
      for each in found { check(each, scenario) }
    }
    let isRed = !told.scenarios.isEmpty && told.isRed
    #expect(try await JUnitReading.statusOfVerify(text) == (isRed ? 1 : 0))
  }

  private func check(_ read: JUnitReading.Case, _ told: ToldRun.Scenario) {
    #expect(read.name.hasPrefix(HarmlessText.text(told.testCase.pickle.title)))
    #expect(read.time == Double(told.duration.components.attoseconds) / 1e18)
    #expect(read.isPassed == (told.verdict == .passed))
    #expect(read.isSkipped == [.skipped, .draft, .notRun].contains(told.verdict))
    #expect(read.results.map(\.kind) == kinds(told.verdict))
    checkEarlier(read, told)
    guard let result = read.results.first else { return }
    switch told.verdict {
    case .red:
      guard let failure = told.failures.first else { break }
      #expect(result.type == failure.kind.rawValue)
      #expect(result.message == HarmlessText.text(failure.message))
      #expect(result.text?.contains("\(failure.place)") == true)
      for line in HarmlessText.lines(failure.message) { #expect(result.text?.contains(line) == true) }
    case .skipped: if let reason = told.skipReason { #expect(result.message == HarmlessText.text(reason)) }
    case .draft: #expect(result.message?.hasPrefix("work in progress (@wip): ") == true)
    case .notRun: #expect(result.message?.hasPrefix("not run") == true)
    case .passed: break
    }
  }

  private func checkEarlier(_ read: JUnitReading.Case, _ told: ToldRun.Scenario) {
    let failures = told.earlier.compactMap(\.first)
    let texts = [read.output, read.results.first?.text].compactMap(\.self).joined()
    for failure in failures {
      for line in HarmlessText.lines(failure.message) { #expect(texts.contains(line)) }
    }
    guard [.passed, .red].contains(told.verdict) else { return #expect(read.earlier.isEmpty) }
    let kind = told.verdict == .red ? "rerunFailure" : "flakyFailure"
    #expect(read.earlier.map(\.kind) == failures.map { _ in kind })
    #expect(read.earlier.map(\.type) == failures.map(\.kind.rawValue))
    #expect(read.earlier.map(\.message) == failures.map { HarmlessText.text($0.message) })
    for (earlier, failure) in zip(read.earlier, failures) {
      #expect(earlier.text?.contains("\(failure.place)") == true)
    }
  }

  private func kinds(_ verdict: ToldRun.Verdict) -> [String] {
    switch verdict {
    case .passed: []
    case .red: ["failure"]
    case .draft, .skipped, .notRun: ["skipped"]
    }
  }
}
