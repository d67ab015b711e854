import HTTPWire
import StubServer
import Testing

@Test(arguments: [
  (RequestMatcher.any, true), (RequestMatcher("GET"), true), (RequestMatcher("POST"), false),
  (RequestMatcher(path: "/coins/{id}"), true), (RequestMatcher(path: "/coins"), false),
  (RequestMatcher("GET", path: "/coins/bitcoin", query: [.init("days", "30")]), true),
  (RequestMatcher(query: [.init("days", "3")]), false),
  (RequestMatcher(query: [.init("days", "30"), .init("vs_currency", "eur")]), true),
])
func `a matcher means the requests that have all it says`(matcher: RequestMatcher, isMeant: Bool) throws {
  let request = try #require(StubRequest(method: "GET", target: "/coins/bitcoin?vs_currency=eur&days=30"))
  #expect(matcher.matches(request) == isMeant)
}

@Test(arguments: [
  (RequestMatcher.any, "any request"), (RequestMatcher("GET", path: "/a"), "GET /a"),
  (RequestMatcher(path: "/a", query: [.init("b", "c"), .init("d", "")]), "any /a?b=c&d="),
])
func `a matcher says what it means`(matcher: RequestMatcher, text: String) {
  #expect(matcher.description == text)
}

@Test(arguments: [
  (Fault.status(503), "status 503"), (.delay(.seconds(5)), "a delay of 5.0 seconds"), (.refuse, "a refusal"),
  (.cutBody(afterBytes: 3), "a body cut after 3 octets"), (.malformedBody, "a malformed body"),
  (.emptyBody, "an empty body"), (.replaceBody([1, 2]), "another body of 2 octets"), (.hold, "a held answer"),
])
func `a fault says what it is`(fault: Fault, text: String) {
  #expect(fault.description == text)
}

@Test func `rules are used in order, each as often as it says, and what is left is known`() async throws {
  var router = Router()
  router.on("GET", "/{any}") { _, _ in StubResponse() }
  try await serving(router) { server in
    let faults = server.faults
    faults.add(.status(501), when: RequestMatcher(path: "/b"))
    faults.add(.status(502), times: 2)
    faults.add(.status(503), when: RequestMatcher(path: "/c"), times: .always)
    faults.add(.status(504), when: RequestMatcher(path: "/never"), times: .always)
    faults.add(.status(505), times: 0)
    var found: [Int] = []
    for path in ["/a", "/b", "/b", "/c", "/c", "/a"] {
      found += try statuses(in: await answers(to: "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n", from: server))
    }
    #expect(found == [502, 501, 502, 503, 503, 200])
    #expect(faults.remaining.map(\.fault) == [.status(504)])
    #expect(faults.rules.map(\.used) == [1, 2, 2, 0, 0])
    #expect(server.journal.entries.map(\.status) == [502, 501, 502, 503, 503, 200])
    #expect(server.journal.entries.map(\.fault?.description).last == .some(nil))
    #expect(faults.remove { $0.matcher.path == "/c" }.map(\.used) == [2])
    #expect(faults.rules.count == 4)
    faults.removeAll()
    #expect(faults.rules.isEmpty)
  }
}
