import ScenarioRunner

/// Samples about outlines and about trying again.
extension KitLibrary {
  private static let eating: @Sendable () -> StepLibrary<KitWorld> = {
    StepLibrary {
      Given("there are {int} cucumbers") { (world, count: Int) in world.cucumbers = count }
      When("I eat {int} cucumbers") { (world, count: Int) in world.cucumbers -= count }
      Then("I should have {int} cucumbers") { (world, count: Int) in try same(world.cucumbers, count) }
    }
  }

  static let examples: Table = [
    "examples-tables": {
      StepLibrary {
        Given("there are {int} cucumbers") { (world, count: Int) in world.cucumbers = count }
        Given("there are {int} friends") { (world, count: Int) in world.friends = count }
        When("I eat {int} cucumbers") { (world, count: Int) in world.cucumbers -= count }
        Then("I should have {int} cucumbers") { (world, count: Int) in try same(world.cucumbers, count) }
        Then("each person can eat {int} cucumbers") { (world, count: Int) in
          try same(world.cucumbers / (1 + world.friends), count)
        }
      }
    },
    "examples-tables-undefined": eating,
    "examples-tables-undefined-multiple": eating,
  ]

  static let retries: Table = [
    "retry": {
      let (second, third) = (CallCount(), CallCount())
      return StepLibrary {
        Given("a step that always passes") { _ in }
        Given("a step that passes the second time") { _ in
          if second.next() < 2 { throw SampleError("Exception in step") }
        }
        Given("a step that passes the third time") { _ in
          if third.next() < 3 { throw SampleError("Exception in step") }
        }
        Given("a step that always fails") { _ in throw SampleError("Exception in step") }
      }
    },
    "retry-ambiguous": {
      StepLibrary {
        Given("an ambiguous step") { _ in }
        Given("an ambiguous step") { _ in }
      }
    },
    "retry-pending": { StepLibrary { Given("a pending step") { _ in throw pending() } } },
    "retry-undefined": { StepLibrary {} },
  ]
}
