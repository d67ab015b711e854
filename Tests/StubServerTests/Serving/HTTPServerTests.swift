import HTTPWire
import Synchronization
import Testing

@testable import StubServer

private func router() -> Router {
  var router = Router()
  router.on("GET", "/a") { _, _ in StubResponse(body: Array("<a>".utf8)) }
  router.on("POST", "/echo") { request, _ in StubResponse(body: request.body) }
  router.on("GET", "/big") { _, _ in StubResponse(body: Array(repeating: 0x61, count: 4 << 20)) }
  router.on("GET", "/last") { _, _ in StubResponse(fields: ["Connection": "close"]) }
  router.on("GET", "/chunked") { _, _ in StubResponse(body: Array("hello".utf8), isChunked: true) }
  return router
}

private let getA = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

@Test func `an answer is what its route says, with its length and the date`() async throws {
  let configuration = HTTPServer.Configuration(secondsSince1970: { 784_111_777 })
  try await serving(router(), configuration: configuration) { server async throws in
    #expect(
      try await answers(to: getA, from: server)
        == "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Length: 3\r\n\r\n<a>")
    #expect(
      try await answers(to: "GET /chunked HTTP/1.1\r\nHost: x\r\n\r\n", from: server)
        == "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "5\r\nhello\r\n0\r\n\r\n")
    #expect(
      try await answers(to: "GET /chunked HTTP/1.0\r\n\r\n", from: server)
        == "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello"
    )
  }
}

@Test(arguments: [
  "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close", "GET /a HTTP/1.0\r\nConnection: keep-alive",
  "GET /last HTTP/1.1\r\nHost: x",
])
func `a connection ends where its client, its version or its route wants that`(request: String) async throws {
  try await serving(router()) { server in
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: request + "\r\n\r\n" + getA)
    let text = await connection.readToEnd()
    #expect(text.contains("\r\nConnection: close\r\n"))
    #expect(try statuses(in: text) == [200])
  }
}

