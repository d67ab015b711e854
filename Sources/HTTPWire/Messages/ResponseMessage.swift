/// A whole response.
public struct ResponseMessage: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The version.
  public var version: HTTPVersion
  /// The header fields.
  public var fields: HeaderFields
  /// The content, out of its framing.
  public var body: [UInt8]
  /// Whether the content ends where the connection does.
  public var endsConnection: Bool

  /// Creates a response.
  public init(
    status: Int, version: HTTPVersion = .http1_1, fields: HeaderFields = [:], body: [UInt8] = [],
    endsConnection: Bool = false
  ) {
    self.status = status
    self.version = version
    self.fields = fields
    self.body = body
    self.endsConnection = endsConnection
  }

  /// Whether the connection takes another request.
  public var keepsAlive: Bool {
    guard !endsConnection else { return false }
    return version == .http1_1
      ? !fields.lists("close", in: "Connection") : fields.lists("keep-alive", in: "Connection")
  }
}
