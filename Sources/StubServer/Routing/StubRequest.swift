public import HTTPWire

/// A request as a route sees it.
public struct StubRequest: Sendable, Hashable {
  /// One parameter of the query, decoded.
  public struct QueryItem: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value; empty where there is none.
    public var value: String

    /// Creates a parameter.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The method, such as `GET`.
  public var method: String
  /// The target as it was sent, such as `/api/v3/ping?x=1`.
  public var target: String
  /// The path of the target, percent-decoded.
  public var path: String
  /// The parameters of the target's query, percent-decoded, in order.
  public var query: [QueryItem]
  /// The header fields.
  public var fields: HeaderFields
  /// The content, decoded from its transfer coding.
  public var body: [UInt8]

  /// Creates a request.
  public init(
    method: String, target: String, path: String, query: [QueryItem] = [], fields: HeaderFields = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.path = path
    self.query = query
    self.fields = fields
    self.body = body
  }

  /// Returns the value of the first parameter of that name.
  public func queryValue(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
