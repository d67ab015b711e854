/// The statements that take a database from one schema version to the next.
///
/// An app lists its migrations in order and never changes one that has shipped: the first leads to
/// version 1, the second to version 2.
public struct Migration: Sendable, Hashable {
  /// The statements, in order.
  public var statements: [String]

  /// Creates a migration from its statements.
  public init(_ statements: String...) { self.statements = statements }
}
