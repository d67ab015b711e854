import Foundation
import Rehearsal
import ScenarioRunner

/// A suite whose steps do next to nothing, so that a run of it shows what the runner itself takes.
enum TrivialSuite {
  /// How many definitions it has.
  static let definitions = 40

  static let suite = AppSuite(
    name: "trivial", summary: "Does nothing, often", steps: steps, makeWorld: { _ in TrivialWorld() })

  /// What the code of a definition takes.
  enum Kind: Int, CaseIterable { case nothing, number, text, both }

  static func kind(of definition: Int) -> Kind { Kind(rawValue: definition % 4) ?? .nothing }

  /// The words that a definition starts with and that no other has.
  static func words(of definition: Int) -> String {
    "the " + people[definition / 4 % people.count] + " " + deeds[definition % 4 + definition / 20 * 4]
  }

  private static let people = ["buyer", "seller", "clerk", "driver", "guest"]

  private static let deeds = [
    "opens the account", "adds apples:", "searches for", "orders pieces:",
    "closes the list", "waits seconds:", "writes a note", "sends parcels:",
  ]

  private static let steps = StepLibrary<TrivialWorld> {
    for definition in 0..<definitions {
      let words = words(of: definition)
      switch kind(of: definition) {
      case .nothing: Given(words) { world in world.add(1) }
      case .number: Given(words + " {int}") { (world, number: Int) in world.add(number) }
      case .text: Given(words + " {string}") { (world, text: String) in world.add(text.utf8.count) }
      case .both:
        Given(words + " {int} of {string}") { (world, number: Int, text: String) in
          world.add(number + text.utf8.count)
        }
      }
    }
  }
}

/// What the steps of a scenario of the trivial suite share.
final class TrivialWorld: World {
  private var count = 0

  /// The environment variable with the microseconds for which each step keeps a core busy.
  nonisolated static let busyVariable = "BENCHMARKS_BUSY"
  private static let busy = (getenv(busyVariable).flatMap { Int64(String(cString: $0)) } ?? 0) * 1000

  func add(_ number: Int) {
    count += number
    guard Self.busy > 0 else { return }
    let end = ContinuousClock.now + .nanoseconds(Self.busy)
    while ContinuousClock.now < end {}
  }
}
