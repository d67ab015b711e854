import StubServer
import Testing

struct RequestMatcherTests {
  private func request(_ method: String, _ target: String, _ body: String = "") throws -> StubRequest {
    try #require(StubRequest(method: method, target: target, body: Array(body.utf8)))
  }

  @Test func `the content must hold every text`() throws {
    let matcher = RequestMatcher("POST", path: "/graphql", content: ["page", #""n":2}"#])

    #expect(try matcher.matches(request("POST", "/graphql", #"{"page":{"n":2}}"#)))
    #expect(try !matcher.matches(request("POST", "/graphql", #"{"page":{"n":20}}"#)))
    #expect(try !matcher.matches(request("GET", "/graphql", #"{"page":{"n":2}}"#)))
    #expect(try !matcher.matches(request("POST", "/graphql")))
  }

  @Test func `an alternative is meant as well`() throws {
    let matcher = RequestMatcher("GET", path: "/list").or(RequestMatcher("POST", path: "/graphql"))

    #expect(try matcher.matches(request("GET", "/list")))
    #expect(try matcher.matches(request("POST", "/graphql")))
    #expect(try !matcher.matches(request("POST", "/list")))
  }

  @Test func `a matcher says all that it means`() {
    let list = RequestMatcher("GET", path: "/list", query: [StubRequest.QueryItem("page", "2")])
    let matcher = list.or(RequestMatcher("POST", path: "/graphql", content: ["list("]))

    #expect("\(matcher)" == "GET /list?page=2 or POST /graphql with 'list('")
    #expect("\(RequestMatcher.any)" == "any request")
  }
}
