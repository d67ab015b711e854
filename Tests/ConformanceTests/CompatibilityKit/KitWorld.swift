import Foundation
import ScenarioRunner
import Synchronization

/// What the steps of a sample share.
@MainActor final class KitWorld: World {
  var cucumbers = 0
  var friends = 0
  var table: DataTable?
  var money = 0
  var stock: [String] = []
  var chocolate: String?

  func picture() -> String? { "[ \(cucumbers) cucumbers ]" }
  func snapshot() -> ScreenSnapshot? { ScreenSnapshot(json: #"{"cucumbers":\#(cucumbers)}"#) }
}

/// What the steps of the samples throw.
struct SampleError: Error, CustomStringConvertible {
  var description: String

  init(_ message: String) { description = message }
}

/// How often a step was called, whatever the scenario.
final class CallCount: Sendable {
  private let count = Mutex(0)

  /// Counts one more call and returns how many there were.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// Fails where two values differ.
func same<Value: Equatable>(_ actual: Value, _ expected: Value) throws {
  guard actual != expected else { return }
  throw ExpectationFailure("the values differ", expected: "\(expected)", actual: "\(actual)")
}

/// The bytes of a file that stands beside a sample's feature.
func asset(_ name: String, of sample: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: GherkinData.root.appendingPathComponent("cck/\(sample)/\(name)")))
}
