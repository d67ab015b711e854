import HTTPWire
import StubServer
import Synchronization
import Testing

/// A clock whose callbacks wait until a test fires them.
private final class ManualSchedule: Sendable {
  private let waiting = Mutex<[(duration: Duration, body: @Sendable () -> Void)]>([])

  var configuration: HTTPServer.Configuration {
    HTTPServer.Configuration(schedule: { duration, body in
      self.waiting.withLock { $0.append((duration, body)) }
    })
  }

  var durations: [Duration] { waiting.withLock { $0.map(\.duration) } }

  func fire() {
    for call in waiting.withLock({ waiting in
      defer { waiting = [] }; return waiting
    }) { call.body() }
  }
}

private func router() -> Router {
  var router = Router()
  router.on("GET", "/{name}") { _, parameters in
    StubResponse(body: Array("<\(parameters["name"] ?? "")>".utf8))
  }
  return router
}

private func get(_ path: String, id: String? = nil) -> String {
  "GET \(path) HTTP/1.1\r\nHost: x\r\n" + (id.map { "Rehearsal-Request: \($0)\r\n" } ?? "") + "\r\n"
}

/// Waits until a condition holds, looking again at each change of the server.
private func change(of server: HTTPServer, until isReached: @Sendable (HTTPServer) -> Bool) async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  server.onChange = { continuation.yield() }
  continuation.yield()
  for await _ in stream where isReached(server) { break }
  server.onChange = nil
}

@Test func `the time of a delayed answer runs before it can be seen to wait`() async throws {
  let heldWhenScheduled = Mutex<[Set<String>]>([])
  let box = Mutex<HTTPServer?>(nil)
  let configuration = HTTPServer.Configuration(schedule: { _, _ in
    heldWhenScheduled.withLock { $0.append(box.withLock { $0 }?.held ?? ["unknown"]) }
  })
  try await serving(router(), configuration: configuration) { server in
    box.withLock { $0 = server }
    defer { box.withLock { $0 = nil } }
    server.faults.add(.delay(.seconds(5)))
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r-1"))
    await change(of: server) { $0.held == ["r-1"] }
    #expect(heldWhenScheduled.withLock { $0 } == [[]])
  }
}

@Test func `a delayed answer is held until its time, and no longer when its octets go out`() async throws {
  let schedule = ManualSchedule()
  try await serving(router(), configuration: schedule.configuration) { server in
    server.faults.add(.delay(.seconds(5)))
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r-1"))
    await change(of: server) { $0.held == ["r-1"] }
    let wasQuiet = Mutex<[Bool]>([])
    server.onChange = { [unowned server] in
      if server.held.isEmpty { wasQuiet.withLock { $0.append(connection.isQuiet) } }
    }
    #expect(schedule.durations == [.seconds(5)])
    #expect(server.journal.entries.map(\.status) == [nil])
    #expect(server.release() == 0)
    schedule.fire()
    #expect(server.held.isEmpty)
    #expect(wasQuiet.withLock { $0 } == [true])
    #expect(server.journal.entries.map(\.status) == [200])
    #expect(await connection.read(through: "<a>").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }
}

@Test func `held answers go when they are released, all or some`() async throws {
  try await serving(router()) { server in
    server.faults.add(.hold, times: .always)
    // The journal has a request before its answer is held. One thread does both, so what comes later is held later.
    let unnamed = try RawConnection(port: server.port)
    unnamed.send(latin1: get("/c"))
    await change(of: server) { $0.journal.entries.count == 1 }
    let connections = try ["a", "b"].map { name in
      let connection = try RawConnection(port: server.port)
      connection.send(latin1: get("/\(name)", id: "r-\(name)"))
      return connection
    }
    await change(of: server) { $0.held == ["r-a", "r-b"] }
    #expect(server.release(id: "r-b"))
    #expect(!server.release(id: "r-b"))
    #expect(server.held == ["r-a"])
    _ = await connections[1].read(through: "<b>")
    #expect(server.release(RequestMatcher(path: "/c")) == 1)
    _ = await unnamed.read(through: "<c>")
    #expect(server.release() == 1)
    #expect(server.held.isEmpty)
    _ = await connections[0].read(through: "<a>")
  }
}

@Test func `requests behind a held one wait for their turn`() async throws {
  try await serving(router()) { server in
    server.faults.add(.hold, when: RequestMatcher(path: "/a"))
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r") + get("/b"))
    await change(of: server) { $0.held == ["r"] }
    #expect(server.journal.entries.map(\.path) == ["/a"])
    server.release()
    let text = await connection.read(through: "<b>")
    #expect(text.contains("<a>HTTP/1.1 200 OK"))
  }
}

@Test func `more than is read ahead behind a held answer is answered once it goes`() async throws {
  var router = router()
  router.on("POST", "/{name}") { request, _ in StubResponse(body: Array("<\(request.body.count)>".utf8)) }
  try await serving(router) { server in
    server.faults.add(.hold, when: RequestMatcher(path: "/a"))
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r"))
    await change(of: server) { $0.held == ["r"] }
    let post = Array("POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n".utf8)
    let bytes = (0..<3).flatMap { _ in post + Array(repeating: 0x61, count: 1_000_000) }
    await connection.sendAll(bytes + Array(get("/end").utf8)) { server.release() }
    // A system with large buffers may take all of it at once.
    server.release()
    let text = await connection.read(through: "<end>")
    #expect(text.matches(of: /<1000000>/).count == 3)
  }
}

@Test(arguments: [false, true])
func `who hangs up is no longer held`(resets: Bool) async throws {
  try await serving(router()) { server in
    server.faults.add(.hold)
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r"))
    await change(of: server) { $0.held == ["r"] }
    connection.close(resetting: resets)
    await change(of: server) { $0.held.isEmpty }
    #expect(server.release() == 0)
    #expect(try statuses(in: await answers(to: get("/b"), from: server)) == [200])
  }
}

@Test func `a server that stops holds nothing any more`() async throws {
  let schedule = ManualSchedule()
  try await serving(router(), configuration: schedule.configuration) { server in
    server.faults.add(.delay(.seconds(1)))
    let connection = try RawConnection(port: server.port)
    connection.send(latin1: get("/a", id: "r"))
    await change(of: server) { $0.held == ["r"] }
    server.stop()
    #expect(server.held.isEmpty)
    #expect(await connection.readToEnd() == "")
    schedule.fire()
    #expect(server.journal.entries.map(\.status) == [nil])
  }
}
