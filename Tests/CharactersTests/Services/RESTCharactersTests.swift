import AppCore
import Characters
import Foundation
import TestSupport
import Testing

struct RESTCharactersTests {
  private func source(_ reply: RecordingClient.Reply) throws -> (CharacterSource, RecordingClient) {
    let recorder = RecordingClient { _ in reply }
    let base = try #require(URL(string: "http://cast.example"))
    return (RESTCharacters(client: recorder.client, baseURL: base).source, recorder)
  }

  @Test func `a page is asked for by its number, and a search percent-encoded`() async throws {
    let (source, recorder) = try source(.json(#"{"info":{"next":null},"results":[]}"#))
    _ = try await source.page(1, "")
    _ = try await source.page(2, "a & b")

    #expect(
      recorder.requests.map(\.url.absoluteString) == [
        "http://cast.example/api/character?page=1",
        "http://cast.example/api/character?page=2&name=a%20%26%20b",
      ])
  }

  @Test func `an address that is none still means that a page follows`() async throws {
    let (source, _) = try source(.json(#"{"info":{"next":"http://x/?page=2&name=ö & (a"},"results":[]}"#))

    #expect(try await source.page(1, "ö & (a").hasNext)
  }

  @Test func `404 is nothing found`() async throws {
    let (source, _) = try source(.status(404))

    #expect(try await source.page(1, "x") == .nothing)
    #expect(try await source.profile(7) == nil)
  }

  @Test(arguments: [429, 500, 503])
  func `another status is an error`(_ status: Int) async throws {
    let (source, _) = try source(.status(status))

    await #expect(throws: CharactersError.status(status, path: "/api/character/7")) {
      try await source.profile(7)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"info":{}}"#])
  func `an answer of another form is an error`(_ body: String) async throws {
    let (source, _) = try source(.json(body))

    await #expect(throws: CharactersError.unreadable(path: "/api/character")) { try await source.page(1, "") }
  }
}
