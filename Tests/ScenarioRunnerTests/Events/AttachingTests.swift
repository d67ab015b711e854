import Gherkin
import ScenarioRunner
import Testing

/// What steps and hooks add to the report while they run.
@MainActor struct AttachingTests {
  let oneStep = "Feature: F\n  Scenario: S\n    Given a step\n"

  /// The attachments of a run with what they belong to, and between them the starts and ends of steps.
  private func trail(_ record: RunRecord) -> [String] {
    record.events.compactMap { event in
      switch event {
      case .attached(let attachment, .step(let testCase, let index)):
        "\(attachment.shown) at \(testCase.pickle.name) \(index)"
      case .attached(let attachment, .runHook(let hook)): "\(attachment.shown) at \(hook.moment)"
      case .stepStarted(_, let index): "start \(index)"
      case .stepFinished(_, let index, _): "end \(index)"
      default: nil
      }
    }
  }

  @Test func `everything is told at once, as it was given`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in
        attach("some text")
        attach("{}", as: "application/json", named: "a.json")
        attach([1, 2], as: "image/png")
        attach(file: "film.mp4", as: "video/mp4", named: "short.mp4")
        attach(link: "https://example.org")
        attach(link: "https://example.org", title: "there")
        log("a line")
      }
    }
    let record = try await rehearse(oneStep, library)
    #expect(
      trail(record) == [
        "start 0", "text some text text/plain - at S 0", "text {} application/json a.json at S 0",
        "bytes [1, 2] image/png - at S 0", "file film.mp4 video/mp4 short.mp4 at S 0",
        "text https://example.org text/uri-list - at S 0",
        "text https://example.org text/uri-list there at S 0",
        "text a line text/x.cucumber.log+plain - at S 0", "end 0",
      ])
  }

  @Test func `hooks attach to themselves, the world to the first step`() async throws {
    let library = StepLibrary<CounterWorld> {
      AroundRun(.before) { log("before all") }
      Before { _, _ in log("before") }
      Given("a step") { _ in log("step") }
      After { _, _ in log("after") }
      AroundRun(.after) { log("after all") }
    }
    let record = try await rehearse(oneStep, library) { _ in
      log("world")
      return CounterWorld()
    }
    let kind = "text/x.cucumber.log+plain -"
    #expect(
      trail(record) == [
        "text before all \(kind) at beforeRun", "start 0", "text world \(kind) at S 0",
        "text before \(kind) at S 0", "end 0", "start 1", "text step \(kind) at S 1", "end 1", "start 2",
        "text after \(kind) at S 2", "end 2", "text after all \(kind) at afterRun",
      ])
  }

  @Test func `tasks within a step attach to it`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in
        await withTaskGroup(of: Void.self) { group in group.addTask { attach("from a task") } }
      }
    }
    #expect(try await trail(rehearse(oneStep, library))[1] == "text from a task text/plain - at S 0")
  }

  @Test func `what a step attaches that was given up, and what comes from nowhere, belongs nowhere`()
    async throws
  {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { world in
        do { try await Task.sleep(for: .seconds(3600)) } catch {}
        world.log.append("woken")
        attach("too late")
      }
    }
    let world = CounterWorld()
    attach("from outside")
    let record = try await rehearse(
      oneStep, library, configuration: RunConfiguration(stepLimit: .milliseconds(1), grace: .seconds(300))
    ) { _ in world }
    while world.log.isEmpty { await Task.yield() }
    #expect(trail(record) == ["start 0", "end 0"])
    #expect(record.statuses == [[.failed]])
  }

  @Test func `secrets of the scenario's steps are masked in text and in bytes of a text`() async throws {
    let library = StepLibrary<CounterWorld> {
      Parameter("password", matching: #""[^"]*""#, isSecret: true) { $0 }
      Given("a step") { _ in
        log("typed 314159, 31")
        attach(Array("314159".utf8), as: "text/plain")
      }
      Given("the passwords {password} and {password}") { (_, _: String, _: String) in }
    }
    let text = oneStep + "    And the passwords \"314159\" and \"31\"\n"
    let record = try await rehearse(text, library)
    #expect(trail(record)[1] == "text typed ••••••, 31 text/x.cucumber.log+plain - at S 0")
    #expect(trail(record)[2].hasPrefix("bytes \(Array("••••••".utf8)) text/plain"))
  }
}

extension RunAttachment {
  fileprivate var shown: String {
    let what =
      switch content {
      case .text(let text): "text \(text)"
      case .bytes(let bytes): "bytes \(bytes)"
      case .file(let path), .stored(let path, _): "file \(path)"
      }
    return "\(what) \(mediaType) \(fileName ?? "-")"
  }
}
