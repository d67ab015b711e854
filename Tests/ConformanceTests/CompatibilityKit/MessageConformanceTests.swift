import ScenarioRunner
import TestSupport
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite("Messages of the Compatibility Kit", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct MessageConformanceTests {
  @Test func `there are definitions for all 46 samples, and 1491 messages to compare`() throws {
    let samples = try KitRun.samples()
    #expect(samples.count == 46)
    #expect(KitLibrary.samples == Set(samples))
    #expect(try samples.map { try KitRun(sample: $0).expected().count }.reduce(0, +) == 1491)
  }

  @Test(arguments: try KitRun.samples())
  func `every message is the published one, id for id and time for time`(_ sample: String) async throws {
    let run = KitRun(sample: sample)
    let comparison = try KitComparison(actual: try await run.messages(), expected: try run.expected())
    #expect(comparison.differences == [])
    #expect(comparison.actual.first?.kind == "meta")
  }

  @Test(arguments: [
    (#""id":"9""#, #""id":"8""#), (#""nanos":2000000"#, #""nanos":2000001"#), (#""PASSED""#, #""FAILED""#),
    (#""start":2"#, #""start":3"#), (#""value":"gourd""#, #""value":"gourds""#),
  ])
  func `a message that differs in the least is found`(_ right: String, _ wrong: String) async throws {
    let run = KitRun(sample: "regular-expression")
    var expected = try run.expected()
    let index = try #require(expected.lastIndex { $0.contains(right) })
    expected[index] = expected[index].replacing(right, with: wrong)
    let comparison = try KitComparison(actual: try await run.messages(), expected: expected)
    #expect(comparison.differences.count == 1)
  }

  @Test func `a message that is missing, and the wrong error, frame or snippet, are found`() async throws {
    for (sample, right, wrong) in [
      ("stack-traces", "feature:10", "feature:11"), ("stack-traces", "BOOM", "BOM"),
      ("pending-exception", "PendingException", "Error"),
      ("global-hooks-beforeall-error", "error.ts:7\"}", "error.ts:8\"}"),
      ("undefined", "a list of {float} things", "a list of {int} things"),
    ] {
      let run = KitRun(sample: sample)
      let actual = try await run.messages()
      let expected = try run.expected().map { line in
        line.hasPrefix("{\"source") || line.contains("Started\"") ? line : line.replacing(right, with: wrong)
      }
      #expect(try KitComparison(actual: actual, expected: expected).differences != [], "\(sample)")
      let short = Array(actual.dropLast())
      #expect(try KitComparison(actual: short, expected: run.expected()).differences.count == 1)
    }
  }

  @Test(arguments: try KitRun.samples())
  func `definitions are said to stand in their order in Swift files`(_ sample: String) async throws {
    var last = 0
    for line in try await KitRun(sample: sample).messages() {
      let message = try KitMessage(line)
      guard let reference = message[message.kind, "sourceReference"] else { continue }
      guard case .string(let uri)? = reference["uri"],
        case .integer(let line)? = reference["location"]?["line"]
      else {
        Issue.record("no place: \(message)")
        continue
      }
      #expect(uri.wholeMatch(of: /ConformanceTests\/KitLibrary\+[A-Za-z]+\.swift/) != nil)
      #expect(line > last)
      last = line
    }
  }

  @Test(.enabled(if: MessageSchema.isThere), arguments: try KitRun.samples())
  func `every message is valid, those beyond the protocol too`(_ sample: String) async throws {
    let schema = try MessageSchema.load()
    for line in try await KitRun(sample: sample).messages() {
      let value = try #require(JSONValue(parsing: line))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
  }

  @Test(arguments: try KitRun.samples())
  func `what is left out says nothing that other messages hang on`(_ sample: String) async throws {
    let messages = try await KitRun(sample: sample).messages().map(KitMessage.init)
    let own = messages.filter(\.isOwnAttachment)
    // The plan and the end of the run are always told of.
    #expect(own.count >= 2)
    for message in own {
      #expect(message["attachment", "id"] == nil && message["attachment", "timestamp"] == nil)
    }
  }
}
