import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

/// What reports show of what steps and hooks add to them.
struct AttachmentTextTests {
  static let added: [RunAttachment] = [
    RunAttachment(.text("one <line>\nand another"), mediaType: RunAttachment.logMediaType),
    RunAttachment(.text("https://example.org/a"), mediaType: RunAttachment.linkMediaType),
    RunAttachment(.text("https://example.org/b"), mediaType: RunAttachment.linkMediaType, fileName: "there"),
    RunAttachment(.text("{}"), mediaType: "application/json", fileName: "price.json"),
    RunAttachment(.bytes([0, 255]), mediaType: "image/png"),
    RunAttachment(.file("out/film.mp4"), mediaType: "video/mp4"),
  ]

  /// A run of one scenario whose first step, which adds all that, ends in a status, with a hook in front.
  private func report(_ name: String, _ status: StepStatus) throws -> String {
    let made = MadeScenario("It adds", [.given("a step"), .then("another")])
    let testCase = made.testCase(id: 0)
    let hook = HookInfo(
      moment: .beforeRun, name: "lights", tags: nil, code: CodePlace(file: "Steps/Shop.swift", line: 3))
    let failure = Failure(kind: .expectation, message: "no", place: testCase.place)
    var events: [RunEvent] = [.runStarted(RunStarted(testCases: [testCase])), .runHookStarted(hook)]
    events.append(.attached(Self.added[0], .runHook(hook)))
    events.append(
      .runHookFinished(
        hook, StepResult(status: status, failure: status == .failed ? failure : nil)))
    events += [.scenarioStarted(testCase, attempt: 0), .stepStarted(testCase, index: 0)]
    events += Self.added.map { .attached($0, .step(testCase, index: 0)) }
    events.append(
      .stepFinished(
        testCase, index: 0, StepResult(status: status, failure: status == .failed ? failure : nil)))
    let result = ScenarioResult(status: ScenarioStatus(gravest: status), duration: .zero)
    events.append(.scenarioFinished(testCase, attempt: 0, result, willBeRetried: false))
    events.append(.runFinished(RunFinished(duration: .zero)))
    let paper = Paper()
    let reporter = try paper.reporter(name)
    for event in events { reporter.receive(event) }
    return paper.text
  }

  private static let lines = [
    "log       one <line>", "          and another", "link      https://example.org/a",
    "link      there https://example.org/b", "attached  price.json, application/json, 2 bytes",
    "attached  image/png, 2 bytes", "attached  film.mp4, video/mp4",
  ]

  @Test(arguments: ["terminal", "pretty"])
  func `under a step that failed stands all that it added, under a hook too`(_ name: String) throws {
    let text = try report(name, .failed)
    #expect(text.contains(Self.lines.map { "        \($0)\n" }.joined()))
    #expect(text.contains("    log       one <line>\n              and another\n\n"))
  }

  @Test func `under a step that passed stands its log, where every step is shown`() throws {
    let text = try report("pretty", .passed)
    #expect(
      text.contains("✓ Given a step\n        log       one <line>\n                  and another\n    "))
    #expect(!text.contains("attached"))
    #expect(!(try report("terminal", .passed)).contains("one <line>"))
  }

  @Test func `JUnit has it as the output of the test case`() throws {
    let text = try report("junit", .passed)
    let lines = ["Given a step"] + Self.lines.map { "  \($0)" }
    let escaped = lines.joined(separator: "\n").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(text.contains("      <system-out>\(escaped)\n</system-out>\n    </testcase>\n"))
  }

  @Test func `JSON has its content, and where a file is kept`() throws {
    let report = try #require(JSONValue(parsing: report("json", .passed)))
    guard case .array(let scenarios)? = report["scenarios"], case .array(let steps)? = scenarios[0]["steps"],
      case .array(let added)? = steps[0]["attachments"], case .array(let hooks)? = report["hooks"]
    else {
      Issue.record("\(report.text)")
      return
    }
    #expect(
      added.map(\.line) == [
        #"{"mediaType":"text/x.cucumber.log+plain","name":null,"text":"one <line>\nand another"}"#,
        #"{"mediaType":"text/uri-list","name":null,"text":"https://example.org/a"}"#,
        #"{"mediaType":"text/uri-list","name":"there","text":"https://example.org/b"}"#,
        #"{"mediaType":"application/json","name":"price.json","text":"{}"}"#,
        #"{"mediaType":"image/png","name":null,"base64":"AP8="}"#,
        #"{"mediaType":"video/mp4","name":"film.mp4","file":"report.files/1-film.mp4"}"#,
      ])
    #expect(steps[1]["attachments"] == nil)
    #expect(hooks[0]["attachments"] != nil)
  }
}
