public import AppCore
import Foundation
import HTTPWire
import Synchronization

/// The lean client: HTTP/1.1 over plain TCP, on connections that are kept.
///
/// Redirects are not followed, cookies not kept, and answers not stored. No thread of Swift's pool
/// ever waits: one thread, shared by the whole process, watches all connections.
public final class SocketConnectionPool: Sendable {
  private struct State: Sendable {
    var isClosed = false
    var connections: [ObjectIdentifier: ClientConnection] = [:]
    var idle: [Origin: [ClientConnection]] = [:]
  }

  private let loop: EventLoop
  private let state = Mutex(State())

  /// Creates a pool without connections.
  public convenience init() { self.init(loop: .shared) }

  init(loop: EventLoop) { self.loop = loop }

  deinit { close() }

  /// The client that uses this pool; it keeps the pool alive.
  public var client: HTTPClient {
    HTTPClient { request in try await self.send(request) }
  }

  /// The number of connections that are open.
  public var connectionCount: Int { state.withLock { $0.connections.count } }

  /// Closes all connections and refuses further requests; those on the way fail.
  public func close() {
    let connections = state.withLock { state in
      state.isClosed = true
      defer { (state.connections, state.idle) = ([:], [:]) }
      return state.connections.values.map(\.self)
    }
    for connection in connections { connection.close() }
  }

  private func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let target = try RequestTarget(request.url)
    let bytes = MessageWriter.write(try RequestMessage(request, target: target))
    do {
      return HTTPResponse(try await exchange(bytes, method: request.method, with: target.origin))
    } catch let failure as ExchangeFailure {
      throw failure.clientError(target.origin)
    }
  }

  /// Sends a request on a connection that was kept, or on a new one.
  private func exchange(_ bytes: [UInt8], method: String, with origin: Origin) async throws -> ResponseMessage
  {
    if let connection = takeIdle(origin) {
      do {
        return try await exchange(bytes, method: method, with: origin, on: connection)
      } catch ExchangeFailure.unanswered where Self.repeatable.contains(method) {
        // The server had given the connection up (RFC 9112, section 9.3.1): once more, on a new one.
      }
    }
    let connection = try await connect(to: origin)
    return try await exchange(bytes, method: method, with: origin, on: connection)
  }

  private static let repeatable: Set<String> = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]

  private func exchange(
    _ bytes: [UInt8], method: String, with origin: Origin, on connection: ClientConnection
  ) async throws -> ResponseMessage {
    let response = try await connection.exchange(bytes, method: method)
    if response.keepsAlive { keep(connection, origin) } else { connection.close() }
    return response
  }

  private func takeIdle(_ origin: Origin) -> ClientConnection? {
    while let connection = state.withLock({ $0.idle[origin]?.popLast() }) {
      if connection.isUsable { return connection }
      connection.close()
    }
    return nil
  }

  private func keep(_ connection: ClientConnection, _ origin: Origin) {
    state.withLock { state in
      // One that broke since its answer came is no longer among the pool's connections.
      guard state.connections[ObjectIdentifier(connection)] != nil else { return }
      state.idle[origin, default: []].append(connection)
    }
  }

  private func connect(to origin: Origin) async throws -> ClientConnection {
    let address = try await origin.address()
    let connection = ClientConnection(loop: loop) { [weak self] in self?.forget($0) }
    let isOpen = state.withLock { state in
      if !state.isClosed { state.connections[ObjectIdentifier(connection)] = connection }
      return !state.isClosed
    }
    guard isOpen else { throw HTTPClientError.unreachable("the client is closed") }
    do throws(HTTPWireError) {
      try connection.connect(to: address)
    } catch {
      connection.close()
      throw ExchangeFailure.unconnected(error)
    }
    return connection
  }

  private func forget(_ connection: ClientConnection) {
    state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = nil
      for origin in state.idle.keys { state.idle[origin]?.removeAll { $0 === connection } }
    }
  }
}
