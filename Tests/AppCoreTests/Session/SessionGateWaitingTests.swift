import AppCore
import Foundation
import TestSupport
import Testing

/// What becomes of requests that come up while others, or a refresh, are on their way.
@MainActor struct SessionGateWaitingTests {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_700_000_000))
  let work = AppWork()
  let store = MemoryTokenStore()
  let service = FakeSession()
  let answers: RecordingClient
  let gate: SessionGate

  init() throws {
    // Refreshes and requests wait here until a test lets them go.
    answers = RecordingClient { _ in .hold }
    let (client, service) = (answers.client, service)
    let refresh = HTTPRequest("POST", try #require(URL(string: "http://bank.example/refresh")))
    gate = SessionGate(store: store, clock: clock.clock, work: work) { old in
      _ = try await client.send(refresh)
      return try service.refresh(old)
    }
    gate.begin(with: Secret("t1"))
  }

  @Test func `requests wait for a refresh, and there is one for all of them`() async {
    clock.skip(to: clock.now + 61)
    let results = start(3)
    await settle(work, clock, answers)
    #expect(work.waiting == 3)
    #expect(answers.requests.count == 1)
    #expect(service.requests == [])
    answers.release(with: HTTPResponse(status: 200))
    await finish()
    #expect(results.values == ["answer for t2", "answer for t2", "answer for t2"])
    #expect(service.refreshes == ["t1"])
    #expect(service.requests == ["t2", "t2", "t2"])
  }

  @Test func `the refresh at the minute holds a request up, too`() async {
    clock.advance(to: clock.now + 60)
    await settle(work, clock, answers)
    let results = start(1)
    await settle(work, clock, answers)
    #expect(service.requests == [])
    answers.release(with: HTTPResponse(status: 200))
    await finish()
    #expect(results.values == ["answer for t2"])
    #expect(service.refreshes == ["t1"])
  }

  @Test func `a late refusal of an old token starts no second refresh`() async {
    service.set { $0.refused = ["t1"] }
    let late = start(1, path: "slow")
    await settle(work, clock, answers)
    let first = start(1)
    await settle(work, clock, answers)
    answers.release("refresh", with: HTTPResponse(status: 200))
    await waitUntil("the first is done") { first.values.count == 1 }
    answers.release("slow", with: HTTPResponse(status: 200))
    await settle(work, clock, answers)
    answers.release("slow", with: HTTPResponse(status: 200))
    await finish()
    #expect(late.values == ["answer for t2"])
    #expect(service.refreshes == ["t1"])
    #expect(service.requests == ["t1", "t2", "t1", "t2"])
  }

  @Test func `a refused refresh ends the wait of all, and nothing more goes out`() async {
    service.set { $0.refreshError = SessionError.tokenRefused }
    clock.skip(to: clock.now + 60)
    let results = start(2)
    await settle(work, clock, answers)
    answers.release(with: HTTPResponse(status: 401))
    await finish()
    #expect(results.values == ["ended", "ended"])
    #expect(service.requests == [])
  }

  @Test func `a session that is left ends what waits in it, and its refresh is of no more account`() async {
    clock.skip(to: clock.now + 60)
    let old = start(1)
    await settle(work, clock, answers)
    gate.begin(with: Secret("n1"))
    let new = start(1)
    await waitUntil("both are done") { old.values.count + new.values.count == 2 }
    #expect(old.values == ["ended"])
    #expect(new.values == ["answer for n1"])
    answers.release(with: HTTPResponse(status: 200))
    await finish()
    #expect(store.token?.value == Secret("n1"))
  }

  @Test func `an answer to a request of a session that ended is not taken`() async {
    let results = start(1, path: "slow")
    await settle(work, clock, answers)
    gate.end()
    answers.release(with: HTTPResponse(status: 200))
    await finish()
    #expect(results.values == ["ended"])
  }

  @Test func `a refusal of an earlier session's token leaves the new session alone`() async {
    service.set { $0.refused = ["t1"] }
    let results = start(1, path: "slow")
    await settle(work, clock, answers)
    gate.begin(with: Secret("n1"))
    answers.release(with: HTTPResponse(status: 200))
    await finish()
    #expect(results.values == ["ended"])
    #expect(service.refreshes == [])
    #expect(store.token?.value == Secret("n1"))
  }

  /// What became of requests, in order of their ends.
  @MainActor private final class Results {
    var values: [String] = []
  }

  /// Starts requests side by side; those with a path wait for an answer first.
  private func start(_ count: Int, path: String? = nil) -> Results {
    let results = Results()
    let (gate, service, client) = (gate, service, answers.client)
    for _ in 0..<count {
      work.start {
        do {
          let value = try await gate.send { token in
            if let url = path.flatMap({ URL(string: "http://bank.example/\($0)") }) {
              _ = try await client.send(HTTPRequest("GET", url))
            }
            return try service.request(token)
          }
          results.values.append(value)
        } catch {
          results.values.append("\(error as? SessionError == .ended ? "ended" : "\(error)")")
        }
      }
    }
    return results
  }

  private func finish() async {
    await waitUntil("all is done") { work.running == 0 }
  }
}
