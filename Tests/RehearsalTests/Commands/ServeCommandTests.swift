import AppCore
import Foundation
import Rehearsal
import SocketClient
import StubServer
import Synchronization
import Testing

struct ServeCommandTests {
  /// A stub that answers to `/ping`.
  private func stub(_ name: String) -> Rehearsals.Stub {
    Rehearsals.Stub(name: name, summary: "Prices of \(name)s", example: "/ping") {
      var router = Router()
      router.on("GET", "/ping") { _, _ in StubResponse(status: 200) }
      return router
    }
  }

  @Test func `without a name the services are listed`() async throws {
    let end = try await Stage().run(["serve"], stubs: [stub("coin"), stub("long-coin")])
    #expect(end.status == .success)
    #expect(
      end.output == """
        Services that can be served with 'rehearse serve SERVICE':
          coin       Prices of coins
          long-coin  Prices of long-coins

        """)
  }

  @Test func `it answers over a real socket, logs what is asked, and ends when it is told to`() async throws {
    let statuses = Mutex<[Int]>([])
    let end = try await Stage().run(
      ["serve", "coin", "--port", "0"], stubs: [stub("coin")],
      whenWaiting: { output in
        guard let address = output().firstMatch(of: #/http:\/\/127\.0\.0\.1:\d+/#)?.0 else { return }
        let pool = SocketConnectionPool()
        for path in ["/ping", "/pong?a=1"] {
          guard let url = URL(string: address + path) else { return }
          let status = try? await pool.client.send(HTTPRequest("GET", url)).status
          statuses.withLock { $0.append(status ?? 0) }
        }
        pool.close()
        for _ in 0..<100_000 where !output().contains("/pong") { await Task.yield() }
      })
    #expect(end.status == .success)
    #expect(end.errors == "")
    #expect(statuses.withLock { $0 }.first == 200)
    let port = try #require(end.output.firstMatch(of: #/127\.0\.0\.1:(\d+)/#)?.1)
    let unexpected = try #require(statuses.withLock { $0 }.last)
    #expect(
      end.output == """
        coin answers on http://127.0.0.1:\(port)
        Try: curl 'http://127.0.0.1:\(port)/ping'
        Ctrl-C ends it.
        200  GET /ping
        \(unexpected)  GET /pong?a=1  no route expects this

        coin has stopped.

        """)
  }

  @Test func `it lets its port go`() async throws {
    let port = Mutex<String?>(nil)
    let stage = try Stage()
    _ = await stage.run(
      ["serve", "coin", "--port", "0"], stubs: [stub("coin")],
      whenWaiting: { output in
        let found = output().firstMatch(of: #/127\.0\.0\.1:(\d+)/#).map { String($0.1) }
        port.withLock { $0 = found }
      })
    let again = await stage.run(
      ["serve", "coin", "-p", try #require(port.withLock { $0 })], stubs: [stub("coin")])
    #expect(again.status == .success)
  }

  @Test func `a port that is in use`() async throws {
    let server = HTTPServer(router: Router())
    try server.start()
    defer { server.stop() }
    let end = try await Stage().run(["serve", "coin", "--port", "\(server.port)"], stubs: [stub("coin")])
    #expect(end.status == .usage)
    #expect(end.output == "")
    #expect(
      end.errors
        == "error: port \(server.port) is in use; choose another with --port, or 0 for any free one\n")
  }

  /// Why a stub has nothing to serve.
  private struct NoFixtures: Error, CustomStringConvertible { let description = "prices.json is missing" }

  @Test func `a stub whose data is not there`() async throws {
    let stub = Rehearsals.Stub(name: "coin", summary: "", example: "/") { throw NoFixtures() }
    let end = try await Stage().run(["serve", "coin"], stubs: [stub])
    #expect(end.status == .usage)
    #expect(end.errors == "error: prices.json is missing\n")
  }
}
