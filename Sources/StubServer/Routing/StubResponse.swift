public import HTTPWire

/// What a route answers.
public struct StubResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The header fields, without those that frame the content.
  public var fields: HeaderFields
  /// The content.
  public var body: [UInt8]
  /// Whether the content goes out in chunks, where the client's version allows it.
  public var isChunked: Bool

  /// Creates a response.
  public init(status: Int = 200, fields: HeaderFields = [:], body: [UInt8] = [], isChunked: Bool = false) {
    self.status = status
    self.fields = fields
    self.body = body
    self.isChunked = isChunked
  }
}
