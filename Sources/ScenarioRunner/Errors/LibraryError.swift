/// Something in a step library that keeps it from being used.
public struct LibraryError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// A step has no expression, so nothing can match it.
    case noExpression
    /// An expression, a tag expression or a parameter type is malformed, with its own message.
    case expression(String)
    /// The code takes another number of arguments than the expression has parameters.
    case count(String, given: Int, taken: [String])
    /// The code takes another type than the expression gives.
    case type(String, position: Int, given: String, taken: String)
    /// Tables and doc strings do not come last in the code's arguments, or more than one of a kind.
    case order(String, taken: [String])
  }

  /// Where the entry stands.
  public var code: CodePlace
  /// What is wrong.
  public var problem: Problem

  /// Where, what and the remedy.
  public var description: String { "\(code): error: \(text)" }

  private var text: String {
    switch problem {
    case .noExpression:
      """
      the step has no expression, so no text can match it
      note: write the text that it stands for in front of its code
      """
    case .expression(let message): message
    case .count(let source, let given, let taken):
      """
      '\(source)' has \(given) \(given == 1 ? "parameter" : "parameters"), but its code takes \
      \(taken.count)\(Self.list(taken))
      note: give the code one argument for each parameter, in order, behind the world
      """
    case .type(let source, let position, let given, let taken):
      """
      parameter \(position) of '\(source)' is \(given), but its code takes \(taken)
      note: write '\(given)' in the code, or use a parameter type that gives \(taken)
      """
    case .order(let source, let taken):
      """
      the code of '\(source)' takes\(Self.list(taken, open: " ", close: ""))
      note: a table and a doc string come last, one of each at most
      """
    }
  }

  private static func list(_ names: [String], open: String = " (", close: String = ")") -> String {
    names.isEmpty ? "" : open + names.joined(separator: ", ") + close
  }
}

/// Everything in a step library that keeps it from being used, in order.
public struct LibraryErrors: Error, Hashable, CustomStringConvertible {
  /// The errors; at least one.
  public var errors: [LibraryError]

  /// All errors, one below the other.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
