import AppCore
import Foundation
import HTTPWire
import StubServer
import Synchronization
import Testing

@testable import SocketClient

/// Runs a test with a server and a pool whose loop nobody else uses.
private func pooling(_ test: (HTTPServer, SocketConnectionPool, EventLoop) async throws -> Void) async throws
{
  var router = Router()
  for method in ["GET", "POST"] {
    router.on(method, "/a") { _, _ in StubResponse(body: Array("<a>".utf8)) }
  }
  router.on("GET", "/close") { _, _ in StubResponse(fields: ["Connection": "close"]) }
  let server = HTTPServer(router: router)
  try server.start()
  defer { server.stop() }
  let loop = EventLoop()
  let pool = SocketConnectionPool(loop: loop)
  try await test(server, pool, loop)
  pool.close()
  loop.settle()
  #expect(loop.watchCount == 0)
  #expect(pool.connectionCount == 0)
}

private func request(_ method: String, _ target: String) throws -> HTTPRequest {
  HTTPRequest(method, try #require(URL(string: target)))
}

@Test func `a connection is kept and used again`() async throws {
  try await pooling { server, pool, _ in
    for _ in 0..<5 { _ = try await pool.client.send(request("GET", "\(server.baseURL)/a")) }
    #expect(pool.connectionCount == 1)
  }
}

@Test func `a connection that the server ends is not kept`() async throws {
  try await pooling { server, pool, _ in
    _ = try await pool.client.send(request("GET", "\(server.baseURL)/close"))
    #expect(pool.connectionCount == 0)
  }
}

@Test func `a pool that is closed refuses requests`() async throws {
  try await pooling { server, pool, _ in
    _ = try await pool.client.send(request("GET", "\(server.baseURL)/a"))
    pool.close()
    await #expect(throws: HTTPClientError.unreachable("the client is closed")) {
      try await pool.client.send(request("GET", "\(server.baseURL)/a"))
    }
  }
}

@Test func `closing ends what is on the way`() async throws {
  try await pooling { server, pool, _ in
    let (held, continuation) = AsyncStream.makeStream(of: Void.self)
    server.onChange = { continuation.yield() }
    server.faults.add(.hold)
    let url = "\(server.baseURL)/a"
    let task = Task { try await pool.client.send(request("GET", url)) }
    for await _ in held where !server.journal.entries.isEmpty { break }
    pool.close()
    await #expect(throws: HTTPClientError.cutOff) { try await task.value }
  }
}

@Test func `what is refused names the place and the reason`() async throws {
  try await pooling { server, pool, _ in
    server.goOffline()
    let message = "127.0.0.1:\(server.port): connection refused"
    await #expect(throws: HTTPClientError.unreachable(message)) {
      try await pool.client.send(request("GET", "\(server.baseURL)/a"))
    }
    try server.goOnline()
  }
}

@Test func `a name without address is unreachable`() async throws {
  try await pooling { _, pool, _ in
    await #expect(throws: HTTPClientError.unreachable("host 'no-such-host.invalid' has no address")) {
      try await pool.client.send(request("GET", "http://no-such-host.invalid/"))
    }
  }
}

@Test func `a field with a line end is not sent`() async throws {
  try await pooling { server, pool, _ in
    var bad = try request("GET", "\(server.baseURL)/a")
    bad.fields = [.init("X", "a\r\nb")]
    let message = "the value of field 'X' holds a line end; leave it out"
    await #expect(throws: HTTPClientError.malformed(message)) { try await pool.client.send(bad) }
    #expect(server.journal.entries.isEmpty)
  }
}

@Test func `what is malformed says what is wrong with it`() async throws {
  let listener = try OneAnswerListener("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n")
  defer { listener.close() }
  try await pooling { _, pool, _ in
    await #expect(throws: HTTPClientError.malformed("Content-Length 'x' is not one number")) {
      try await pool.client.send(request("GET", "http://127.0.0.1:\(listener.port)/"))
    }
  }
}

@Test func `an answer without framing ends with the connection, and more than was asked ends it too`()
  async throws
{
  for octets in ["HTTP/1.1 200 OK\r\n\r\n<a>", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n<a>more"] {
    let listener = try OneAnswerListener(octets)
    defer { listener.close() }
    try await pooling { _, pool, _ in
      let answer = try await pool.client.send(request("GET", "http://127.0.0.1:\(listener.port)/"))
      #expect(answer.body == Data("<a>".utf8))
      #expect(pool.connectionCount == 0)
    }
  }
}

@Test(arguments: ["GET", "POST"])
func `a kept connection that fails unanswered is replaced only where that does no harm`(
  method: String
) async throws {
  let listener = try OneAnswerListener(
    "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n<a>", keepsFirst: true)
  defer { listener.close() }
  try await pooling { _, pool, _ in
    let url = "http://127.0.0.1:\(listener.port)/"
    _ = try await pool.client.send(request(method, url))
    if method == "GET" {
      #expect(try await pool.client.send(request(method, url)).status == 200)
      #expect(listener.requestCount == 3)
    } else {
      await #expect(throws: HTTPClientError.cutOff) { try await pool.client.send(request(method, url)) }
      #expect(listener.requestCount == 2)
    }
  }
}
