public import AppCore
public import Foundation

/// The characters over the REST interface: <https://rickandmortyapi.com/documentation/#rest>.
public struct RESTCharacters: Sendable {
  private let client: HTTPClient
  private let baseURL: URL

  /// Creates the service at an address, such as `https://rickandmortyapi.com`.
  public init(client: HTTPClient, baseURL: URL) {
    self.client = client
    self.baseURL = baseURL
  }

  /// The service as the port that the app uses.
  public var source: CharacterSource {
    CharacterSource(
      page: { try await self.page($0, name: $1) },
      profile: { try await self.profile($0) })
  }

  /// Asks by the page's number: the address in `next` is not percent-encoded, so it is not followed.
  private func page(_ number: Int, name: String) async throws -> CharacterPage {
    let query = [("page", "\(number)")] + (name.isEmpty ? [] : [("name", name)])
    // 404 is how the service says that nothing is found.
    guard let answer = try await get(PageAnswer.self, "/api/character", query) else { return .nothing }
    return CharacterPage(characters: answer.results.map(\.summary), hasNext: answer.info.next != nil)
  }

  private func profile(_ id: Int) async throws -> CharacterProfile? {
    try await get(CharacterAnswer.self, "/api/character/\(id)", [])?.profile
  }

  private func get<Answer: Decodable>(
    _ type: Answer.Type, _ path: String, _ query: [(String, String)]
  ) async throws -> Answer? {
    let url = QueryText.url(baseURL, path: path, query: query)
    let response = try await client.send(
      HTTPRequest("GET", url, fields: [HTTPRequest.Field("Accept", "application/json")]))
    if response.status == 404 { return nil }
    guard response.status == 200 else { throw CharactersError.status(response.status, path: path) }
    guard let answer = try? JSONDecoder().decode(type, from: response.body) else {
      throw CharactersError.unreadable(path: path)
    }
    return answer
  }
}

/// A page as the REST interface sends it; `next` is null on the last one.
private struct PageAnswer: Decodable {
  struct Info: Decodable {
    var next: String?
  }

  var info: Info
  var results: [CharacterAnswer]
}

/// A character as the REST interface sends it; addresses may be empty and are not needed.
private struct CharacterAnswer: Decodable {
  struct Place: Decodable {
    var name: String
  }

  var id: Int
  var name: String
  var status: String
  var species: String
  var type: String
  var gender: String
  var origin: Place
  var location: Place
  var image: String

  var summary: CharacterSummary { CharacterSummary(id: id, name: name, status: status, species: species) }

  var profile: CharacterProfile {
    CharacterProfile(
      summary: summary, type: type, gender: gender, origin: origin.name, location: location.name, image: image
    )
  }
}
