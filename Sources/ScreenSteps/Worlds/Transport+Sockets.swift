import SocketClient

extension Transport {
  /// The lean client over plain sockets.
  public static let sockets = Transport {
    let pool = SocketConnectionPool()
    return Connection(client: pool.client) { pool.close() }
  }
}
