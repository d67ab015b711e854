import AppCore
import Foundation
import StubServer
import Testing
import URLSessionClient

@Test func `a session that is closed refuses requests`() async throws {
  let session = URLSessionHTTPClient()
  session.close()
  let url = try #require(URL(string: "http://127.0.0.1/"))
  await #expect(throws: HTTPClientError.unreachable("the client is closed")) {
    try await session.client.send(HTTPRequest("GET", url))
  }
}

@Test func `an answer that does not come in time has timed out`() async throws {
  let server = HTTPServer(router: Router())
  try server.start()
  defer { server.stop() }
  server.faults.add(.hold)
  let session = URLSessionHTTPClient(timeout: 1)
  defer { session.close() }
  let url = try #require(URL(string: server.baseURL))
  await #expect(throws: HTTPClientError.timedOut) { try await session.client.send(HTTPRequest("GET", url)) }
}

@Test func `closing a session ends what is on the way`() async throws {
  let server = HTTPServer(router: Router())
  try server.start()
  defer { server.stop() }
  let (held, continuation) = AsyncStream.makeStream(of: Void.self)
  server.onChange = { continuation.yield() }
  server.faults.add(.hold)
  let session = URLSessionHTTPClient()
  let url = try #require(URL(string: server.baseURL))
  let task = Task { try await session.client.send(HTTPRequest("GET", url)) }
  for await _ in held where !server.journal.entries.isEmpty { break }
  session.close()
  await #expect(throws: HTTPClientError.self) { try await task.value }
}
