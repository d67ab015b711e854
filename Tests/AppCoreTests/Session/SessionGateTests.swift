import AppCore
import Foundation
import TestSupport
import Testing

@MainActor struct SessionGateTests {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_700_000_000))
  let work = AppWork()
  let store = MemoryTokenStore()
  let service = FakeSession()
  let gate: SessionGate

  init() {
    gate = SessionGate(store: store, clock: clock.clock, work: work) { [service] in try service.refresh($0) }
    gate.begin(with: Secret("t1"))
  }

  @Test func `without a session nothing is sent`() async {
    gate.end()
    await #expect(throws: SessionError.ended) { try await send() }
    #expect(service.requests == [])
    #expect(!gate.isOpen)
  }

  @Test func `a young token is used as it is`() async throws {
    for second in [1.0, 29, 29.999] {
      clock.skip(to: clock.now + second)
      #expect(try await send() == "answer for t1")
    }
    #expect(service.refreshes == [])
  }

  @Test func `at the minute a token is refreshed although nothing is asked for`() async {
    clock.advance(to: clock.now + 59.999)
    await finish()
    #expect(service.refreshes == [])
    clock.advance(to: clock.now + 0.001)
    await finish()
    #expect(service.refreshes == ["t1"])
    #expect(store.token?.value == Secret("t2"))
    #expect(work.running == 0)
  }

  @Test func `each new token has a minute of its own`() async {
    for _ in 0..<3 {
      clock.advance(to: clock.now + 60)
      await finish()
    }
    #expect(service.refreshes == ["t1", "t2", "t3"])
  }

  @Test func `after a long sleep there is one refresh, before the request`() async throws {
    clock.skip(to: clock.now + 3_600)
    #expect(try await send() == "answer for t2")
    #expect(service.refreshes == ["t1"])
    clock.advance(to: clock.now + 59)
    await finish()
    #expect(service.refreshes == ["t1"], "the timer of the old token is gone")
  }

  @Test func `a service that answers before the call returns does not hang the gate`() async throws {
    clock.skip(to: clock.now + 60)
    let answers = try await [send(), send()]
    #expect(answers == ["answer for t2", "answer for t2"])
    #expect(service.refreshes == ["t1"])
  }

  @Test func `a refused token is refreshed once, and the request repeated`() async throws {
    service.set { $0.refused = ["t1"] }
    #expect(try await send() == "answer for t2")
    #expect(service.requests == ["t1", "t2"])
    #expect(service.refreshes == ["t1"])
  }

  @Test func `a second refusal ends the session`() async {
    var ends = 0
    gate.onEnd = { ends += 1 }
    service.set { $0.refused = ["t1", "t2"] }
    await #expect(throws: SessionError.ended) { try await send() }
    #expect(service.requests == ["t1", "t2"])
    #expect(service.refreshes == ["t1"])
    #expect(ends == 1)
    #expect(store.token == nil)
  }

  @Test func `a refused refresh clears the token and ends the session once`() async {
    var ends = 0
    gate.onEnd = { ends += 1 }
    service.set { $0.refreshError = SessionError.tokenRefused }
    clock.skip(to: clock.now + 60)
    await #expect(throws: SessionError.ended) { try await send() }
    #expect(ends == 1)
    #expect(store.token == nil)
    clock.advance(to: clock.now + 600)
    await finish()
    #expect(service.refreshes == ["t1"])
    #expect(service.requests == [])
  }

  @Test func `a refresh that fails otherwise ends nothing, and the next request tries again`() async throws {
    service.set { $0.refreshError = HTTPClientError.timedOut }
    clock.skip(to: clock.now + 60)
    await #expect(throws: HTTPClientError.timedOut) { try await send() }
    #expect(gate.isOpen)
    service.set { $0.refreshError = nil }
    #expect(try await send() == "answer for t3")
    #expect(service.refreshes == ["t1", "t1"])
  }

  @Test func `a refresh that fails is tried again a minute later`() async {
    service.set { $0.refreshError = HTTPClientError.cutOff }
    clock.advance(to: clock.now + 60)
    await finish()
    clock.advance(to: clock.now + 60)
    await finish()
    #expect(service.refreshes == ["t1", "t1"])
  }

  @Test func `a refresh that brings the same token back is not repeated for ever`() async throws {
    service.set { $0.sameToken = true }
    clock.skip(to: clock.now + 60)
    #expect(try await send() == "answer for t1")
    #expect(service.refreshes == ["t1"])
  }

  private func send() async throws -> String {
    try await gate.send { [service] in try service.request($0) }
  }

  private func finish() async {
    await waitUntil("all is done") { work.running == 0 }
  }
}
