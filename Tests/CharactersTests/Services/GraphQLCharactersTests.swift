import AppCore
import Characters
import Foundation
import TestSupport
import Testing

struct GraphQLCharactersTests {
  private func source(_ reply: RecordingClient.Reply) throws -> (CharacterSource, RecordingClient) {
    let recorder = RecordingClient { _ in reply }
    let base = try #require(URL(string: "http://cast.example"))
    return (GraphQLCharacters(client: recorder.client, baseURL: base).source, recorder)
  }

  @Test func `page and search travel as variables`() async throws {
    let (source, recorder) = try source(
      .json(#"{"data":{"characters":{"info":{"next":3},"results":[{"id":"21","name":"Oru"}]}}}"#))
    let page = try await source.page(2, "o\"ru")
    _ = try await source.page(1, "")

    #expect(page.hasNext)
    #expect(page.characters == [CharacterSummary(id: 21, name: "Oru", status: "", species: "")])
    let bodies = recorder.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    #expect(bodies[0].hasSuffix(#""variables":{"filter":{"name":"o\"ru"},"page":2}}"#))
    #expect(bodies[1].hasSuffix(#""variables":{"filter":{},"page":1}}"#))
    #expect(recorder.requests.map(\.method) == ["POST", "POST"])
  }

  @Test func `nothing found is an empty list`() async throws {
    let (source, _) = try source(
      .json(#"{"data":{"characters":{"info":{"next":null},"results":[]}}}"#))

    #expect(try await source.page(1, "x") == .nothing)
  }

  @Test func `null is a character that is not there`() async throws {
    let (source, recorder) = try source(.json(#"{"data":{"character":null}}"#))

    #expect(try await source.profile(7) == nil)
    let body = String(decoding: recorder.requests[0].body ?? Data(), as: UTF8.self)
    #expect(body.hasSuffix(#""variables":{"id":"7"}}"#))
  }

  @Test func `an unknown origin has no id`() async throws {
    let (source, _) = try source(
      .json(
        #"{"data":{"character":{"id":"3","name":"Cato","origin":{"name":"unknown"},"location":null,"type":""}}}"#
      ))
    let profile = try #require(try await source.profile(3))

    #expect(profile.origin == "unknown")
    #expect(profile.location == "")
  }

  @Test func `a refused query is an error with the reason`() async throws {
    let body = #"{"errors":[{"message":"exceeds maximum operation depth of 4"}]}"#
    let (source, _) = try source(.response(.text(body, status: 400)))

    await #expect(
      throws: CharactersError.refused(reason: "exceeds maximum operation depth of 4", path: "/graphql")
    ) { try await source.profile(3) }
  }

  @Test func `other failures are errors`() async throws {
    for (reply, error) in [
      (RecordingClient.Reply.status(500), CharactersError.status(500, path: "/graphql")),
      (.json("{"), .unreadable(path: "/graphql")), (.json("{}"), .unreadable(path: "/graphql")),
      (.json(#"{"data":{"character":{"id":"x"}}}"#), .unreadable(path: "/graphql")),
    ] {
      let (source, _) = try source(reply)
      await #expect(throws: error) { try await source.profile(3) }
    }
  }
}
