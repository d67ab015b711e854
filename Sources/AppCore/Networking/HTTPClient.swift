public import Foundation

/// A request to a service.
public struct HTTPRequest: Sendable, Equatable {
  /// One header field.
  public struct Field: Sendable, Equatable {
    /// The name, in any case.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The method, such as `GET`.
  public var method: String
  /// The whole address.
  public var url: URL
  /// The header fields, in order.
  public var fields: [Field]
  /// The content to send, where there is some.
  public var body: Data?

  /// Creates a request.
  public init(_ method: String = "GET", _ url: URL, fields: [Field] = [], body: Data? = nil) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }
}

/// A service's answer, whole.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields, in order.
  public var fields: [HTTPRequest.Field]
  /// The content, decoded from its transfer coding.
  public var body: Data

  /// Creates a response.
  public init(status: Int, fields: [HTTPRequest.Field] = [], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Returns the value of the first field of that name, in any case.
  public func field(_ name: String) -> String? {
    fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
  }
}

/// A request that ended without an answer.
public enum HTTPClientError: Error, Equatable {
  /// No connection could be made: the host is refused, unreachable or unknown.
  case unreachable(String)
  /// The connection ended before the answer was whole.
  case cutOff
  /// The answer is not HTTP.
  case malformed(String)
  /// No answer came in time.
  case timedOut
}

/// The port through which an app talks HTTP; adapters live in modules of their own.
public struct HTTPClient: Sendable {
  /// Sends a request and returns the answer, whatever its status.
  ///
  /// Throws `HTTPClientError`, or `CancellationError` where the task was cancelled.
  public var send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// Creates a client.
  public init(send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }
}
