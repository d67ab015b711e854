import Foundation
import ServiceStubs
import StubServer
import Testing

struct PictureTests {
  let stub = RandomUserStub(now: { 0 })

  func get(_ target: String) throws -> StubResponse { try stub.router.get(target) }

  /// The side of a PNG, as its header has it.
  func side(_ bytes: [UInt8]) -> Int { Int(bytes[18]) << 8 | Int(bytes[19]) }

  @Test func `the pictures that a person has are there, in three sizes`() throws {
    var request = try #require(StubRequest(method: "GET", target: "/api/?seed=abc&results=3"))
    request.setField("Host", to: "127.0.0.1:8080")
    let body = try PeopleBody(stub.router.respond(request))
    for (size, pixels) in [("large", 128), ("medium", 72), ("thumbnail", 48)] {
      for address in body.texts("picture.\(size)") {
        #expect(address.hasPrefix("http://127.0.0.1:8080/api/portraits/"))
        let response = try get(String(address.dropFirst("http://127.0.0.1:8080".count)))
        #expect(response.status == 200)
        #expect(response.field("Content-Type") == "image/png")
        #expect(Array(response.body.prefix(4)) == [0x89, 0x50, 0x4e, 0x47])
        #expect(side(response.body) == pixels)
      }
    }
  }

  @Test func `each picture is another, and always the same`() throws {
    let bodies = try (0..<97).map { try get("/api/portraits/women/\($0).png").body }
    #expect(Set(bodies).count == 97)
    #expect(try get("/api/portraits/women/5.png").body == bodies[5])
  }

  @Test func `drawn anew, the same address has another picture`() throws {
    let before = try get("/api/portraits/men/1.png").body
    stub.redrawPictures()
    let after = try get("/api/portraits/men/1.png").body
    #expect(before != after)
    #expect(stub.picture(of: .init(.men, 1)) == after)
  }

  @Test(arguments: [
    "men/100.png", "women/97.png", "men/-1.png", "men/01.png", "men/1.jpg", "cats/1.png", "huge/men/1.png",
    "med/men/x.png",
  ])
  func `a picture that the service does not have is not found`(path: String) throws {
    #expect(try get("/api/portraits/\(path)").status == 404)
  }

  @Test func `a picture can be broken in several ways`() throws {
    let portrait = StubPerson.Portrait(.men, 7)
    let path = stub.picturePath(of: portrait)
    let whole = try get(path).body
    stub.setDefect(.cutOff, of: portrait)
    #expect(try get(path).body == Array(whole.prefix(whole.count / 2)))
    stub.setDefect(.empty, of: portrait)
    #expect(try get(path).body.isEmpty)
    stub.setDefect(.page, of: portrait)
    #expect(try get(path).text.hasPrefix("<!DOCTYPE html>"))
    #expect(try get(path).field("Content-Type") == "image/png")
    stub.setDefect(.missing, of: portrait)
    #expect(try get(path).status == 404)
    stub.setDefect(nil, of: portrait)
    #expect(try get(path).body == whole)
  }

  @Test func `the checksums of a picture are right`() throws {
    let bytes = stub.picture(of: .init(.women, 0), .thumbnail)
    // The CRC of an empty IEND chunk is known: W3C PNG, annex on sample chunks.
    #expect(Array(bytes.suffix(4)) == [0xae, 0x42, 0x60, 0x82])
  }
}
