import AppCore
import Characters
import Foundation
import TestSupport
import Testing

struct PictureSourceTests {
  private func source(_ status: Int, _ octets: [UInt8]) -> PictureSource {
    let response = HTTPResponse(status: status, body: Data(octets))
    return .live(client: RecordingClient { _ in .response(response) }.client)
  }

  @Test(arguments: [[0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47] as [UInt8]])
  func `what begins as a picture does is one`(_ octets: [UInt8]) async throws {
    #expect(try await source(200, octets).picture("http://cast.example/1.jpeg") == Data(octets))
  }

  @Test(arguments: ["", "1.jpeg", "not an address", "http:"])
  func `an address that is none is refused`(_ address: String) async {
    await #expect(throws: CharactersError.noPicture(address: address)) {
      try await source(200, [0xFF, 0xD8, 0xFF]).picture(address)
    }
  }

  @Test func `another status, or content that is no picture, is an error`() async {
    await #expect(throws: CharactersError.status(404, path: "/1.jpeg")) {
      try await source(404, []).picture("http://cast.example/1.jpeg")
    }
    await #expect(throws: CharactersError.noPicture(address: "http://cast.example/1.jpeg")) {
      try await source(200, [0x3C]).picture("http://cast.example/1.jpeg")
    }
  }
}
