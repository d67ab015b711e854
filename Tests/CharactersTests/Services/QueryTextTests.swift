import Foundation
import Testing

@testable import Characters

struct QueryTextTests {
  @Test(arguments: [
    ("Ada-1._~", "Ada-1._~"), ("a b", "a%20b"), ("A+B", "A%2BB"), ("&=?#/", "%26%3D%3F%23%2F"),
    ("100%", "100%25"),
    ("Ž", "%C5%BD"), ("\n", "%0A"), ("", ""),
  ])
  func `every octet that could be read otherwise is encoded`(_ text: String, _ encoded: String) {
    #expect(QueryText.encoded(text) == encoded)
  }

  @Test func `an address keeps the order of its query`() throws {
    let base = try #require(URL(string: "http://cast.example:8080"))
    let url = QueryText.url(base, path: "/api/character", query: [("page", "2"), ("name", "a+b c")])

    #expect(url.absoluteString == "http://cast.example:8080/api/character?page=2&name=a%2Bb%20c")
    #expect(QueryText.url(base, path: "/api", query: []).absoluteString == "http://cast.example:8080/api")
  }
}
