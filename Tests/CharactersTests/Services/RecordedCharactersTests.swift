import AppCore
import Characters
import Foundation
import TestSupport
import Testing

/// Reads answers that were recorded; skipped, by name, where they are not there.
@Suite(.enabled(if: SharedData.has("recorded/rickandmorty")))
struct RecordedCharactersTests {
  private func client(_ file: String) throws -> HTTPClient {
    let body = try SharedData.contents(of: "recorded/rickandmorty/\(file)")
    return RecordingClient { _ in .response(HTTPResponse(status: 200, body: body)) }.client
  }

  private func base() throws -> URL { try #require(URL(string: "http://cast.example")) }

  @Test(arguments: [
    ("character_page-1.json", 20, true), ("character_page-2.json", 20, true),
    ("character_page-25_last.json", 13, false), ("character_name-rick_last.json", 13, false),
    ("character_name-paren.json", 2, false), ("recorded-2022_character_page-42.json", 6, false),
  ])
  func `a page is read, the first and the last too`(_ file: String, _ count: Int, _ hasNext: Bool)
    async throws
  {
    let source = RESTCharacters(client: try client("rest/\(file)"), baseURL: try base()).source
    let page = try await source.page(1, "")

    #expect(page.characters.count == count)
    #expect(page.hasNext == hasNext)
  }

  @Test func `a page over GraphQL is read`() async throws {
    let source = GraphQLCharacters(
      client: try client("graphql/characters_name-rick.json"), baseURL: try base()
    ).source
    let page = try await source.page(1, "rick")

    #expect(page.characters.count == 20)
    #expect(page.hasNext)
  }

  @Test func `a detail is the same over both`() async throws {
    let rest = RESTCharacters(client: try client("rest/character_1.json"), baseURL: try base()).source
    let graphQL = GraphQLCharacters(
      client: try client("graphql/character_1.json"), baseURL: try base()
    ).source
    let profile = try #require(try await rest.profile(1))

    #expect(try await graphQL.profile(1) == profile)
    #expect(!profile.origin.isEmpty)
  }

  @Test func `an origin with an empty address is read`() async throws {
    let source = RESTCharacters(
      client: try client("rest/character_8_origin-unknown.json"), baseURL: try base()
    ).source

    #expect(try await source.profile(8)?.origin == "unknown")
  }
}
