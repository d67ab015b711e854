import StubServer

/// What can be wrong with a picture.
public enum PictureDefect: String, Sendable, Hashable, CaseIterable {
  /// Its second half is missing.
  case cutOff = "cut off"
  /// It has no octets.
  case empty
  /// It is a page of HTML under the picture's name.
  case page = "a page of text"
  /// It is not there.
  case missing

  /// Returns what goes out in the place of a picture.
  func response(insteadOf bytes: [UInt8]) -> StubResponse {
    switch self {
    case .cutOff: .picture(Array(bytes.prefix(bytes.count / 2)))
    case .empty: .picture([])
    case .page: .picture(Array("<!DOCTYPE html><title>Sign in</title><p>Sign in to go online.</p>".utf8))
    case .missing: .text(404, "Not Found")
    }
  }
}

extension StubResponse {
  /// Returns a picture.
  static func picture(_ bytes: [UInt8]) -> StubResponse {
    var response = StubResponse(status: 200, body: bytes)
    response.setField("Content-Type", to: "image/png")
    response.setField("Cache-Control", to: "public, max-age=14400")
    return response
  }

  /// Returns plain text.
  static func text(_ status: Int, _ text: String) -> StubResponse {
    var response = StubResponse(status: status, body: Array(text.utf8))
    response.setField("Content-Type", to: "text/plain; charset=utf-8")
    return response
  }
}
