public import AppCore

/// The HTTP client that scenarios use, with how to close it.
public struct Transport: Sendable {
  /// A client that is open.
  public struct Connection: Sendable {
    /// The client.
    public var client: HTTPClient
    /// Closes all that the client holds open.
    public var close: @Sendable () -> Void

    /// Creates an open client.
    public init(client: HTTPClient, close: @escaping @Sendable () -> Void = {}) {
      self.client = client
      self.close = close
    }
  }

  /// Opens a client; called once a scenario.
  public var connect: @Sendable () -> Connection

  /// Creates a transport.
  public init(connect: @escaping @Sendable () -> Connection) { self.connect = connect }
}
