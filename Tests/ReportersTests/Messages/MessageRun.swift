import Foundation
import Gherkin
import ScenarioRunner
import Synchronization

@testable import Reporters

/// The world of a run that shows all that messages have to carry.
@MainActor final class MessageWorld: World {
  var leftovers: [Leftover] = []

  func picture() -> String? { "[ the screen ]" }
  func snapshot() -> ScreenSnapshot? { ScreenSnapshot(json: #"{"role":"screen"}"#) }
  func finish() async -> [Leftover] { leftovers }
}

/// A run of a real plan, for which reports are written live and again from its messages.
enum MessageRun {
  struct Odd: Error, CustomStringConvertible { var description: String { "odd \"thing\"\nin two lines" } }

  static let text = """
    @BUY-01
    Feature: Messages
      A description.

      Background:
        Given a step

      # a comment
      @wip @BUY-02
      Scenario: It passes
        Given a table
          | a | b \\| c |
          | 1 | 2      |
        And a text
          ```json
          {"a": "b"}
          ```

      Scenario Outline: It fails with <what>
        When it fails with <what>
        Then a step

        @BUY-03
        Examples:
          | what     |
          | an error |
          | a gap    |

      Rule: A rule
        Scenario: Undefined
          Given an undefind step with 3 "things"
          And another one

        Scenario: Ambiguous
          Given two steps

        Scenario: Pending
          Given more to write
          Given more to write, by me

        Scenario: Skipped
          Given not today

        @flaky
        Scenario: It passes at the second attempt
          Given a step that passes at the second call

        Scenario: It leaves something behind
          Given something is left

        Scenario: No steps, but for the background

        Scenario: Attachments
          Given attachments

        @broken
        Scenario: The hook fails
          Given a step

        Scenario:
          Given a step with a password "geheim" and 3 more

        Scenario: Unknown secret
          Given a stap with a password "verborgen" and 3 more
    """

  static func library(file: String) -> StepLibrary<MessageWorld> {
    let calls = Ticks()
    return StepLibrary {
      Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
      AroundRun(.before, name: "lights on") { log("the lights are on") }
      Before(name: "tidy", tags: "@broken") { _, _ in throw ExpectationFailure("not tidy") }
      Given("a step") { _ in }
      Given("a table") { (_, _: ScenarioRunner.DataTable) in }
      Given("a text", "a long text") { (_, _: ScenarioRunner.DocString) in }
      When("it fails with {}") { (_, what: String) in
        if what == "a gap" { throw ExpectationFailure("wrong", expected: "1", actual: "2", notes: ["look"]) }
        throw Odd()
      }
      Given("two steps") { _ in }
      Given("^two (.*)$") { (_, _: String) in }
      Given("an undefined step with {int} {string}") { (_, _: Int, _: String) in }
      Given("more to write") { _ in throw pending() }
      Given("more to write, by me") { _ in throw pending("later") }
      Given("not today") { _ in throw skipped("it rains") }
      Given("a step that passes at the second call") { _ in
        if calls.next() == .zero { throw ExpectationFailure("too early") }
      }
      Given("something is left") { world in world.leftovers = [Leftover("a cup is left", notes: ["wash it"])]
      }
      Given("attachments") { _ in
        attach("a \"text\"", as: "text/plain", named: "a.txt")
        attach([0, 255], as: "application/octet-stream")
        attach(link: "https://example.org/a?b", title: "an example")
        attach(file: file, as: "video/mp4")
        log("one line\nand another")
        throw ExpectationFailure("look at all that")
      }
      Given("a step with a password {password} and {int} more") { (_, password: String, count: Int) in
        attach("the password is \(password)")
      }
      After(name: "sweep") { _, _ in }
      AroundRun(.after) { throw ExpectationFailure("the lights are still on") }
    }
  }

  /// Runs the text, each scenario in two variants but for those tagged, and tells the sinks.
  static func run(file: String, to sinks: [any EventSink]) async throws {
    let variants = ["one", "two"].map { name in
      WorldVariant<MessageWorld>(name) { _ in MessageWorld() }
    }
    let bound = try BoundLibrary(name: "shop", library: library(file: file), variants: variants)
    let source = GherkinSource(uri: "Scenarios/shop/messages.feature", text: text, format: .feature)
    let parsed = try GherkinParser().parse(source, firstID: 5)
    let part = RunPlan.Part(
      library: bound, files: [parsed.pickles], sources: [.init(source: source, ids: 5..<parsed.nextID)])
    let filter = ScenarioFilter(tags: try TagExpression(parsing: "not @BUY-02"))
    let plan = try RunPlan(parts: [part], filter: filter, order: .random(seed: 7))
    var configuration = RunConfiguration(
      stepLimit: .seconds(300), grace: .seconds(300), retries: 1, takesSnapshots: true)
    configuration.facts = ["shard": "1/2"]
    _ = await Runner(plan: plan, configuration: configuration, sinks: sinks).run()
  }
}

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

/// Hands events on to a reporter of whatever kind.
private final class Forwarding: RunObserver {
  private let reporter: any RunObserver

  init(_ reporter: any RunObserver) { self.reporter = reporter }

  func receive(_ event: RunEvent) { reporter.receive(event) }
}

/// Keeps what a report writes, and the files that it is to keep.
final class Paper: Sendable {
  private let written = Mutex("")
  private let kept = Mutex(0)

  func write(_ text: String) { written.withLock { $0 += text } }

  var text: String { written.withLock { $0 } }

  var output: ReportOutput {
    var output = ReportOutput { self.write($0) }
    output.keep = { attachment in
      self.kept.withLock { kept in
        kept += 1
        return "report.files/\(kept)-\(AttachmentText(attachment: attachment).name ?? "")"
      }
    }
    return output
  }

  /// A reporter that writes here.
  func sink(_ name: String) throws -> any EventSink {
    let kind = try ReporterCatalog.kind(named: name)
    return ObserverBox(Forwarding(kind.make(context)))
  }

  /// A reporter that writes here, to be fed by hand.
  func reporter(_ name: String) throws -> any RunObserver {
    try ReporterCatalog.kind(named: name).make(context)
  }

  private var context: ReporterContext {
    ReporterContext(output: output, now: { .zero })
  }
}
