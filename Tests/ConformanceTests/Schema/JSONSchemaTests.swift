import ScenarioRunner
import TestSupport
import Testing

@Suite(.enabled(if: MessageSchema.isThere, "needs ../shared/conformance"))
struct JSONSchemaTests {
  static let valid = [
    #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0},"id":"1"}}"#,
    #"{"source":{"uri":"a","data":"","mediaType":"text/x.cucumber.gherkin+plain"}}"#,
  ]

  static let wrong: [(line: String, problem: String)] = [
    (#"{"testRunStarted":{"id":"1"}}"#, ".testRunStarted lacks timestamp"),
    (
      #"{"testRunStarted":{"timestamp":{"seconds":"0","nanos":0}}}"#,
      ".testRunStarted.timestamp.seconds is no integer"
    ),
    (
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":1000000000}}}"#,
      ".testRunStarted.timestamp.nanos is beyond the maximum of 999999999"
    ),
    (
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":-1}}}"#,
      ".testRunStarted.timestamp.nanos is beyond the minimum of 0"
    ),
    (
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0},"more":1}}"#,
      ".testRunStarted must not have more"
    ),
    (
      #"{"source":{"uri":"a","data":"","mediaType":"text/plain"}}"#,
      ".source.mediaType is none of the allowed values"
    ),
    (
      #"{"suggestion":{"id":"1","pickleStepId":"2","snippets":[]}}"#,
      ".suggestion.snippets has fewer than 1 items"
    ),
    (
      #"{"testCase":{"id":"1","pickleId":"2","testSteps":[{"id":"3"},{"id":4}]}}"#,
      ".testCase.testSteps[1].id is no string"
    ),
    (#"{"nonsense":{}}"#, " must not have nonsense"),
    (#"[]"#, " is no object"),
  ]

  @Test(arguments: valid) func `a right message has no problem`(_ line: String) throws {
    let value = try #require(JSONValue(parsing: line))
    #expect(try MessageSchema.load().problems(with: value) == [])
  }

  @Test(arguments: wrong) func `a wrong message is refused, with its place`(line: String, problem: String)
    throws
  {
    let value = try #require(JSONValue(parsing: line))
    #expect(try MessageSchema.load().problems(with: value) == [problem])
  }

  @Test(arguments: [
    #"{"type":"object","oneOf":[]}"#, #"{"properties":{"a":{"$ref":"./Nowhere.schema.json"}}}"#, "no schema",
  ])
  func `a schema with what is not known is not used`(_ text: String) {
    #expect(throws: JSONSchema.Refusal.self) { try JSONSchema(text) }
  }
}
