/// A query, read from its text.
struct GraphQLOperation: Sendable, Hashable {
  /// One field of a selection.
  struct Field: Sendable, Hashable {
    /// The key under which the answer stands.
    var key: String
    /// The name of the field.
    var name: String
    /// The arguments.
    var arguments: [String: GraphQLValue]
    /// What is asked for of the field's object; nil where no selection stands there.
    var selection: [Field]?
    /// Where the field stands.
    var line: Int
    var column: Int
  }

  /// The name; empty where it has none.
  var name = ""
  /// The values of variables that the request does not give.
  var defaults: [String: GraphQLValue] = [:]
  /// What is asked for.
  var fields: [Field] = []

  /// How deep the fields are nested, the outermost at 0.
  var depth: Int { Self.depth(of: fields) }

  private static func depth(of fields: [Field]) -> Int {
    fields.map { field in field.selection.map { 1 + depth(of: $0) } ?? 0 }.max() ?? 0
  }
}
