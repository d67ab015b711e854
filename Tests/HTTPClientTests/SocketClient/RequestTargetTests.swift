import AppCore
import Foundation
import Testing

@testable import SocketClient

@Test(arguments: [
  ("http://127.0.0.1:8080/a/b?c=d%20e#f", "127.0.0.1", UInt16(8080), "/a/b?c=d%20e"),
  ("HTTP://LocalHost", "localhost", 80, "/"), ("http://a.b?c", "a.b", 80, "/?c"),
  ("http://a.b:/#f", "a.b", 80, "/"), ("http://a.b/c://d", "a.b", 80, "/c://d"),
])
func `an address is taken apart`(text: String, host: String, port: UInt16, target: String) throws {
  let parts = try RequestTarget(#require(URL(string: text)))
  #expect(parts.origin == Origin(host: host, port: port))
  #expect(parts.target == target)
}

@Test(arguments: [
  ("https://a.b/c", "https is not spoken by this client; use URLSessionClient for 'https://a.b/c'"),
  ("ftp://a.b/c", "'ftp' is not spoken by this client; use an http address"),
  ("/a/b", "'/a/b' is not a whole address"), ("mailto:a@b", "'mailto:a@b' is not a whole address"),
  ("http:///a", "'' in 'http:///a' is not a host with an optional port"),
  ("http://u@a.b/", "'u@a.b' in 'http://u@a.b/' is not a host with an optional port"),
  ("http://[::1]:80/", "'[::1]:80' in 'http://[::1]:80/' is not a host with an optional port"),
])
func `an address that cannot be asked says why`(text: String, message: String) throws {
  let url = try #require(URL(string: text))
  #expect(throws: HTTPClientError.unreachable(message)) { try RequestTarget(url) }
}

@Test func `the default port goes without saying`() {
  #expect(Origin(host: "a.b", port: 80).authority == "a.b")
  #expect(Origin(host: "a.b", port: 81).authority == "a.b:81")
}
