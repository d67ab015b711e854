import HTTPWire
import StubServer
import Testing

private func router() -> Router {
  var router = Router()
  router.on("GET", "/api/ping") { _, _ in StubResponse() }
  router.on("POST", "/api/coins/{id}") { _, _ in StubResponse(status: 202) }
  return router
}

@Test func `what was asked is kept in order of arrival`() async throws {
  try await serving(router()) { server in
    _ = try await answers(
      to: "GET /api/ping?x=%20y HTTP/1.1\r\nHost: x\r\nA: b\r\n\r\n"
        + "POST /api/coins/btc HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi", from: server)
    let entries = server.journal.entries
    #expect(entries.map(\.number) == [1, 2])
    #expect(entries.map(\.method) == ["GET", "POST"])
    #expect(entries.map(\.target) == ["/api/ping?x=%20y", "/api/coins/btc"])
    #expect(entries.map(\.path) == ["/api/ping", "/api/coins/btc"])
    #expect(entries.map(\.query) == [[.init("x", " y")], []])
    #expect(entries.map { $0.fields["a"] } == ["b", nil])
    #expect(entries.map(\.body) == [[], Array("hi".utf8)])
    #expect(entries.map(\.status) == [200, 202])
    #expect(entries.allSatisfy { $0.isExpected && $0.nearest == nil && $0.fault == nil })
    #expect(server.journal.entries("POST").map(\.number) == [2])
    #expect(server.journal.entries(path: "/api/{any}").map(\.number) == [1])
    #expect(server.journal.entries("GET", path: "/api/coins/{id}").isEmpty)
  }
}

@Test func `what no route expects is told apart, with the nearest route`() async throws {
  try await serving(router()) { server in
    for line in ["GET /api/pong", "DELETE /api/ping", "OPTIONS /api/ping", "HEAD /api/ping"] {
      _ = try await answers(to: "\(line) HTTP/1.1\r\nHost: x\r\n\r\n", from: server)
    }
    let unexpected = server.journal.unexpected
    #expect(unexpected.map(\.method) == ["GET", "DELETE"])
    #expect(unexpected.map(\.status) == [404, 405])
    #expect(unexpected.map(\.nearest) == ["GET /api/ping", "GET /api/ping"])
  }
}

@Test func `what is no request is not an entry but a rejection`() async throws {
  try await serving(router()) { server in
    _ = try await answers(to: "nonsense\r\n\r\n", from: server)
    _ = try await answers(to: "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n", from: server)
    #expect(server.journal.entries.isEmpty)
    #expect(server.journal.rejections.map(\.status) == [400, 400])
    #expect(
      server.journal.rejections.map(\.reason) == [
        "'nonsense' is not three parts with one blank between",
        "'/%zz' is not a request target; percent-encode what is not allowed in it",
      ])
  }
}

@Test func `a journal that was emptied goes on counting`() async throws {
  try await serving(router()) { server in
    let ping = "GET /api/ping HTTP/1.1\r\nHost: x\r\n\r\n"
    _ = try await answers(to: ping, from: server)
    server.journal.removeAll()
    #expect(server.journal.entries.isEmpty)
    _ = try await answers(to: ping, from: server)
    #expect(server.journal.entries.map(\.number) == [2])
    #expect(server.journal.entries.map(\.status) == [200])
  }
}
