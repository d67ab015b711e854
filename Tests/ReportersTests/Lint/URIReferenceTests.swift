import Testing

@testable import Reporters

struct URIReferenceTests {
  @Test(arguments: [
    ("Scenarios/people/list.feature", "Scenarios/people/list.feature"), ("../a.feature", "../a.feature"),
    ("a b.feature", "a%20b.feature"), ("50%.feature", "50%25.feature"), ("a:b", "a%3Ab"),
    ("é/日.feature", "%C3%A9/%E6%97%A5.feature"), ("a#b?c[d]\\e\"", "a%23b%3Fc%5Bd%5D%5Ce%22"),
    ("-._~!$&'()*+,;=@", "-._~!$&'()*+,;=@"), ("/a b/c", "file:///a%20b/c"), ("a\u{1}", "a%01"),
  ])
  func `a path becomes a reference`(_ path: String, _ reference: String) {
    #expect(URIReference.text(of: path) == reference)
  }
}
