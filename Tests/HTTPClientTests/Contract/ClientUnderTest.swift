import AppCore
import Foundation
import HTTPWire
import SocketClient
import StubServer
import Testing
import URLSessionClient

/// The clients that must all keep the same contract.
enum ClientKind: CaseIterable, Sendable {
  case socket
  case urlSession
}

/// A server and a client that talk to each other in one test.
struct Exchange: Sendable {
  let server: HTTPServer
  let client: HTTPClient

  func url(_ target: String) throws -> URL {
    try #require(URL(string: "\(server.baseURL)\(target)"))
  }

  @discardableResult
  func send(
    _ method: String, _ target: String, fields: [HTTPRequest.Field] = [], body: [UInt8]? = nil
  ) async throws -> HTTPResponse {
    try await client.send(HTTPRequest(method, url(target), fields: fields, body: body.map { Data($0) }))
  }

  func get(_ target: String) async throws -> HTTPResponse { try await send("GET", target) }

  /// What a request fails with.
  func failure(_ method: String, _ target: String) async throws -> HTTPClientError {
    try #require(await #expect(throws: HTTPClientError.self) { try await send(method, target) })
  }
}

/// Runs a test over one kind of client, against routes that echo.
func exchanging(
  over kind: ClientKind, _ test: (Exchange) async throws -> Void
) async throws {
  let server = HTTPServer(router: echoRouter())
  try server.start()
  defer { server.stop() }
  switch kind {
  case .socket:
    let pool = SocketConnectionPool()
    defer { pool.close() }
    try await test(Exchange(server: server, client: pool.client))
  case .urlSession:
    let session = URLSessionHTTPClient()
    defer { session.close() }
    try await test(Exchange(server: server, client: session.client))
  }
}

private func echoRouter() -> Router {
  var router = Router()
  for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
    router.on(method, "/echo") { request, _ in
      StubResponse(
        fields: ["Content-Type": "application/octet-stream", "X-Method": method], body: request.body)
    }
  }
  router.on("GET", "/text") { _, _ in StubResponse(body: Array("a text".utf8)) }
  router.on("POST", "/chunked") { request, _ in StubResponse(body: request.body, isChunked: true) }
  router.on("GET", "/status/{code}") { _, parameters in
    StubResponse(status: parameters["code"].flatMap { Int($0) } ?? 500, body: Array("body".utf8))
  }
  router.on("GET", "/redirect") { _, _ in StubResponse(status: 302, fields: ["Location": "/text"]) }
  router.on("GET", "/cookie") { request, _ in
    StubResponse(
      fields: ["Set-Cookie": "a=1; Path=/"], body: Array((request.fields["Cookie"] ?? "none").utf8))
  }
  return router
}
