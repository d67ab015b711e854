public import CucumberExpressions

/// A regular expression that chooses scenarios by their names.
///
/// It is of the kind that steps are defined with: it matches anywhere in a name unless it says `^` and `$`.
public struct NamePattern: Sendable {
  /// The expression as it was written.
  public let source: String
  private let expression: RegularExpression

  /// Compiles a regular expression.
  public init(parsing source: String) throws(ExpressionError) {
    self.source = source
    expression = try RegularExpression(source, registry: ParameterTypeRegistry())
  }

  /// Whether the expression is found in the name.
  ///
  /// - Throws: Where looking for it finds no end.
  public func matches(_ name: String) throws(ExpressionError) -> Bool {
    do {
      return try expression.match(name) != nil
    } catch ExpressionError.endlessPattern {
      throw .endlessPattern(source)
    } catch {
      // A group was found and could not be made a number, which is nothing that is asked for here.
      return true
    }
  }
}
