import ScenarioRunner

/// Samples about hooks.
extension KitLibrary {
  private static let picture: @MainActor @Sendable (KitWorld, ScenarioContext) async throws -> Void = {
    _, _ in
    attach(try asset("cucumber.svg", of: "hooks-attachment"), as: "image/svg+xml")
  }

  static let hooks: Table = [
    "hooks": {
      StepLibrary {
        Before { _, _ in }
        When("a step passes") { _ in }
        When("a step fails") { _ in throw SampleError("Exception in step") }
        After { _, _ in }
      }
    },
    "hooks-attachment": {
      StepLibrary {
        Before(body: picture)
        When("a step passes") { _ in }
        After(body: picture)
      }
    },
    "hooks-conditional": {
      StepLibrary {
        Before(tags: "@passing-hook") { _, _ in }
        Before(tags: "@fail-before") { _, _ in throw SampleError("Exception in conditional hook") }
        When("a step passes") { _ in }
        After(tags: "@fail-after") { _, _ in throw SampleError("Exception in conditional hook") }
        After(tags: "@passing-hook") { _, _ in }
      }
    },
    "hooks-named": {
      StepLibrary {
        Before(name: "A named before hook") { _, _ in }
        When("a step passes") { _ in }
        After(name: "A named after hook") { _, _ in }
      }
    },
    "hooks-skipped": {
      StepLibrary {
        Before { _, _ in }
        Before(tags: "@skip-before") { _, _ in throw skipped() }
        Before { _, _ in }
        Given("a normal step") { _ in }
        Given("a step that skips") { _ in throw skipped() }
        After { _, _ in }
        After(tags: "@skip-after") { _, _ in throw skipped() }
        After { _, _ in }
      }
    },
    "hooks-undefined": {
      StepLibrary {
        Before { _, _ in }
        After { _, _ in }
      }
    },
    "skipped-failing-hook": {
      StepLibrary {
        Given("a step that skips") { _ in throw skipped() }
        After { _, _ in throw SampleError("whoops") }
      }
    },
  ]

  static let runHooks: Table = [
    "global-hooks": {
      StepLibrary {
        AroundRun(.before) {}
        AroundRun(.before) {}
        When("a step passes") { _ in }
        When("a step fails") { _ in throw SampleError("Exception in step") }
        AroundRun(.after) {}
        AroundRun(.after) {}
      }
    },
    "global-hooks-afterall-error": {
      StepLibrary {
        AroundRun(.before) {}
        AroundRun(.before) {}
        When("a step passes") { _ in }
        AroundRun(.after) {}
        AroundRun(.after) { throw SampleError("AfterAll hook went wrong") }
        AroundRun(.after) {}
      }
    },
    "global-hooks-attachments": {
      StepLibrary {
        AroundRun(.before) { attach("Attachment from BeforeAll hook", as: "text/plain") }
        When("a step passes") { _ in }
        AroundRun(.after) { attach("Attachment from AfterAll hook", as: "text/plain") }
      }
    },
    "global-hooks-beforeall-error": {
      StepLibrary {
        AroundRun(.before) {}
        AroundRun(.before) { throw SampleError("BeforeAll hook went wrong") }
        AroundRun(.before) {}
        When("a step passes") { _ in }
        AroundRun(.after) {}
        AroundRun(.after) {}
      }
    },
  ]
}
