import ScenarioRunner

/// Samples about how steps end.
extension KitLibrary {
  static let statuses: Table = [
    "all-statuses": {
      StepLibrary {
        Given("^a step$") { _ in }
        Given("^a failing step$") { _ in throw SampleError("whoops") }
        Given("^a pending step$") { _ in throw pending() }
        Given("^a skipped step$") { _ in throw skipped() }
        Given("^an ambiguous (.*?)$") { (_, _: String) in }
        Given("^(.*?) ambiguous step$") { (_, _: String) in }
      }
    },
    "ambiguous": {
      StepLibrary {
        Given("^a (.*?) with (.*?)$") { (_, _: String, _: String) in }
        Given("^a step with (.*?)$") { (_, _: String) in }
      }
    },
    "empty": { StepLibrary {} },
    "failedish-combinations": {
      StepLibrary {
        Given("^a step$") { _ in }
        Given("^a skipped step$") { _ in throw skipped() }
        Given("^a pending step$") { _ in throw pending() }
        Given("^an ambiguous (.*?)$") { (_, _: String) in }
        Given("^(.*?) ambiguous step$") { (_, _: String) in }
        Given("^a failing step$") { _ in throw SampleError("whoops") }
      }
    },
    "pending": {
      StepLibrary {
        Given("an implemented non-pending step") { _ in }
        Given("an implemented step that is skipped") { _ in }
        Given("an unimplemented pending step") { _ in throw pending() }
      }
    },
    "pending-exception": {
      StepLibrary { Given("an unimplemented pending step") { _ in throw pending("TODO") } }
    },
    "skipped": {
      StepLibrary {
        Given("a step that does not skip") { _ in }
        Given("a step that is skipped") { _ in }
        Given("I skip a step") { _ in throw skipped() }
      }
    },
    "skipped-exception": {
      StepLibrary { Given("I skip a step") { _ in throw skipped("skipping") } }
    },
    "stack-traces": {
      StepLibrary { When("a step throws an exception") { _ in throw SampleError("BOOM") } }
    },
    "test-run-exception": { StepLibrary { Given("a step") { _ in } } },
    "undefined": {
      StepLibrary {
        Given("an implemented step") { _ in }
        Given("a step that will be skipped") { _ in }
      }
    },
    "undefined-multiple": {
      StepLibrary {
        Given("an implemented step") { _ in }
        Given("a step that will be skipped") { _ in }
      }
    },
    "unknown-parameter-type": {
      StepLibrary {
        Given("{airport} is closed because of a strike") { (_, _: String) in
          throw SampleError("it should not be called")
        }
      }
    },
    "unused-steps": {
      StepLibrary {
        Given("a step that is used") { _ in }
        Given("a step that is not used") { _ in }
      }
    },
  ]
}
