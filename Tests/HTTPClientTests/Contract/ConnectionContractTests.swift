import AppCore
import Foundation
import HTTPWire
import StubServer
import Testing

@Suite struct `how connections are used` {
  @Test(arguments: ClientKind.allCases)
  func `many requests at once all get their own answers`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<50 {
          group.addTask {
            let body = Array("request \(number)".utf8)
            return try await Array(exchange.send("POST", "/echo", body: body).body) == body
          }
        }
        for try await isOwn in group { #expect(isOwn) }
      }
      #expect(exchange.server.journal.entries.count == 50)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `a connection that the server gave up is replaced unseen`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      for _ in 0..<3 {
        let answer = try await exchange.get("/text")
        #expect(answer.status == 200)
        exchange.server.goOffline()
        try exchange.server.goOnline()
      }
      #expect(exchange.server.journal.entries.count == 3)
    }
  }

  @Test(arguments: ClientKind.allCases)
  func `a held answer does not hold up others`(kind: ClientKind) async throws {
    try await exchanging(over: kind) { exchange in
      exchange.server.faults.add(.hold, when: RequestMatcher(path: "/echo"))
      let held = AsyncStream.makeStream(of: Void.self)
      exchange.server.onChange = { held.continuation.yield() }
      async let slow = exchange.get("/echo?slow")
      for await _ in held.stream where !exchange.server.journal.entries.isEmpty { break }
      let other = try await exchange.get("/text")
      #expect(other.status == 200)
      #expect(exchange.server.release() == 1)
      let released = try await slow
      #expect(released.status == 200)
    }
  }
}
