/// What a step's code, or what calls it, can say besides that it failed.
public enum StepError: Error, Hashable, CustomStringConvertible {
  /// The step's code is still to be written.
  case pending(String?)
  /// The rest of the scenario is not to be run, with the reason.
  case skipped(String?)
  /// A table has no column that the step needs.
  case missingColumn(String, columns: [String])
  /// A table has a column that the step does not know.
  case unknownColumn(String, known: [String])
  /// Two columns of a table have one name.
  case repeatedColumn(String)
  /// A table's cell is not what the step needs.
  case cell(String, column: String, row: Int, type: String)
  /// A row type asks for more than cells.
  case rowShape(row: Int)
  /// The step's code asks for a table that does not stand under the step.
  case noTable
  /// The step's code asks for a doc string that does not stand under the step.
  case noDocString
  /// Something stands under the step that its code does not ask for.
  case unusedArgument(String)

  /// What is wrong, with the remedy.
  public var description: String {
    switch self {
    case .pending(let reason): reason ?? "the step's code is still to be written"
    case .skipped(let reason): reason ?? "the step asks for the rest to be skipped"
    case .missingColumn(let name, let columns):
      "the table has no column '\(name)'; it has \(Self.list(columns))"
    case .unknownColumn(let name, let known):
      "the step does not know the column '\(name)'; it knows \(Self.list(known))"
    case .repeatedColumn(let name): "the table has two columns '\(name)'"
    case .cell(let text, let column, let row, let type):
      "'\(text)' in column '\(column)', row \(row), is no \(type)"
    case .rowShape(let row): "row \(row) can be decoded into plain properties only"
    case .noTable: "the step needs a table under it"
    case .noDocString: "the step needs a doc string under it"
    case .unusedArgument(let what): "the step takes no \(what), but one stands under it"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

/// Says in a step's or hook's code that it is still to be written: `throw pending()`.
///
/// Without a reason the step has that status and nothing more is told; with one, reports tell it.
public func pending(_ reason: String? = nil) -> StepError { .pending(reason) }

/// Says in a step's or hook's code that the rest of the scenario is not to be run: `throw skipped()`.
///
/// Hooks after the scenario are called all the same. With a reason, reports tell it.
public func skipped(_ reason: String? = nil) -> StepError { .skipped(reason) }
