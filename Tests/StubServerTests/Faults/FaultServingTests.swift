import HTTPWire
import StubServer
import Synchronization
import Testing

private func router() -> Router {
  var router = Router()
  router.on("GET", "/json") { _, _ in
    StubResponse(
      status: 201, fields: ["Content-Type": "application/json", "ETag": "x"], body: Array("{}".utf8))
  }
  router.on("GET", "/chunked") { _, _ in StubResponse(body: Array("hello".utf8), isChunked: true) }
  return router
}

/// What one GET is answered, without the date.
private func answer(_ target: String = "/json", with fault: Fault) async throws -> String {
  let text = Mutex("")
  try await serving(router()) { server in
    server.faults.add(fault)
    let all = try await answers(to: "GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n", from: server)
    text.withLock { $0 = all.replacing(/Date: [^\r]*\r\n/, with: "") }
  }
  return text.withLock { $0 }
}

private let json = "Content-Type: application/json\r\nETag: x\r\n"

@Test(arguments: [
  (
    Fault.status(429, fields: ["Retry-After": "53"]),
    "429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 53\r\n"
      + "Content-Length: 18\r\n\r\nToo Many Requests\n"
  ),
  (
    .status(503, fields: ["Content-Type": "text/html"], body: Array("<p>".utf8)),
    "503 Service Unavailable\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n<p>"
  ),
  (.status(299), "299 \r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 4\r\n\r\n299\n"),
  (.malformedBody, "200 OK\r\n\(json)Content-Length: 10\r\n\r\n{\"broken\":"),
  (.emptyBody, "201 Created\r\n\(json)Content-Length: 0\r\n\r\n"),
  (.replaceBody(Array("[]!".utf8)), "201 Created\r\n\(json)Content-Length: 3\r\n\r\n[]!"),
  (.cutBody(afterBytes: 1), "201 Created\r\n\(json)Content-Length: 2\r\nConnection: close\r\n\r\n{"),
  (.cutBody(afterBytes: 9), "201 Created\r\n\(json)Content-Length: 10\r\nConnection: close\r\n\r\n{}"),
])
func `each fault shows on the wire`(fault: Fault, expected: String) async throws {
  #expect(try await answer(with: fault) == "HTTP/1.1 \(expected)")
}

@Test func `a refused request is answered with nothing`() async throws {
  #expect(try await answer(with: .refuse) == "")
}

@Test func `a chunked answer is cut inside its chunk`() async throws {
  let expected = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhe"
  #expect(try await answer("/chunked", with: .cutBody(afterBytes: 2)) == expected)
}

@Test func `while a refusal is planned no connection is kept`() async throws {
  try await serving(router()) { server in
    let kept = try RawConnection(port: server.port)
    kept.send(latin1: "GET /json HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = await kept.read(through: "{}")
    server.faults.add(.refuse, when: RequestMatcher(path: "/chunked"))
    #expect(await kept.readToEnd() == "")
    let other = try RawConnection(port: server.port)
    other.send(latin1: "GET /json HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await other.readToEnd().contains("Connection: close\r\n"))
    #expect(try await answers(to: "GET /chunked HTTP/1.1\r\nHost: x\r\n\r\n", from: server) == "")
    let last = try RawConnection(port: server.port)
    last.send(latin1: "GET /json HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(await last.read(through: "{}").contains("Connection") == false)
  }
}
