import AppCore
import Foundation
import SocketClient
import StubServer
import Testing

@Test func `get and post over one connection`() async throws {
  var router = Router()
  router.on("GET", "/hello/{name}") { _, parameters in
    StubResponse(body: Array("hello \(parameters["name"] ?? "")".utf8))
  }
  router.on("POST", "/echo") { request, _ in StubResponse(body: request.body, isChunked: true) }
  let server = HTTPServer(router: router)
  try server.start()
  defer { server.stop() }
  let pool = SocketConnectionPool()
  defer { pool.close() }
  let url = try #require(URL(string: "\(server.baseURL)/hello/you"))
  for _ in 0..<3 {
    let answer = try await pool.client.send(HTTPRequest("GET", url))
    #expect(answer.body == Data("hello you".utf8))
  }
  let echo = try #require(URL(string: "\(server.baseURL)/echo"))
  let answer = try await pool.client.send(HTTPRequest("POST", echo, body: Data("abc".utf8)))
  #expect(answer.body == Data("abc".utf8))
  #expect(pool.connectionCount == 1)
  print(answer, server.journal.entries.count)
}
