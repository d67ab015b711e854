import Foundation
import ServiceStubs
import StubServer
import Testing

struct GraphQLServiceTests {
  private let router = RickAndMortyStub().router

  private func ask(_ query: String, variables: String = "null") throws -> StubResponse {
    let text = String(decoding: try JSONEncoder().encode(query), as: UTF8.self)
    return try post(#"{"query":\#(text),"variables":\#(variables)}"#)
  }

  private func post(_ body: String) throws -> StubResponse {
    let request = try #require(StubRequest(method: "POST", target: "/graphql", body: Array(body.utf8)))
    return router.respond(request)
  }

  @Test func `a page tells numbers where REST tells addresses`() throws {
    let response = try ask("{ characters { info { count pages next prev } results { id } } }")

    #expect(response.status == 200)
    #expect(
      response.text.hasPrefix(
        #"{"data":{"characters":{"info":{"count":126,"pages":7,"next":2,"prev":null},"results":[{"id":"1"},"#)
    )
  }

  @Test func `nothing found is an empty list and null throughout`() throws {
    let nothing = #"{"data":{"characters":{"info":{"count":null,"next":null},"results":[]}}}"#

    #expect(
      try ask(#"{ characters(filter: {name: "nobody"}) { info { count next } results { id } } }"#).text
        == nothing)
    #expect(try ask("{ characters(page: 8) { info { count next } results { id } } }").text == nothing)
  }

  @Test func `a number that is unknown is null`() throws {
    #expect(try ask("{ character(id: 999) { id } }").text == #"{"data":{"character":null}}"#)
    #expect(try ask(#"{ character(id: "abc") { id } }"#).text == #"{"data":{"character":null}}"#)
  }

  @Test func `an unknown place has a name but no id`() throws {
    #expect(
      try ask("{ character(id: 3) { origin { id name } location { id name } } }").text
        == #"{"data":{"character":{"origin":{"id":null,"name":"unknown"},"location":{"id":"5","name":"Glass Quarter"}}}}"#
    )
  }

  @Test func `variables stand for values, also inside a filter`() throws {
    let query =
      "query Page($page: Int = 1, $f: FilterCharacter, $ids: [ID!]!) {"
      + " characters(page: $page, filter: $f) { results { id } } charactersByIds(ids: $ids) { name } }"
    let response = try ask(query, variables: #"{"f":{"name":"sable","status":"dead"},"ids":[20,"1",500]}"#)

    #expect(
      response.text
        == #"{"data":{"characters":{"results":[{"id":"9"}]},"charactersByIds":[{"name":"Ada Bramble"},{"name":"Moth"}]}}"#
    )
  }

  @Test func `fields can be renamed, commented and asked for their type`() throws {
    #expect(
      try ask("{ who: character(id: 20) { # the quiet one\n called: name, __typename } }").text
        == #"{"data":{"who":{"called":"Moth","__typename":"Character"}}}"#)
  }

  @Test func `episodes and residents lead back to characters`() throws {
    let episode = try ask("{ character(id: 3) { episode { id name episode characters { id } } } }").text
    #expect(episode.contains(#"{"id":"10","name":"Episode 10","episode":"S01E10","characters":[{"id":"3"}"#))
    let place = try ask("{ character(id: 3) { location { residents { id } } } }").text
    #expect(place.contains(#"{"id":"3"}"#))
  }

  @Test(arguments: [
    (
      "{ character(id: 1) { nam } }", #"Cannot query field "nam" on type "Character". Did you mean "name"?"#,
      22
    ),
    ("{ planets { id } }", #"Cannot query field "planets" on type "Query"."#, 3),
    (
      "{ character(id: 1) { origin } }",
      #"Field "origin" of type "Location" must have a selection of subfields. Did you mean "origin { ... }"?"#,
      22
    ),
    (
      "{ character(id: 1) { name { id } } }",
      #"Field "name" must not have a selection since type "String" has no subfields."#, 22
    ),
  ])
  func `what the types do not have is refused with its place`(
    _ query: String, _ message: String, _ column: Int
  ) throws {
    let response = try ask(query)
    let text = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)

    #expect(response.status == 400)
    #expect(
      response.text == #"""
        {"errors":[{"message":\#(text),"locations":[{"line":1,"column":\#(column)}],\#
        "extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}
        """#)
  }

  @Test func `four levels below the first are allowed, five are not`() throws {
    #expect(try ask("{ character(id: 1) { episode { characters { origin { name } } } } }").status == 200)
    let response = try ask(
      "query Deep { character(id: 1) { episode { characters { episode { characters { id } } } } } }")
    #expect(response.status == 400)
    #expect(response.text.contains("'Deep' exceeds maximum operation depth of 4"))
  }

  @Test(arguments: [
    ("{ character(id: 1) { name }", "Unexpected <EOF>.", 28),
    ("{ character(id: ) { name } }", #"Unexpected ")"."#, 17),
    ("mutation { a }", #"Unexpected Name "mutation"."#, 1), ("{ }", "Unexpected <EOF>.", 4),
    ("{ character(id: \"1) { name } }", "Unterminated string.", 31),
    ("{ a ? }", #"Unexpected character: "?"."#, 5), ("{ a(b: 1x) }", #"Invalid number: "1x"."#, 10),
    ("{ a .. b }", #"Unexpected character: "."."#, 7), ("{ a } b", #"Unexpected Name "b"."#, 7),
    ("{ ...Parts }", #"Unexpected "..."."#, 3), ("{ a(b: {c: 7}) 7 }", #"Unexpected Int "7"."#, 16),
    ("{ a \"b\" }", #"Unexpected String "b"."#, 5),
  ])
  func `what is no query is refused with its place`(
    _ query: String, _ message: String, _ column: Int
  ) throws {
    let response = try ask(query)
    let text = String(decoding: try JSONEncoder().encode("Syntax Error: \(message)"), as: UTF8.self)

    #expect(response.status == 400)
    #expect(
      response.text == #"""
        {"errors":[{"message":\#(text),"locations":[{"line":1,"column":\#(column)}],\#
        "extensions":{"code":"GRAPHQL_PARSE_FAILED"}}]}
        """#)
  }

  @Test(arguments: ["", "{}", "[1]", "not JSON"])
  func `a request without a query is refused`(_ body: String) throws {
    let response = try post(body)

    #expect(response.status == 400)
    #expect(response.text.contains("BAD_REQUEST"))
  }

  @Test func `deeply nested text does not bring the stub down`() throws {
    let nested = String(repeating: "{ a ", count: 200) + String(repeating: "}", count: 200)

    #expect(try ask(nested).status == 400)
  }
}
