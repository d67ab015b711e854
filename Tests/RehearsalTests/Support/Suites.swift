import Rehearsal
import ScenarioRunner

/// The world of the apps under test: a number of things.
@MainActor final class CountingWorld: World {
  var count = 0
  func picture() -> String? { "[ \(count) ]" }
  func snapshot() -> ScreenSnapshot? { ScreenSnapshot(json: #"{"title":"\#(count) apples are here"}"#) }
}

/// A row of a table of apples.
struct Apple: Decodable {
  var name: String
  var weight: Int
}

/// An app that counts apples.
func counterSuite() -> AppSuite {
  AppSuite(
    name: "counter", summary: "Counts apples",
    steps: StepLibrary<CountingWorld> {
      Given("{int} apples") { (world, count: Int) in world.count = count }
      Given("these apples:") { (world, apples: [Apple]) in world.count = apples.count }
      When("I eat {int}") { (world, count: Int) in world.count -= count }
      Then("{int} are left") { (world, count: Int) in
        guard world.count == count else {
          throw ExpectationFailure("apples are missing", expected: "\(count)", actual: "\(world.count)")
        }
      }
      Given("nothing") { _ in }
      Given("a wait without end") { _ in
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
  ) { _ in CountingWorld() }
}

/// An app that counts pens; it shares a step with the other.
func shopSuite() -> AppSuite {
  AppSuite(
    name: "shop", summary: "Counts pens",
    steps: StepLibrary<CountingWorld> {
      Given("{int} pens") { (world, count: Int) in world.count = count }
      Given("nothing") { _ in }
    }
  ) { _ in CountingWorld() }
}

/// An app whose library has faults.
func brokenSuite() -> AppSuite {
  AppSuite(
    name: "broken", summary: "Cannot be used",
    steps: StepLibrary<CountingWorld> { Given("{int} apples") { _ in } }
  ) { _ in CountingWorld() }
}
