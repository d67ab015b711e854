import AppCore
import Foundation
import Synchronization
import TestSupport
import Testing

@MainActor struct RetryingTests {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 0))

  private func outcome(
    of replies: [RecordingClient.Reply]
  ) async throws -> (answer: String, waits: [Double], sent: Int) {
    let script = Mutex(replies)
    let recorder = RecordingClient { _ in script.withLock { $0.isEmpty ? .status(200) : $0.removeFirst() } }
    let client = recorder.client.retrying(on: clock.clock)
    let url = try #require(URL(string: "http://service.example/"))
    let answer = Mutex<String?>(nil)
    let task = Task {
      do {
        let response = try await client.send(HTTPRequest("GET", url))
        answer.withLock { $0 = "\(response.status)" }
      } catch {
        answer.withLock { $0 = "\(error)" }
      }
    }
    var waits: [Double] = []
    while true {
      await waitUntil("it sleeps or ends") { clock.sleepers == 1 || answer.withLock { $0 != nil } }
      guard let deadline = clock.nextDeadline else { break }
      waits.append(deadline.timeIntervalSince(clock.now))
      clock.advance(to: deadline)
    }
    await task.value
    return (answer.withLock { $0 } ?? "none", waits, recorder.requests.count)
  }

  private func limited(_ seconds: String) -> RecordingClient.Reply {
    .status(429, fields: [.init("Retry-After", seconds)])
  }

  @Test func `a good answer is not asked for twice`() async throws {
    #expect(try await outcome(of: []) == ("200", [], 1))
  }

  @Test func `too many requests are sent again after the wait asked for`() async throws {
    #expect(try await outcome(of: [limited("53")]) == ("200", [53], 2))
    #expect(try await outcome(of: [.status(429)]) == ("200", [1], 2))
    #expect(try await outcome(of: [limited("0")]) == ("200", [], 2))
  }

  @Test func `too many requests are tried three times in all`() async throws {
    let always = [RecordingClient.Reply](repeating: limited("2"), count: 5)
    #expect(try await outcome(of: always) == ("429", [2, 2], 3))
  }

  @Test func `a wait of more than two minutes is not waited`() async throws {
    #expect(try await outcome(of: [limited("120")]) == ("200", [120], 2))
    #expect(try await outcome(of: [limited("121")]) == ("429", [], 1))
    #expect(try await outcome(of: [limited("86400")]) == ("429", [], 1))
  }

  @Test func `faults of the server are tried twice more, after growing waits`() async throws {
    #expect(try await outcome(of: [.status(500), .status(503)]) == ("200", [1, 2], 3))
    let always = [RecordingClient.Reply](repeating: .status(502), count: 5)
    #expect(try await outcome(of: always) == ("502", [1, 2], 3))
  }

  @Test func `timeouts are tried twice more, after growing waits`() async throws {
    let always = [RecordingClient.Reply](repeating: .error(.timedOut), count: 5)
    #expect(try await outcome(of: always) == ("timedOut", [1, 2], 3))
  }

  @Test(arguments: [400, 401, 403, 404, 408, 422])
  func `other faults of the request are not sent again`(status: Int) async throws {
    #expect(try await outcome(of: [.status(status)]) == ("\(status)", [], 1))
  }

  @Test func `a service that cannot be reached is not asked again`() async throws {
    #expect(try await outcome(of: [.error(.cutOff)]) == ("cutOff", [], 1))
  }

  @Test func `a task that is cancelled while it waits ends at once`() async throws {
    let recorder = RecordingClient { _ in .status(500) }
    let client = recorder.client.retrying(on: clock.clock)
    let url = try #require(URL(string: "http://service.example/"))
    let task = Task { try await client.send(HTTPRequest("GET", url)) }
    await waitUntil("it sleeps") { clock.sleepers == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(recorder.requests.count == 1)
  }
}
