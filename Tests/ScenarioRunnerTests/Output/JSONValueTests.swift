import ScenarioRunner
import Testing

struct JSONValueTests {
  @Test func `members keep their order and empty values stay short`() {
    let value = JSONValue.object([
      "b": .integer(-1), "a": .array([.null, .bool(true), .bool(false), JSONValue(nil), JSONValue("x")]),
      "none": .array([]), "empty": .object([]), "time": .seconds(.milliseconds(1500)),
    ])
    #expect(
      value.text == """
        {
          "b": -1,
          "a": [
            null,
            true,
            false,
            null,
            "x"
          ],
          "none": [],
          "empty": {},
          "time": 1.500000
        }

        """)
    #expect(value["b"] == .integer(-1))
    #expect(value["c"] == nil)
    #expect(JSONValue.null["c"] == nil)
  }

  @Test(arguments: [
    ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}\u{2028}", #""\u0000\u001b\u007f\u2028""#),
    ("金額 👩‍👩‍👧", "\"金額 👩‍👩‍👧\""),
  ]) func `text is escaped as far as it must be`(text: String, json: String) {
    #expect(JSONValue.string(text).text == json + "\n")
  }
}
