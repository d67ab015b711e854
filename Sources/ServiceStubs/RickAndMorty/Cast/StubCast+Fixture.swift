import Foundation

extension StubCast {
  /// The file that holds the cast, seen from the folder of fixtures.
  static let fixture = "rickandmorty/characters.json"

  private struct Row: Decodable {
    struct Place: Decodable {
      var name: String
      var url: String

      var known: String? { url.isEmpty ? nil : name }
    }

    var id: Int
    var name: String
    var status: String
    var species: String
    var type: String
    var gender: String
    var origin: Place
    var location: Place
    var episode: [Int]
  }

  /// Reads a cast from `rickandmorty/characters.json`.
  ///
  /// - Throws: What is wrong with the file.
  public init(from folder: FixtureFolder) throws(ServiceStubsError) {
    let content = try folder.content(of: Self.fixture)
    let path = folder.path(of: Self.fixture)
    let rows: [Row]
    do {
      rows = try JSONDecoder().decode([Row].self, from: content)
    } catch {
      throw .malformedCast(path: path, reason: Self.reason(error))
    }
    guard !rows.isEmpty else { throw .malformedCast(path: path, reason: "no character stands in the file") }
    guard Set(rows.map(\.id)).count == rows.count else {
      throw .malformedCast(path: path, reason: "two characters have the same number")
    }
    self.init(
      rows.map { row in
        StubCharacter(
          id: row.id, name: row.name, status: row.status, species: row.species, type: row.type,
          gender: row.gender, origin: row.origin.known, location: row.location.known, episodes: row.episode)
      })
  }

  private static func reason(_ error: any Error) -> String {
    let path: [any CodingKey]
    switch error {
    case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      path = context.codingPath
    default: return "the file is not JSON"
    }
    let place = path.map { $0.intValue.map { "character \($0 + 1)" } ?? $0.stringValue }
    return "nothing usable stands at '" + place.joined(separator: ".") + "'"
  }
}
