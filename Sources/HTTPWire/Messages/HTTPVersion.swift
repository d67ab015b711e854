/// The version of a message (RFC 9112, section 2.3).
public struct HTTPVersion: Sendable, Hashable {
  /// The minor number; the major one is always 1.
  public var minor: Int

  /// Version 1.0.
  public static let http1_0 = HTTPVersion(minor: 0)
  /// Version 1.1.
  public static let http1_1 = HTTPVersion(minor: 1)

  /// Reads a version; a higher minor number counts as 1.1.
  init(_ text: ArraySlice<UInt8>) throws(HTTPWireError) {
    guard text.count == 8, text.starts(with: "HTTP/".utf8), text[text.startIndex + 5].isDigit,
      text[text.startIndex + 6] == 0x2E, text[text.startIndex + 7].isDigit
    else { throw .malformed(.version(text.text)) }
    guard text[text.startIndex + 5] == 0x31 else { throw .unsupportedVersion(text.text) }
    minor = text[text.startIndex + 7] == 0x30 ? 0 : 1
  }

  private init(minor: Int) { self.minor = minor }
}
