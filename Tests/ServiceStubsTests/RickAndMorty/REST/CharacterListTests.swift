import ServiceStubs
import StubServer
import Testing

struct CharacterListTests {
  private let router = RickAndMortyStub().router

  private func list(_ query: String) throws -> ListBody { try ListBody(router.get("/api/character" + query)) }

  @Test func `the first page has twenty and names the second`() throws {
    let page = try list("")

    #expect(page.info.count == 126)
    #expect(page.info.pages == 7)
    #expect(page.info.next == "http://rickandmortyapi.com/api/character?page=2")
    #expect(page.info.prev == nil)
    #expect(page.results.map(\.id) == Array(1...20))
  }

  @Test func `the last page has the rest and names none after it`() throws {
    let page = try list("?page=7")

    #expect(page.info.next == nil)
    #expect(page.info.prev == "http://rickandmortyapi.com/api/character?page=6")
    #expect(page.results.map(\.id) == Array(121...126))
  }

  @Test(arguments: ["0", "-3", "two", "", "1.5"])
  func `what is no page counts as the first`(_ page: String) throws {
    #expect(try list("?page=\(page)").results.first?.id == 1)
  }

  @Test(arguments: ["?page=8", "?name=nobody", "?page=2&name=moth"])
  func `where nothing is, the answer is 404`(_ query: String) throws {
    let response = try router.get("/api/character" + query)

    #expect(response.status == 404)
    #expect(response.text == #"{"error":"There is nothing here"}"#)
  }

  @Test func `a slash at the end of the path is kept`() throws {
    let page = try ListBody(router.get("/api/character/?page=2"))

    #expect(page.info.next == "http://rickandmortyapi.com/api/character/?page=3")
    #expect(page.info.prev == "http://rickandmortyapi.com/api/character/?page=1")
  }

  @Test func `filters follow the page and are not percent-encoded`() throws {
    let page = try list("?foo=1&status=%20alive&name=o%20&page=2")

    #expect(page.info.next == "http://rickandmortyapi.com/api/character?page=3&status=alive&name=o")
    let stub = RickAndMortyStub(
      cast: StubCast((1...21).map { StubCharacter(id: $0, name: "Ö & A \($0)") }))
    let other = try ListBody(stub.router.get("/api/character?name=%C3%B6%20%26%20a"))
    #expect(other.info.next == "http://rickandmortyapi.com/api/character?page=2&name=ö & a")
  }

  @Test(arguments: [
    ("(", 3), ("ORU TAM", 3), ("  sable ", 2), (".", 0), ("%28100%25", 1), ("A%2BB", 1), ("p+%26+p", 1),
  ])
  func `a name is part of the text, letter case aside`(_ name: String, _ count: Int) throws {
    let target = "/api/character?name=" + name.replacing(" ", with: "%20")
    let response = try router.get(target)

    #expect(response.status == (count == 0 ? 404 : 200))
    if count > 0 { #expect(try ListBody(response).info.count == count) }
  }

  @Test func `male is not found in female`() throws {
    let characters = StubCast.standard.characters

    #expect(try list("?gender=male").info.count == characters.count { $0.gender == "Male" })
    #expect(try list("?gender=female").info.count == characters.count { $0.gender == "Female" })
    #expect(try list("?gender=emale").info.count == characters.count { $0.gender == "Female" })
  }

  @Test func `a filter given twice is an accident`() throws {
    let response = try router.get("/api/character?name=a&name=b")

    #expect(response.status == 500)
    #expect(response.field("Content-Type") == "text/html; charset=utf-8")
    #expect(try router.get("/api/character?page=1&page=2&foo=1&foo=2").status == 200)
  }

  @Test func `addresses begin with the one that was asked`() throws {
    var request = try #require(StubRequest(method: "GET", target: "/api/character"))
    request.setField("Host", to: "127.0.0.1:4711")
    let page = try ListBody(router.respond(request))

    #expect(page.info.next == "http://127.0.0.1:4711/api/character?page=2")
    #expect(page.results.first?.image == "http://127.0.0.1:4711/api/character/avatar/1.jpeg")
  }

  @Test func `the fields are those of the service`() throws {
    let response = try router.get("/api/character")

    #expect(response.field("Content-Type") == "application/json; charset=utf-8")
    #expect(response.field("Access-Control-Allow-Origin") == "*")
    #expect(response.field("ETag")?.wholeMatch(of: /W\/"[0-9a-f]+-.{27}"/) != nil)
  }
}