@Test func `requests that come in a heap are answered in order`() async throws {
  try await serving(router()) { server in
    let posts = (0..<1000).map { number in
      let body = "<\(number)>"
      return "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
    let text = try await answers(to: posts.joined(), from: server)
    #expect(text.matches(of: /<\d+>/).map { String($0.output) } == (0..<1000).map { "<\($0)>" })
  }
}

@Test func `a request may come octet by octet`() async throws {
  try await serving(router()) { server in
    let connection = try RawConnection(port: server.port)
    for _ in 0..<2 {
      for octet in Array("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n<b>".utf8) {
        connection.send([octet])
      }
      #expect(await connection.read(through: "<b>").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    #expect(server.journal.entries.map(\.body) == [Array("<b>".utf8), Array("<b>".utf8)])
  }
}

@Test func `a client that waits for a word before its content gets it`() async throws {
  try await serving(router()) { server in
    let connection = try RawConnection(port: server.port)
    connection.send(
      latin1: "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
    #expect(await connection.read(through: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    connection.send(latin1: "<c>")
    #expect(await connection.read(through: "<c>").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }
}

@Test func `an unknown expectation is 417`() async throws {
  try await serving(router()) { server in
    let text = try await answers(to: "GET /a HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", from: server)
    #expect(try statuses(in: text) == [417])
  }
}

@Test func `a request that stops half way is 408`() async throws {
  let configuration = HTTPServer.Configuration(idleTimeout: .milliseconds(1))
  try await serving(router(), configuration: configuration) { server in
    for half in ["GET /a HT", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n<"] {
      let connection = try RawConnection(port: server.port)
      connection.send(latin1: half)
      #expect(await connection.readToEnd().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    }
    #expect(
      server.journal.rejections.map(\.reason)
        == Array(repeating: "the request did not come whole in time", count: 2))
  }
}

@Test func `content that is too long is refused before it comes`() async throws {
  let configuration = HTTPServer.Configuration(limits: MessageLimits(body: 4))
  try await serving(router(), configuration: configuration) { server in
    let connection = try RawConnection(port: server.port)
    connection.send(
      latin1: "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
    let text = await connection.readToEnd()
    #expect(text.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    #expect(text.hasSuffix("\r\nConnection: close\r\n\r\nthe body is longer than 4 octets\n"))
  }
}

@Test func `a client that reads late gets all of a big answer`() async throws {
  try await serving(router()) { server in
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: "GET /big HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = await connection.readToEnd()
    #expect(text.utf8.filter { $0 == 0x61 }.count >= 4 << 20)
  }
}

@Test func `the server outlives clients that hang up or talk nonsense`() async throws {
  try await serving(router()) { server in
    for octets in ["GET /a HT", getA, "\u{0}\u{1}\u{2}\r\n\r\n", "GET /big HTTP/1.1\r\nHost: x\r\n\r\n"] {
      for resets in [false, true] {
        let connection = try RawConnection(port: server.port)
        connection.send(latin1: octets)
        connection.close(resetting: resets)
      }
    }
    #expect(try statuses(in: await answers(to: getA, from: server)) == [200])
  }
}

@Test func `many clients are served at once`() async throws {
  try await serving(router()) { server in
    try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<100 { group.addTask { try statuses(in: await answers(to: getA + getA, from: server)) } }
      for try await found in group { #expect(found == [200, 200]) }
    }
  }
}

@Test func `routes are swapped while the server runs`() async throws {
  try await serving(router()) { server in
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: getA)
    _ = await connection.read(through: "<a>")
    var other = Router()
    other.on("GET", "/a") { _, _ in StubResponse(body: Array("<other>".utf8)) }
    server.use(other)
    connection.send(latin1: getA)
    #expect(await connection.read(through: "<other>").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }
}

@Test func `a port that is in use is told apart`() throws {
  let first = HTTPServer(router: router())
  try first.start()
  defer { first.stop() }
  let second = HTTPServer(router: router(), configuration: .init(port: first.port))
  #expect(throws: StubServerError.portInUse(first.port)) { try second.start() }
  #expect(second.port == 0)
}

@Test func `a server that stopped leaves nothing behind, and starts again on its port`() async throws {
  let loop = EventLoop()
  let server = HTTPServer(router: router(), configuration: .init(), loop: loop)
  try server.start()
  try server.start()
  let port = server.port
  #expect(server.baseURL == "http://127.0.0.1:\(port)")
  let kept = try RawConnection(port: port)
  kept.send(latin1: getA)
  _ = await kept.read(through: "<a>")
  let half = try RawConnection(port: port)
  half.send(latin1: "GET /")
  server.stop()
  server.stop()
  #expect(await kept.readToEnd() == "")
  #expect(await half.readToEnd() == "")
  #expect(loop.watchCount == 0)
  #expect(server.port == 0)
  let again = HTTPServer(router: router(), configuration: .init(port: port), loop: loop)
  try again.start()
  #expect(try statuses(in: await answers(to: getA, from: again)) == [200])
  again.stop()
  loop.shutDown()
}

@Test func `a server that nobody holds stops by itself`() async throws {
  let loop = EventLoop()
  var server: HTTPServer? = HTTPServer(router: router(), configuration: .init(), loop: loop)
  try server?.start()
  let connection = try RawConnection(port: server?.port ?? 0)
  connection.send(latin1: getA)
  _ = await connection.read(through: "<a>")
  server = nil
  #expect(await connection.readToEnd() == "")
  loop.shutDown()
}

@Test func `a server that is offline refuses, and comes back on its port`() async throws {
  try await serving(router()) { server in
    let port = server.port
    let kept = try RawConnection(port: port)
    kept.send(latin1: getA)
    _ = await kept.read(through: "<a>")
    for _ in 0..<3 {
      server.goOffline()
      #expect(server.isOffline)
      #expect(server.port == port)
      #expect(await kept.readToEnd() == "")
      #expect(throws: HTTPWireError.connectionFailed(reason: "connection refused")) {
        let (socket, isConnected) = try Socket.connecting(to: SocketAddress(host: 0x7F00_0001, port: port))
        if !isConnected, let error = socket.connectionError() { throw error }
      }
      try server.goOnline()
      #expect(!server.isOffline)
      #expect(try statuses(in: await answers(to: getA, from: server)) == [200])
    }
    #expect(server.port == port)
  }
}

@Test func `an answer's fields cannot end its header`() async throws {
  var router = Router()
  router.on("GET", "/a") { _, _ in StubResponse(fields: ["X": "y\r\nZ: 1\r\n\r\nbody"]) }
  try await serving(router) { server async throws in
    #expect(try await answers(to: getA, from: server).contains("\r\nX: y  Z: 1    body\r\n"))
  }
}
