import Foundation
import ScenarioRunner
import Testing

@testable import Reporters

struct EmbeddedJSONTests {
  @Test func `members stand on one line in their order, those without a value left out`() {
    let value: JSONValue = .object([
      "b": .integer(1), "a": .null, "c": .array([.null, .bool(true)]), "d": .seconds(.milliseconds(1)),
    ])
    #expect(EmbeddedJSON.text(of: value) == #"{"b":1,"c":[null,true],"d":1000}"#)
  }

  @Test func `a text survives and cannot end its element`() throws {
    let text = "</script><!-- \"\\\n\u{00}\u{2028}\u{85} é"
    let json = EmbeddedJSON.text(of: .string(text))
    #expect(!json.contains("<"))
    #expect(!json.contains("\u{2028}"))
    let values = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(values == [text])
  }
}
