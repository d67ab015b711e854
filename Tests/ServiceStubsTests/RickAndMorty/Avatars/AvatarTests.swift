import ServiceStubs
import StubServer
import Testing

struct AvatarTests {
  private let router = RickAndMortyStub().router

  @Test func `a picture is a JPEG file of 300 by 300`() throws {
    let response = try router.get("/api/character/avatar/20.jpeg")

    #expect(response.field("Content-Type") == "image/jpeg")
    #expect(response.body.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(response.body.suffix(2) == [0xFF, 0xD9])
    let frame = try #require(
      response.body.indices.first { response.body[$0...].starts(with: [0xFF, 0xC0, 0, 17, 8]) })
    #expect(response.body[(frame + 5)..<(frame + 9)] == [0x01, 0x2C, 0x01, 0x2C])
  }

  @Test func `each character has a picture of its own, the same every time`() throws {
    let pictures = try (1...126).map { try router.get("/api/character/avatar/\($0).jpeg").body }

    #expect(Set(pictures).count == 126)
    #expect(try router.get("/api/character/avatar/1.jpeg").body == pictures[0])
  }
}
