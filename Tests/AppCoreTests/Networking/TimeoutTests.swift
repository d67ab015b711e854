import AppCore
import Foundation
import Synchronization
import TestSupport
import Testing

@MainActor struct TimeoutTests {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 0))
  let recorder = RecordingClient { _ in .hold }
  let inFlight = RequestsInFlight()

  private func send(_ client: HTTPClient) throws -> Task<HTTPResponse, any Error> {
    let url = try #require(URL(string: "http://service.example/"))
    return Task { try await client.send(HTTPRequest("GET", url)) }
  }

  private var client: HTTPClient {
    recorder.client.counted(by: inFlight).timingOut(after: .seconds(10), on: clock.clock)
  }

  @Test func `an answer in time is handed on, and the time limit is gone`() async throws {
    let task = try send(client)
    await waitUntil("it is held") { recorder.heldCount == 1 }
    #expect(clock.sleepers == 0)
    #expect(clock.nextDeadline == Date(timeIntervalSince1970: 10))
    #expect(inFlight.count == 1)
    recorder.release(with: HTTPResponse(status: 204))
    #expect(try await task.value.status == 204)
    #expect(clock.nextDeadline == nil)
    #expect(inFlight.count == 0)
  }

  @Test func `a request that runs out of time the moment it begins is cancelled at once`() async throws {
    for _ in 0..<200 {
      let clock = VirtualClock(now: Date(timeIntervalSince1970: 0))
      let isCancelled = Mutex(false)
      let client = HTTPClient { _ in
        clock.advance(to: Date(timeIntervalSince1970: 10))
        isCancelled.withLock { $0 = Task.isCancelled }
        return HTTPResponse(status: 204)
      }
      let task = try send(client.timingOut(after: .seconds(10), on: clock.clock))
      await #expect(throws: HTTPClientError.timedOut) { try await task.value }
      await waitUntil("it knows") { isCancelled.withLock { $0 } }
    }
  }

  @Test func `a request without an answer in time is cancelled`() async throws {
    let task = try send(client)
    await waitUntil("it is held") { recorder.heldCount == 1 }
    clock.advance(to: Date(timeIntervalSince1970: 10))
    #expect(inFlight.count == 0)
    #expect(recorder.heldCount == 0)
    await #expect(throws: HTTPClientError.timedOut) { try await task.value }
  }

  @Test func `the time limit is set before the request can be seen`() async throws {
    let clock = clock
    let deadlines = AsyncStream.makeStream(of: Date?.self)
    let looking = HTTPClient { _ in
      deadlines.continuation.yield(clock.nextDeadline)
      return HTTPResponse(status: 200)
    }
    // Registering takes its time here, as it may on a busy machine.
    var slow = clock.clock
    slow.schedule = { [schedule = slow.schedule] duration, callback in
      for _ in 0..<1_000 { sched_yield() }
      return schedule(duration, callback)
    }
    _ = try await send(looking.timingOut(after: .seconds(10), on: slow)).value
    var iterator = deadlines.stream.makeAsyncIterator()
    #expect(await iterator.next() == .some(Date(timeIntervalSince1970: 10)))
  }

  @Test func `a client that does not heed cancellation cannot delay the time limit`() async throws {
    let deaf = HTTPClient { request in
      try await Task { [recorder] in try await recorder.client.send(request) }.value
    }
    let task = try send(deaf.timingOut(after: .seconds(1), on: clock.clock))
    await waitUntil("it is held") { recorder.heldCount == 1 }
    clock.advance(to: Date(timeIntervalSince1970: 1))
    await #expect(throws: HTTPClientError.timedOut) { try await task.value }
    recorder.release(with: HTTPResponse(status: 200))
  }

  @Test func `cancelling the task cancels the request and the time limit`() async throws {
    let task = try send(client)
    await waitUntil("it is held") { recorder.heldCount == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(recorder.heldCount == 0)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `other errors pass through`() async throws {
    recorder.answer { _ in .error(.unreachable("refused")) }
    let task = try send(client)
    await #expect(throws: HTTPClientError.unreachable("refused")) { try await task.value }
    #expect(clock.nextDeadline == nil)
  }
}
