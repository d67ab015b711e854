public import AppCore
public import Foundation

/// The port through which the app asks for pictures.
public struct PictureSource: Sendable {
  /// Returns the octets of the picture at an address.
  public var picture: @Sendable (_ address: String) async throws -> Data

  /// Creates a port.
  public init(picture: @escaping @Sendable (_ address: String) async throws -> Data) {
    self.picture = picture
  }

  /// The live version over HTTP: what does not begin as a JPEG or PNG file does is no picture.
  public static func live(client: HTTPClient) -> PictureSource {
    PictureSource { address in
      guard let url = URL(string: address), url.host() != nil else {
        throw CharactersError.noPicture(address: address)
      }
      let response = try await client.send(
        HTTPRequest("GET", url, fields: [HTTPRequest.Field("Accept", "image/*")]))
      guard response.status == 200 else { throw CharactersError.status(response.status, path: url.path()) }
      guard isPicture(response.body) else { throw CharactersError.noPicture(address: address) }
      return response.body
    }
  }

  private static func isPicture(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xD8, 0xFF]) || data.starts(with: [0x89, 0x50, 0x4E, 0x47])
  }
}
