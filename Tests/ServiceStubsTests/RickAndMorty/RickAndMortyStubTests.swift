import Foundation
import ServiceStubs
import StubServer
import Testing

struct RickAndMortyStubTests {
  struct Body: Decodable {
    struct Info: Decodable {
      var count: Int
      var pages: Int
      var next: String?
      var prev: String?
    }
    struct Row: Decodable {
      var id: Int
      var gender: String
    }

    var info: Info
    var results: [Row]
  }

  let stub = RickAndMortyStub()

  init() {
    stub.cast = StubCast(
      (1...45).map { number in
        StubCharacter(
          id: number, name: "Ora \(number)", status: "Alive", species: "Human", type: "",
          gender: number.isMultiple(of: 2) ? "Female" : "Male", origin: nil, location: nil, episodes: [1])
      })
  }

  func page(_ query: String) throws -> Body {
    try JSONDecoder().decode(Body.self, from: Data(stub.router.get("/api/character" + query).body))
  }

  @Test func `pages have twenty characters, and the last one the rest`() throws {
    #expect(try page("").results.map(\.id) == (1...20).map { $0 })
    let last = try page("?page=3")
    #expect(last.results.map(\.id) == (41...45).map { $0 })
    #expect(last.info.count == 45)
    #expect(last.info.pages == 3)
    #expect(last.info.next == nil)
    #expect(last.info.prev?.hasSuffix("/api/character?page=2") == true)
    #expect(try stub.router.get("/api/character?page=4").status == 404)
  }

  @Test(arguments: ["0", "-1", "x"])
  func `a page that makes no sense is the first`(number: String) throws {
    #expect(try page("?page=\(number)").results.first?.id == 1)
  }

  @Test func `the address of the next page is not percent-encoded, and keeps a slash`() throws {
    #expect(try page("?name=ora%20").info.next?.hasSuffix("/api/character?page=2&name=ora") == true)
    #expect(try page("?name=a%203").info.next == nil)
    #expect(try page("?name=o&species=hum").info.next?.hasSuffix("?page=2&name=o&species=hum") == true)
    #expect(try page("/?page=1").info.next?.hasSuffix("/api/character/?page=2") == true)
    stub.update { cast in
      for index in cast.characters.indices { cast.characters[index].name = "Ö & x" }
    }
    #expect(try page("?name=%C3%96%20%26").info.next?.hasSuffix("?page=2&name=Ö &") == true)
  }

  @Test func `male does not find female`() throws {
    #expect(try page("?gender=male").info.count == 23)
    #expect(try page("?gender=female").info.count == 22)
  }

  @Test func `several numbers give those that are known, in order`() throws {
    let body = try stub.router.get("/api/character/3,1,999").body
    #expect(try JSONDecoder().decode([Body.Row].self, from: Data(body)).map(\.id) == [1, 3])
  }
}
