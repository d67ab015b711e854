import HTTPWire
import Synchronization
import Testing

@testable import StubServer

/// What a server does where the system has no room for a connection.
struct AcceptingTests {
  @Test func `it says so, and tries again after a pause instead of over and over`() async throws {
    let room = Room()
    let server = HTTPServer(router: router, configuration: .init(), loop: .shared, accepting: room.accepting)
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    server.onChange = { continuation.yield() }
    try server.start()
    defer { server.stop() }
    let waiting = try RawConnection(port: server.port)
    for await _ in changes where !server.journal.troubles.isEmpty { break }
    #expect(server.journal.troubles == ["the stub cannot accept: too many open files"])

    // Others are served on the same thread meanwhile, many times over.
    let other = HTTPServer(router: router)
    try other.start()
    defer { other.stop() }
    for _ in 0..<100 { try await expectAnswer(on: RawConnection(port: other.port)) }
    #expect(room.attempts == 1)
    waiting.close()
  }

  @Test func `what waited is answered once there is room, and the trouble is told once`() async throws {
    let room = Room(pause: .zero, refusals: 20)
    let server = HTTPServer(router: router, configuration: .init(), loop: .shared, accepting: room.accepting)
    try server.start()
    defer { server.stop() }
    try await expectAnswer(on: RawConnection(port: server.port))
    try await expectAnswer(on: RawConnection(port: server.port))
    #expect(room.attempts > 20)
    #expect(server.journal.troubles.count == 1)
    server.journal.removeAll()
    #expect(server.journal.troubles == [])
  }

  private var router: Router {
    var router = Router()
    router.on("GET", "/ping") { _, _ in StubResponse(status: 204) }
    return router
  }

  private func expectAnswer(on connection: RawConnection) async throws {
    connection.send(latin1: "GET /ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    #expect(await connection.readToEnd().hasPrefix("HTTP/1.1 204 "))
  }
}

/// A system without room for connections, for a number of attempts.
private final class Room: Sendable {
  private let count = Mutex(0)
  private let pause: Duration
  private let refusals: Int

  init(pause: Duration = .seconds(3600), refusals: Int = .max) {
    self.pause = pause
    self.refusals = refusals
  }

  var attempts: Int { count.withLock { $0 } }

  var accepting: ServerCore.Accepting {
    let accept: @Sendable (ListeningSocket) throws(HTTPWireError) -> Socket? = {
      [self] (listener) throws(HTTPWireError) in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number <= refusals { throw .system(call: "accept", reason: "too many open files") }
      return try listener.accept()
    }
    return ServerCore.Accepting(accept: accept, pause: pause)
  }
}
