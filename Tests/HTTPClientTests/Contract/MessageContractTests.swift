import AppCore
import Foundation
import HTTPWire
import StubServer
import Testing

@Suite struct `what goes out and comes back` {
  @Test(arguments: ClientKind.allCases, ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func `every method arrives as it is`(kind: ClientKind, method: String) async throws {
    try await exchanging(over: kind) { exchange in
      let answer = try await exchange.send(method, "/echo")
      #expect(answer.status == 200)
      #expect(answer.field("x-method") == method)
      #expect(exchange.server.journal.entries.map(\.method) == [method])
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `HEAD brings the fields without content`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      let answer = try await exchange.send("HEAD", "/text")
      #expect(answer.status == 200)
      #expect(answer.field("Content-Length") == "6")
      #expect(answer.body.isEmpty)
      #expect(try await exchange.get("/text").body == Data("a text".utf8))
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `fields arrive, and come back`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      let answer = try await exchange.send(
        "GET", "/echo", fields: [.init("Rehearsal-Request", "r-1"), .init("x-api-key", "a b:c")])
      #expect(answer.field("CONTENT-TYPE") == "application/octet-stream")
      let fields = try #require(exchange.server.journal.entries.first?.fields)
      #expect(fields["rehearsal-request"] == "r-1")
      #expect(fields["X-API-Key"] == "a b:c")
      #expect(fields["Host"] == "127.0.0.1:\(exchange.server.port)")
    }
  }

  @Test(arguments: ClientKind.allCases, ["/echo", "/chunked"])
  func `content arrives and comes back in either framing`(kind: ClientKind, target: String) async throws {
    try await exchanging(over: kind) { exchange in
      let text = Array("São Paulo, 東京, 🙂\r\n\0".utf8)
      let answer = try await exchange.send("POST", target, body: text)
      #expect(Array(answer.body) == text)
      #expect(exchange.server.journal.entries.first?.body == text)
    }
  }

  @Test(arguments: ClientKind.allCases, ["/echo", "/chunked"])
  func `a megabyte goes both ways`(kind: ClientKind, target: String) async throws {
    try await exchanging(over: kind) { exchange in
      let body = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let answer = try await exchange.send("POST", target, body: body)
      #expect(Array(answer.body) == body)
    }
  }

  @Test(arguments: ClientKind.allCases, [200, 201, 204, 304, 400, 401, 404, 422, 429, 500, 503])
  func `every status is an answer`(kind: ClientKind, status: Int) async throws {
    try await exchanging(over: kind) { exchange in
      let answer = try await exchange.get("/status/\(status)")
      #expect(answer.status == status)
      #expect(answer.body == ([204, 304].contains(status) ? Data() : Data("body".utf8)))
      #expect(try await exchange.get("/text").status == 200)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `the query arrives as it was encoded`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      _ = try await exchange.get("/echo?ids=bitcoin%2Cethereum&q=a%20b#part")
      let entry = try #require(exchange.server.journal.entries.first)
      #expect(entry.target == "/echo?ids=bitcoin%2Cethereum&q=a%20b")
      #expect(entry.query == [.init("ids", "bitcoin,ethereum"), .init("q", "a b")])
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `a redirect is an answer and is not followed`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      let answer = try await exchange.get("/redirect")
      #expect(answer.status == 302)
      #expect(answer.field("Location") == "/text")
      #expect(exchange.server.journal.entries.map(\.path) == ["/redirect"])
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `no cookie is kept`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      for _ in 0..<2 {
        let answer = try await exchange.get("/cookie")
        #expect(answer.body == Data("none".utf8))
      }
    }
  }
}
