import ScenarioRunner
import Testing

struct JSONValueReadingTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
    ("-12", .integer(-12)), ("0.5", .seconds(.milliseconds(500))), ("1e2", .seconds(.seconds(100))),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
    (#""é😀\u00e9\ud83d\ude00""#, .string("é😀é😀")), (#""\ud83dx""#, .string("\u{FFFD}x")),
    (#""\ud83d\u0041""#, .string("\u{FFFD}A")), ("[]", .array([])), ("{}", .object([])),
    ("[1, [2],\n{}]", .array([.integer(1), .array([.integer(2)]), .object([])])),
    (
      #"{"b":1,"a":{"c":[null]}}"#,
      .object(["b": .integer(1), "a": .object(["c": .array([.null])])])
    ),
  ])
  func `a value is read`(text: String, value: JSONValue) { #expect(JSONValue(parsing: text) == value) }

  @Test(arguments: [
    "", " ", "nul", "truee", "1 2", "01", "-", "1.", "1e", "99999999999999999999", "\"a", "\"a\nb\"",
    #""\x""#,
    #""\u12"#, #""\u12g4""#, "[1", "[1,]", "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "]",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no value is not read`(_ text: String) { #expect(JSONValue(parsing: text) == nil) }

  @Test func `what is written as a line is read as it was`() {
    let value = JSONValue.object([
      "a": .array([.null, .bool(true), .bool(false), .integer(-3), .string("é\"\\\n\r\t\u{1}\u{7F}\u{2028}")]
      ),
      "": .object([]), "b": .seconds(.milliseconds(1500)), "c": .array([]),
    ])
    #expect(
      value.line
        == #"{"a":[null,true,false,-3,"é\"\\\n\r\t\u0001\u007f"# + "\u{2028}"
        + #""],"":{},"b":1.500000,"c":[]}"#)
    #expect(JSONValue(parsing: value.line) == value)
  }

  @Test func `a slice of bytes is read from where it begins`() {
    let bytes = Array("xx[1]".utf8)
    #expect(JSONValue(parsing: bytes[2...]) == .array([.integer(1)]))
  }
}
