/// The head of a request: what stands before its content.
public struct RequestHead: Sendable, Hashable {
  /// The method, such as `GET`.
  public var method: String
  /// The target as it was sent.
  public var target: String
  /// The version.
  public var version: HTTPVersion
  /// The header fields.
  public var fields: HeaderFields

  /// Creates a head.
  public init(
    method: String, target: String, version: HTTPVersion = .http1_1, fields: HeaderFields = [:]
  ) {
    self.method = method
    self.target = target
    self.version = version
    self.fields = fields
  }

  /// Whether the sender takes another answer on the connection.
  public var keepsAlive: Bool {
    version == .http1_1
      ? !fields.lists("close", in: "Connection") : fields.lists("keep-alive", in: "Connection")
  }

  /// Whether the sender waits for a word before it sends the content.
  public var expectsContinue: Bool {
    version == .http1_1 && (fields["Expect"]?.isSameToken(as: "100-continue") ?? false)
  }
}

/// A whole request.
public struct RequestMessage: Sendable, Hashable {
  /// What stands before the content.
  public var head: RequestHead
  /// The content, out of its framing.
  public var body: [UInt8]

  /// Creates a request.
  public init(_ head: RequestHead, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }
}
