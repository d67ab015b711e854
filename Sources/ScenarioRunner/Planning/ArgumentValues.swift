import CucumberExpressions
import Gherkin

/// The values of a step's arguments, for the step's code alone: nothing that prints a plan prints them.
struct ArgumentValues: Sendable, CustomStringConvertible, CustomReflectable {
  private enum Source: Sendable {
    case found([ExpressionArgument])
    case made([any Sendable])
  }

  private let source: Source
  /// The texts of those that no report may tell, without the quotes that they have.
  var secrets: [String] = []
  /// The table or doc string under the step as it was written, where the plan shows it masked.
  var underneath: [PickleArgument]?

  init(_ all: [any Sendable] = []) { source = .made(all) }

  /// The values of arguments, which are held as they were found.
  init(of arguments: [ExpressionArgument]) { source = .found(arguments) }

  var count: Int {
    switch source {
    case .found(let arguments): arguments.count
    case .made(let values): values.count
    }
  }

  subscript(index: Int) -> any Sendable {
    switch source {
    case .found(let arguments): arguments[index].value
    case .made(let values): values[index]
    }
  }

  var description: String { "\(count) values" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
