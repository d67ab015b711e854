import Gherkin
import Testing

struct GherkinMessageTests {
  @Test func `texts are escaped as JSON has it`() {
    let source = GherkinSource(uri: "a\"\\", text: "\u{1}\u{8}\t\n\u{C}\r\u{1F}é😀/", format: .feature)
    #expect(
      GherkinMessage.source(source)
        == #"{"source":{"data":"\u0001\b\t\n\f\r\u001fé😀/","mediaType":"text/x.cucumber.gherkin+plain","uri":"a\"\\"}}"#
    )
  }

  @Test func `a text gives its source, its document and its pickles`() {
    let source = GherkinSource(uri: "a.feature", text: scenario("Given a"), format: .feature)
    let lines = GherkinMessage.all(of: source).split(separator: "\n")
    #expect(lines.map { $0.prefix(9) } == [#"{"source""#, #"{"gherkin"#, #"{"pickle""#])
  }

  @Test func `a text that does not parse gives its errors alone`() {
    let source = GherkinSource(uri: "a.feature", text: "Feature: f\n@t", format: .feature)
    #expect(
      GherkinMessage.all(of: source)
        == #"{"parseError":{"message":"(3:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty","#
        + #""source":{"location":{"line":3},"uri":"a.feature"}}}"# + "\n")
  }
}
