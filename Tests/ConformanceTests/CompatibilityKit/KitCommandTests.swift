import Foundation
import ScenarioRunner
import TestSupport
import Testing

@testable import Rehearsal

/// The samples run by the command itself, from files, with the clock of the machine.
///
/// Skipped where the published data are not there: they are no part of the package.
@Suite("Compatibility Kit by command", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct KitCommandTests {
  /// What the command refuses before anything runs: a parameter type that nobody defined, and an option that
  /// stands for a fault outside of everything.
  private static let refused: Set = ["test-run-exception", "unknown-parameter-type"]

  /// Runs a sample in a folder in which its files are where the reference had them.
  private func run(
    _ sample: String
  ) async throws -> (status: Rehearsal.ExitStatus, messages: [String], errors: String) {
    let (kit, folder) = (KitRun(sample: sample), try TemporaryFolder())
    let texts = folder.url.appending(path: "samples/\(sample)")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    for file in try kit.files() {
      try FileManager.default.copyItem(
        at: kit.folder.appending(path: file), to: texts.appending(path: file))
    }
    let steps = try #require(KitLibrary.of(sample))
    let suite = AppSuite(name: sample, summary: "A sample", steps: steps) { _ in KitWorld() }
    let (output, errors) = (KitRun.Paper(), KitRun.Paper())
    var rehearsals = Rehearsals(
      suites: [suite],
      console: Console(
        write: { output.write($0) }, writeError: { errors.write($0) }, folder: folder.url.path()))
    // Many tests share the main actor here, so that it can be late without anything hanging.
    rehearsals.grace = .seconds(300)
    let status = await rehearsals.run(
      ["--app", sample, "samples/\(sample)", "--timeout", "300", "-f", "message"] + (try kit.arguments()))
    return (status, output.lines, errors.lines.joined(separator: "\n"))
  }

  @Test(arguments: try KitRun.samples().filter { !refused.contains($0) })
  func `every message is the published one but for its times`(_ sample: String) async throws {
    let (_, messages, errors) = try await run(sample)
    let expected = try KitRun(sample: sample).expected()
    let comparison = try KitComparison(actual: messages, expected: expected, isTimed: false)
    #expect(comparison.differences == [])
    #expect(errors == "")
  }

  @Test(arguments: try KitRun.samples().filter { !refused.contains($0) })
  func `times never go back`(_ sample: String) async throws {
    var last = (0, 0)
    for line in try await run(sample).messages {
      let message = try KitMessage(line)
      guard let time = message[message.kind, "timestamp"] else { continue }
      guard case .integer(let seconds)? = time["seconds"], case .integer(let nanos)? = time["nanos"] else {
        Issue.record("no time: \(message)")
        continue
      }
      #expect(last <= (seconds, nanos), "\(line)")
      last = (seconds, nanos)
    }
    #expect(last.0 > 1_000_000_000)
  }

  @Test(arguments: refused.sorted())
  func `what the command refuses has messages of no scenario`(_ sample: String) async throws {
    let (status, messages, errors) = try await run(sample)
    #expect(status == .usage)
    #expect(!messages.contains { $0.contains("testCase") } && errors.contains("error: "))
    // An option that nobody knows leaves open whether messages are asked for at all.
    #expect(messages.isEmpty == (sample == "test-run-exception"))
    #expect(messages.last?.contains(#""success":false"#) ?? messages.isEmpty)
  }

  @Test func `a scenario without steps is red, though the protocol calls its run a success`() async throws {
    let (status, messages, _) = try await run("empty")
    #expect(status == .scenarioFailed)
    #expect(messages.last?.contains(#""success":true"#) == true)
    #expect(messages.contains { $0.contains(#"{\"status\":\"empty\""#) })
  }
}
