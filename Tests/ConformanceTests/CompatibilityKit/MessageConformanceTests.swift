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
    for isPlain in [true, false] {
      for line in try await KitRun(sample: sample).messages(isPlain: isPlain) {
        let value = try #require(JSONValue(parsing: line))
        #expect(schema.problems(with: value) == [], "\(line)")
      }
    }
  }
}
