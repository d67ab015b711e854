import CucumberExpressions
import Testing

struct CucumberExpressionTests {
  private func values(_ expression: String, _ text: String) throws -> [any Sendable]? {
    try CucumberExpression(expression, registry: ParameterTypeRegistry()).match(text)?.map(\.value)
  }

  // B021
  @Test func `a backslash makes a parenthesis literal`() throws {
    let found = try values("v := vector\\({float}, {float})", "v := vector(3, -2)")
    #expect(found as? [Double] == [3, -2])
  }

  // B022
  @Test(arguments: [("1.5", 1.5), ("-1.5", -1.5), ("+1", 1), (".5", 0.5), ("1E3", 1000)])
  func `a float is digits with a sign, one point and a capital E`(text: String, value: Double) throws {
    #expect(try values("I have {float} litres", "I have \(text) litres") as? [Double] == [value])
  }

  // B022
  @Test(arguments: [".", "-", "5.", "1.2.3", "1e3", "1,000.5", ""])
  func `what is no number is no float`(text: String) throws {
    #expect(try values("I have {float} litres", "I have \(text) litres")?.count == nil)
  }

  // B024
  @Test func `the whole text must match`() throws {
    #expect(try values("I have a cool app", "I have a cool app and a site")?.count == nil)
    #expect(try values("I have a cool app", "now I have a cool app")?.count == nil)
    #expect(try values("I have a cool app", "I have a cool app\n")?.count == nil)
    #expect(try values("I have a cool app", "I have a cool app")?.count == 0)
  }

  // B025
  @Test func `each quoted text loses its own quotes`() throws {
    let found = try values("three {string} and {string} mice", "three 'blind' and \"quick\" mice")
    #expect(found as? [String] == ["blind", "quick"])
  }

  // B027
  @Test(arguments: [
    (#"I type """#, ""), ("I type ''", ""), (#"I type 'a "b" c'"#, #"a "b" c"#),
    (#"I type "it\'s \"x\"""#, #"it's "x""#), (#"I type "a\\b\n""#, #"a\\b\n"#),
  ])
  func `a string may be empty, has either quote, and escapes quotes only`(text: String, value: String) throws
  {
    #expect(try values("I type {string}", text) as? [String] == [value])
  }

  // B028: numbers are written with a point in every language, and never read as something else.
  @Test(arguments: ["har -2,11 kr", "har \u{2212}2,11 kr", "har \u{2212}2.11 kr", "har -2.111,5 kr"])
  func `a number with a comma or another minus does not match`(text: String) throws {
    #expect(try values("har {double} kr", text)?.count == nil)
  }

  // B028
  @Test func `a number with a point and a hyphen matches in every language`() throws {
    #expect(try values("har {double} kr", "har -2.11 kr") as? [Double] == [-2.11])
  }

  @Test func `a parameter knows its name, its Swift type and its groups`() throws {
    let expression = try CucumberExpression("{int} {string} {}", registry: ParameterTypeRegistry())
    #expect(expression.parameters.map(\.parameterTypeName) == ["int", "string", ""])
    #expect(expression.parameters.map(\.valueTypeName) == ["Int", "String", "String"])
    #expect(expression.parameters.map(\.captureCount) == [0, 4, 0])
    #expect(expression.parameters.map(\.canBeAbsent) == [false, false, false])
    #expect(expression.parameters[0].valueTypeID == ObjectIdentifier(Int.self))
  }

  @Test func `places in the text count code points`() throws {
    let expression = try CucumberExpression("é👨‍👩‍👧 {word} {int}", registry: ParameterTypeRegistry())
    let groups = try expression.match("é👨‍👩‍👧 ßx 12")?.map(\.group)
    #expect(groups == [MatchGroup(value: "ßx", start: 7), MatchGroup(value: "12", start: 10)])
  }

  @Test func `a string's group has a child for each kind of quote`() throws {
    let expression = try CucumberExpression("say {string}", registry: ParameterTypeRegistry())
    let absent = MatchGroup(value: nil, start: nil)
    #expect(
      try expression.match("say \"a\\\"b\"")?.first?.group
        == MatchGroup(
          value: "\"a\\\"b\"", start: 4,
          children: [
            MatchGroup(value: "a\\\"b", start: 5, children: [MatchGroup(value: "\\\"b", start: 6)]),
            MatchGroup(value: nil, start: nil, children: [absent]),
          ]))
  }
}
