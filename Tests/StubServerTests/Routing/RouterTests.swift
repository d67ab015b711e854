import HTTPWire
import StubServer
import Testing

private func router() -> Router {
  var router = Router()
  for (method, pattern) in [
    ("GET", "/api/v3/ping"), ("GET", "/coins/list"), ("GET", "/coins/{id}/chart"), ("POST", "/orders"),
    ("GET", "/orders"), ("GET", "/"),
  ] {
    router.on(method, pattern) { _, parameters in
      let values = parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
      return StubResponse(body: Array("\(method) \(pattern)\(values)".utf8))
    }
  }
  return router
}

private func respond(_ method: String, _ target: String) throws -> StubResponse {
  router().respond(try #require(StubRequest(method: method, target: target)))
}

private func text(_ response: StubResponse) -> String { String(decoding: response.body, as: UTF8.self) }

@Test(arguments: [
  ("GET", "/api/v3/ping?x=1", "GET /api/v3/ping"), ("GET", "/", "GET /"),
  ("GET", "/coins/bitcoin/chart", "GET /coins/{id}/chart id=bitcoin"),
  ("GET", "/coins/a%2Fb%20c/chart", "GET /coins/{id}/chart id=a/b c"),
  ("GET", "/c%6Fins/list", "GET /coins/list"),
  ("HEAD", "/coins/list", "GET /coins/list"), ("POST", "/orders", "POST /orders"),
  ("GET", "http://127.0.0.1:80/coins/list", "GET /coins/list"), ("GET", "http://127.0.0.1", "GET /"),
])
func `the first route whose method and segments fit answers`(
  method: String, target: String, expected: String
) throws {
  let response = try respond(method, target)
  #expect(response.status == 200)
  #expect(text(response) == expected)
}

@Test(arguments: [
  ("/api/v3/pong", "no route for GET /api/v3/pong; nearest is GET /api/v3/ping\n"),
  ("/api/v3/ping/", "no route for GET /api/v3/ping/; nearest is GET /api/v3/ping\n"),
  ("/coins/bitcoin/market", "no route for GET /coins/bitcoin/market; nearest is GET /coins/{id}/chart\n"),
  ("/coins//chart", "no route for GET /coins//chart; nearest is GET /coins/{id}/chart\n"),
  ("/Coins/list", "no route for GET /Coins/list; nearest is GET /coins/list\n"),
])
func `a path without route is 404 and names the nearest route`(target: String, expected: String) throws {
  let response = try respond("GET", target)
  #expect(response.status == 404)
  #expect(text(response) == expected)
  #expect(response.fields["Content-Type"] == "text/plain; charset=utf-8")
}

@Test func `the nearest route has the method that was asked for, where paths are alike`() throws {
  #expect(text(try respond("POST", "/order")) == "no route for POST /order; nearest is POST /orders\n")
}

@Test func `without routes there is no nearest one`() throws {
  let request = try #require(StubRequest(method: "GET", target: "/a"))
  #expect(text(Router().respond(request)) == "no route for GET /a; there are no routes\n")
}

@Test func `another method than a path has is 405 and names those that it has`() throws {
  let response = try respond("DELETE", "/orders")
  #expect(response.status == 405)
  #expect(response.fields["Allow"] == "GET, HEAD, OPTIONS, POST")
  #expect(text(response) == "DELETE is not served at /orders; allowed: GET, HEAD, OPTIONS, POST\n")
}

@Test func `a method that nobody knows is 501`() throws {
  let response = try respond("BREW", "/orders")
  #expect(response.status == 501)
  #expect(text(response) == "method 'BREW' is not known\n")
}

@Test func `a method of one's own is known where a route has it`() throws {
  var own = router()
  own.on("BREW", "/tea") { _, _ in StubResponse(status: 418) }
  let tea = try #require(StubRequest(method: "BREW", target: "/tea"))
  let orders = try #require(StubRequest(method: "BREW", target: "/orders"))
  #expect([own.respond(tea).status, own.respond(orders).status] == [418, 405])
}

@Test(arguments: [("/orders", "GET, HEAD, OPTIONS, POST"), ("*", "GET, HEAD, OPTIONS, POST")])
func `OPTIONS names the methods`(target: String, allowed: String) throws {
  let response = try respond("OPTIONS", target)
  #expect(response.status == 204)
  #expect(response.fields["Allow"] == allowed)
}
