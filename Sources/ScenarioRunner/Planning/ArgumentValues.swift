import Gherkin

/// The values of a step's arguments, for the step's code alone: nothing that prints a plan prints them.
struct ArgumentValues: Sendable, CustomStringConvertible, CustomReflectable {
  let all: [any Sendable]
  /// The texts of those that no report may tell, without the quotes that they have.
  var secrets: [String] = []
  /// The table or doc string under the step as it was written, where the plan shows it masked.
  var underneath: [PickleArgument]?

  init(_ all: [any Sendable] = []) { self.all = all }

  var description: String { "\(all.count) values" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
