import StubServer
import Testing

@Test func `path and query are decoded, the query as forms are`() throws {
  let request = try #require(
    StubRequest(method: "GET", target: "/caf%C3%A9/a%2Fb?ids=a%2Cb+c&empty=&flag&x=1=2&bad=%zz%&%6E=%ff"))
  #expect(request.path == "/café/a/b")
  #expect(
    request.query == [
      .init("ids", "a,b c"), .init("empty", ""), .init("flag", ""), .init("x", "1=2"), .init("bad", "%zz%"),
      .init("n", "\u{FFFD}"),
    ])
  #expect(request.queryValue("ids") == "a,b c")
  #expect(request.queryValue("none") == nil)
}

@Test(arguments: ["/100%", "/%zz", "/%ff", "/%C3"])
func `a path that cannot be decoded makes no request`(target: String) {
  #expect(StubRequest(method: "GET", target: target) == nil)
}

@Test(arguments: [("http://a.b:80/c?d", "/c"), ("http://a.b?d", "/"), ("/?a=http://b/c", "/"), ("*", "*")])
func `a whole address has a path too`(target: String, path: String) throws {
  #expect(try #require(StubRequest(method: "GET", target: target)).path == path)
}
