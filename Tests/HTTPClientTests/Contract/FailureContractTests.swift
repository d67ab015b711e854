import AppCore
import Foundation
import HTTPWire
import StubServer
import Testing

@Suite struct `what goes wrong` {
  @Test(arguments: ClientKind.allCases)
  func `a server that is offline is unreachable, and is reached when it is back`(kind: ClientKind)
    async throws
  {
    try await exchanging(over: kind) { exchange in
      _ = try await exchange.get("/text")
      exchange.server.goOffline()
      guard case .unreachable = try await exchange.failure("GET", "/text") else {
        Issue.record("not unreachable")
        return
      }
      try exchange.server.goOnline()
      #expect(try await exchange.get("/text").status == 200)
    }
  }

  @Test(arguments: ClientKind.allCases, ["GET", "POST"])
  func `a refused request is cut off, on a kept connection too`(kind: ClientKind, method: String) async throws
  {
    try await exchanging(over: kind) { exchange in
      _ = try await exchange.get("/text")
      exchange.server.faults.add(.refuse, when: RequestMatcher(path: "/echo"))
      _ = try await exchange.get("/text")
      #expect(try await exchange.failure(method, "/echo") == .cutOff)
      #expect(exchange.server.faults.remaining.isEmpty)
      #expect(try await exchange.send(method, "/echo").status == 200)
      #expect(exchange.server.journal.entries(path: "/echo").count == 2)
    }
  }

  @Test(arguments: ClientKind.allCases, ["/echo", "/chunked"])
  func `a cut answer is cut off`(kind: ClientKind, target: String) async throws {
    try await exchanging(over: kind) { exchange in
      for count in [0, 3] {
        exchange.server.faults.add(.cutBody(afterBytes: count))
        let failure = try await exchange.failure("POST", target)
        #expect(failure == .cutOff)
      }
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `an answer without content is an answer`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      exchange.server.faults.add(.emptyBody)
      let answer = try await exchange.get("/text")
      #expect(answer.status == 200)
      #expect(answer.body.isEmpty)
    }
  }

  @Test(arguments: ClientKind.allCases, ["not a status line\r\n\r\n", "HTTP/1.1 abc No\r\n\r\n"])
  func `what is not HTTP is malformed`(kind: ClientKind, octets: String) async throws {
    let listener = try OneAnswerListener(octets)
    defer { listener.close() }
    try await exchanging(over: kind) { exchange in
      let url = try #require(URL(string: "http://127.0.0.1:\(listener.port)/"))
      let error = await #expect(throws: HTTPClientError.self) {
        _ = try await exchange.client.send(HTTPRequest("GET", url))
      }
      guard case .malformed = error else {
        Issue.record("\(String(describing: error)) is not malformed")
        return
      }
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `a cancelled request ends at once, and the server notices`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      let changes = AsyncStream.makeStream(of: Void.self)
      exchange.server.onChange = { changes.continuation.yield() }
      exchange.server.faults.add(.hold)
      let field = HTTPRequest.Field("Rehearsal-Request", "r-7")
      let request = HTTPRequest("GET", try exchange.url("/text"), fields: [field])
      let task = Task { try await exchange.client.send(request) }
      for await _ in changes.stream where exchange.server.held == ["r-7"] { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      for await _ in changes.stream where exchange.server.held.isEmpty { break }
      #expect(try await exchange.get("/text").status == 200)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `a request of a cancelled task is not sent`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await exchange.get("/text")
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(exchange.server.journal.entries.isEmpty)
    }
  }
}
