/// Something that fields can be asked of.
enum GraphQLNode: Sendable {
  case query
  case listing(CharacterListing?)
  case info(CharacterListing?)
  case character(StubCharacter)
  case place(String?)
  case episode(Int)

  /// The name of its type.
  var type: String {
    switch self {
    case .query: "Query"
    case .listing: "Characters"
    case .info: "Info"
    case .character: "Character"
    case .place: "Location"
    case .episode: "Episode"
    }
  }
}

/// What stands behind a field.
enum GraphQLResult: Sendable {
  /// A value as JSON.
  case json(String)
  /// An object; nil is null.
  case node(GraphQLNode?)
  /// Several objects.
  case nodes([GraphQLNode])

  static func text(_ text: String) -> GraphQLResult { .json(JSONText.string(text)) }
  static func number(_ number: Int?) -> GraphQLResult { .json(number.map { "\($0)" } ?? "null") }
  static func characters(_ characters: [StubCharacter]) -> GraphQLResult {
    .nodes(characters.map(GraphQLNode.character))
  }
}
