import AppCore
import Foundation
import Testing

@testable import URLSessionClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SessionExchangesTests {
  @Test(.timeLimit(.minutes(1)))
  func
    `a request that was cancelled before somebody waits for it is not waited for, whatever the session tells`()
    async throws
  {
    let exchanges = SessionExchanges()
    let session = URLSession(configuration: .ephemeral, delegate: exchanges, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let address = try #require(URL(string: "http://127.0.0.1:9/"))
    let task = session.dataTask(with: address)
    exchanges.expect(task)
    exchanges.cancel(task)
    exchanges.urlSession(session, task: task, didCompleteWithError: URLError(.cancelled))
    await #expect(throws: CancellationError.self) {
      _ = try await withCheckedThrowingContinuation { exchanges.start(task, $0) }
    }
  }
}
