import Testing

@testable import ServiceStubs

struct JSONTextTests {
  @Test func `an object keeps the order of its members`() {
    #expect(
      JSONText.object([("b", "1"), ("a", JSONText.array(["2", "null"]))]) == "{\"b\":1,\"a\":[2,null]}")
  }

  @Test func `quotes, backslashes and control characters are escaped`() {
    #expect(JSONText.string("a\"b\\c\nd\u{1}é") == "\"a\\\"b\\\\c\\u000ad\\u0001é\"")
  }
}
