public import AppCore
public import Foundation

/// The characters over the GraphQL interface: <https://rickandmortyapi.com/documentation/#graphql>.
public struct GraphQLCharacters: Sendable {
  private static let path = "/graphql"
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

  private func page(_ number: Int, name: String) async throws -> CharacterPage {
    let variables = PageVariables(filter: .init(name: name.isEmpty ? nil : name), page: number)
    let data = try await post(PageData.self, GraphQLQueries.page, variables)
    // A search without a hit is an empty list whose info is null throughout.
    return CharacterPage(
      characters: try data.characters.results.map { try $0.summary(path: Self.path) },
      hasNext: data.characters.info?.next != nil)
  }

  private func profile(_ id: Int) async throws -> CharacterProfile? {
    let data = try await post(ProfileData.self, GraphQLQueries.profile, ["id": "\(id)"])
    return try data.character?.profile(path: Self.path)
  }

  private func post<Variables: Encodable, Answer: Decodable>(
    _ type: Answer.Type, _ query: String, _ variables: Variables
  ) async throws -> Answer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let fields = [
      HTTPRequest.Field("Accept", "application/json"), HTTPRequest.Field("Content-Type", "application/json"),
    ]
    let body = try encoder.encode(GraphQLRequest(query: query, variables: variables))
    let response = try await client.send(
      HTTPRequest("POST", baseURL.appending(path: Self.path), fields: fields, body: body))
    // A refused query comes with 400 and says why.
    let answer = try? JSONDecoder().decode(GraphQLAnswer<Answer>.self, from: response.body)
    if let reason = answer?.errors?.first?.message {
      throw CharactersError.refused(reason: reason, path: Self.path)
    }
    guard response.status == 200 else { throw CharactersError.status(response.status, path: Self.path) }
    guard let data = answer?.data else { throw CharactersError.unreadable(path: Self.path) }
    return data
  }
}

/// The queries, of which each asks for no more than its screen shows.
private enum GraphQLQueries {
  static let page =
    "query Page($page: Int, $filter: FilterCharacter) { characters(page: $page, filter: $filter)"
    + " { info { next } results { id name status species } } }"

  static let profile =
    "query Profile($id: ID!) { character(id: $id)"
    + " { id name status species type gender origin { name } location { name } image } }"
}

private struct GraphQLRequest<Variables: Encodable>: Encodable {
  var query: String
  var variables: Variables
}

private struct PageVariables: Encodable {
  struct Filter: Encodable {
    var name: String?
  }

  var filter: Filter
  var page: Int
}

private struct GraphQLAnswer<Answer: Decodable>: Decodable {
  struct Problem: Decodable {
    var message: String
  }

  var data: Answer?
  var errors: [Problem]?
}

private struct PageData: Decodable {
  struct PageAnswer: Decodable {
    struct Info: Decodable {
      var next: Int?
    }

    var info: Info?
    var results: [CharacterNode]
  }

  var characters: PageAnswer
}

private struct ProfileData: Decodable {
  var character: CharacterNode?
}
