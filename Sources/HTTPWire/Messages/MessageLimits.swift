/// How long the parts of a message may be, in octets.
public struct MessageLimits: Sendable, Hashable {
  /// The request line or the status line; RFC 9112 asks for 8000 at least.
  public var startLine: Int
  /// All fields of the header together, and all of the trailer.
  public var fields: Int
  /// The content.
  public var body: Int

  /// Creates limits.
  public init(startLine: Int = 8192, fields: Int = 65_536, body: Int = 64 << 20) {
    self.startLine = startLine
    self.fields = fields
    self.body = body
  }
}
