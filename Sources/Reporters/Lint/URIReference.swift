/// The path of a file as a URI reference (RFC 3986): relative where the path is, else with the scheme `file`.
enum URIReference {
  /// Returns the reference to a file; bytes that a path may not hold are percent-encoded.
  static func text(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.utf8.map(text).joined()
  }

  private static func text(of byte: UInt8) -> String {
    if isPlain(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  /// Whether a path may hold the byte; a colon may not stand in a relative one's first segment, so none does.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }
  }
}
