/// The types of the interface, as far as characters reach.
enum GraphQLSchema {
  /// A field's type; a named one is an object with fields of its own.
  enum Kind: Sendable, Hashable {
    case plain(String)
    case object(String)
  }

  /// How deep the fields of a query may be nested.
  static let depthLimit = 4

  static let types: [String: [String: Kind]] = [
    "Query": [
      "character": .object("Character"), "characters": .object("Characters"),
      "charactersByIds": .object("Character"),
    ],
    "Characters": ["info": .object("Info"), "results": .object("Character")],
    "Info": ["count": .plain("Int"), "pages": .plain("Int"), "next": .plain("Int"), "prev": .plain("Int")],
    "Character": [
      "id": .plain("ID"), "name": .plain("String"), "status": .plain("String"), "species": .plain("String"),
      "type": .plain("String"), "gender": .plain("String"), "origin": .object("Location"),
      "location": .object("Location"), "image": .plain("String"), "episode": .object("Episode"),
      "created": .plain("String"),
    ],
    "Location": [
      "id": .plain("ID"), "name": .plain("String"), "residents": .object("Character"),
    ],
    "Episode": [
      "id": .plain("ID"), "name": .plain("String"), "episode": .plain("String"),
      "characters": .object("Character"),
    ],
  ]

  /// Checks a query before it is carried out.
  static func check(_ operation: GraphQLOperation) throws(GraphQLProblem) {
    guard operation.depth <= depthLimit else {
      throw GraphQLProblem(
        message: "'\(operation.name)' exceeds maximum operation depth of \(depthLimit)")
    }
    try check(operation.fields, of: "Query")
  }

  private static func check(
    _ fields: [GraphQLOperation.Field], of type: String
  ) throws(GraphQLProblem) {
    for field in fields where field.name != "__typename" {
      switch types[type]?[field.name] {
      case .plain(let kind):
        guard field.selection == nil else {
          throw field.problem(
            "Field \"\(field.name)\" must not have a selection since type \"\(kind)\" has no subfields.")
        }
      case .object(let kind):
        guard let selection = field.selection else {
          throw field.problem(
            "Field \"\(field.name)\" of type \"\(kind)\" must have a selection of subfields."
              + " Did you mean \"\(field.name) { ... }\"?")
        }
        try check(selection, of: kind)
      case nil:
        throw field.problem(
          "Cannot query field \"\(field.name)\" on type \"\(type)\".\(hint(field.name, type))")
      }
    }
  }

  /// Offers the name of the type's fields that is nearest, where one is near.
  private static func hint(_ name: String, _ type: String) -> String {
    let ranked = (types[type] ?? [:]).keys.map {
      ($0, ServiceStubsError.distance(name.lowercased(), $0.lowercased()))
    }
    guard let best = ranked.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }), best.1 <= name.count * 2 / 5 + 1 else {
      return ""
    }
    return " Did you mean \"\(best.0)\"?"
  }
}

extension GraphQLOperation.Field {
  fileprivate func problem(_ message: String) -> GraphQLProblem {
    GraphQLProblem(message: message, line: line, column: column)
  }
}
