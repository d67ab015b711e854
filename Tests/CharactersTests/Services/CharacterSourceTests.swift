import AppCore
import Characters
import Foundation
import TestSupport
import Testing

/// Both interfaces as the port that the app uses.
struct CharacterSourceTests {
  func rest(_ client: RecordingClient) -> CharacterSource {
    RESTCharacters(client: client.client, baseURL: CharactersFixture.baseURL).source
  }

  func graphQL(_ client: RecordingClient) -> CharacterSource {
    GraphQLCharacters(client: client.client, baseURL: CharactersFixture.baseURL).source
  }

  let row = #"{"id":"1","name":"Ora","status":"Alive","species":null}"#

  @Test func `REST asks with everything encoded, and next tells of a page after`() async throws {
    let client = RecordingClient { _ in
      .json(CharactersFixture.page([1], next: #""http://a/?page=2&name=a b""#))
    }
    #expect(try await rest(client).page(1, "a&b +").hasNext)
    #expect(
      client.requests.map(\.url.absoluteString)
        == ["https://characters.example/api/character?page=1&name=a%26b%20%2B"])
    client.answer { _ in .json(CharactersFixture.page([1, 2], next: "null")) }
    let last = try await rest(client).page(2, "")
    #expect(!last.hasNext)
    #expect(last.characters.map(\.id) == [1, 2])
  }

  @Test func `404 of REST is nothing, and other statuses are errors`() async throws {
    let client = RecordingClient { _ in .status(404) }
    #expect(try await rest(client).page(1, "zzz") == .nothing)
    #expect(try await rest(client).profile(9) == nil)
    client.answer { _ in .status(500) }
    await #expect(throws: CharactersError.status(500, path: "/api/character/9")) {
      try await rest(client).profile(9)
    }
    client.answer { _ in .json("[]") }
    await #expect(throws: CharactersError.unreadable(path: "/api/character")) {
      try await rest(client).page(1, "")
    }
  }

  @Test func `GraphQL reads a page, and null next as the last`() async throws {
    let client = RecordingClient { [row] _ in
      .json(#"{"data":{"characters":{"info":{"next":2,"prev":null},"results":[\#(row)]}}}"#)
    }
    let page = try await graphQL(client).page(1, "ora")
    #expect(page.hasNext)
    #expect(page.characters == [CharacterSummary(id: 1, name: "Ora", status: "Alive", species: "")])
    client.answer { _ in
      .json(#"{"data":{"characters":{"info":{"next":null,"prev":null},"results":[]}}}"#)
    }
    #expect(try await graphQL(client).page(1, "zzz") == .nothing)
    client.answer { _ in .json(#"{"data":{"character":null}}"#) }
    #expect(try await graphQL(client).profile(9) == nil)
  }

  @Test func `GraphQL says why a query was refused, and a number that is none cannot be read`() async {
    let client = RecordingClient { _ in .response(.text(#"{"errors":[{"message":"no"}]}"#, status: 400)) }
    await #expect(throws: CharactersError.refused(reason: "no", path: "/graphql")) {
      try await graphQL(client).page(1, "")
    }
    client.answer { _ in .json(#"{"data":{"character":{"id":"x"}}}"#) }
    await #expect(throws: CharactersError.unreadable(path: "/graphql")) {
      try await graphQL(client).profile(1)
    }
    client.answer { _ in .status(502) }
    await #expect(throws: CharactersError.status(502, path: "/graphql")) {
      try await graphQL(client).profile(1)
    }
  }
}
