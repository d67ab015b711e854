import Foundation
import ServiceStubs
import StubServer
import Testing

struct CharacterLookupTests {
  private let router = RickAndMortyStub().router

  @Test func `a character is an object with all its members`() throws {
    let response = try router.get("/api/character/3")

    #expect(
      response.text.replacing(#/"created":"[^"]*"/#, with: "…") == #"""
        {"id":3,"name":"Cato Fenn","status":"Dead","species":"Human","type":"","gender":"Male",\#
        "origin":{"name":"unknown","url":""},\#
        "location":{"name":"Glass Quarter","url":"http://rickandmortyapi.com/api/location/5"},\#
        "image":"http://rickandmortyapi.com/api/character/avatar/3.jpeg",\#
        "episode":["http://rickandmortyapi.com/api/episode/10","http://rickandmortyapi.com/api/episode/22"],\#
        "url":"http://rickandmortyapi.com/api/character/3",…}
        """#)
  }

  @Test func `each character was entered at a moment of its own`() throws {
    let created = try (1...3).map { id in
      try router.get("/api/character/\(id)").text.firstMatch(of: /"created":"([^"]*)"/).map { String($0.1) }
    }

    #expect(created == ["2017-11-30T00:01:00.000Z", "2017-11-30T00:02:00.000Z", "2017-11-30T00:03:00.000Z"])
  }

  @Test(arguments: [
    ("1,2", [1, 2]), ("2,1", [1, 2]), ("[3,1]", [1, 3]), ("[5]", [5]), ("1,99999", [1]), ("777,888", []),
  ])
  func `several are an array in the order of the service, without those unknown`(
    _ ids: String, _ found: [Int]
  ) throws {
    let response = try router.get("/api/character/\(ids)")
    let rows = try JSONDecoder().decode([ListBody.Row].self, from: Data(response.body))

    #expect(response.status == 200)
    #expect(rows.map(\.id) == found)
  }

  @Test(arguments: [
    ("999", 404, "Character not found"), ("0", 404, "Character not found"),
    ("abc", 500, "Hey! you must provide an id"), ("1,b", 500, "Hey! you must provide an id"),
    ("[1,2", 500, "Bad... bad array :/"), ("[x]", 500, "Bad... bad array :/"),
    ("avatar", 404, "There is nothing here"), ("avatar/0.jpeg", 404, "There is nothing here"),
    ("avatar/1.png", 404, "There is nothing here"),
  ])
  func `what is no number of a character is refused`(
    _ id: String, _ status: Int, _ message: String
  ) throws {
    let response = try router.get("/api/character/\(id)")

    #expect(response.status == status)
    #expect(response.text == #"{"error":"\#(message)"}"#)
  }

  @Test func `the service tells what it has`() throws {
    #expect(
      try router.get("/api").text == #"""
        {"characters":"http://rickandmortyapi.com/api/character",\#
        "locations":"http://rickandmortyapi.com/api/location",\#
        "episodes":"http://rickandmortyapi.com/api/episode"}
        """#)
  }

  @Test func `a scenario can change the cast while the stub runs`() throws {
    let stub = RickAndMortyStub()
    stub.update { $0.characters.removeAll { $0.id == 1 } }

    #expect(try stub.router.get("/api/character/1").status == 404)
    #expect(stub.cast.characters.count == 125)
  }
}
