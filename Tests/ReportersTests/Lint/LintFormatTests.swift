import Reporters
import ScenarioRunner
import Testing

struct LintFormatTests {
  @Test func `forms are found by name`() throws {
    #expect(LintFormat.all.map(\.name) == ["terminal", "json", "sarif", "github"])
    for format in LintFormat.all { #expect(try LintFormat.named(format.name).name == format.name) }
    #expect(LintFormat.usual.name == "terminal")
  }

  @Test func `a form that there is not is told the nearest`() {
    #expect {
      try LintFormat.named("sraif")
    } throws: {
      "\($0)" == """
        error: there is no report 'sraif'
        note: did you mean 'sarif'? the reports are terminal, json, sarif, github
        """
    }
  }

  @Test(arguments: LintFormat.all.map(\.name))
  func `every form says the same twice`(_ name: String) throws {
    let format = try LintFormat.named(name)
    #expect(
      format.text(LintSample.mixed, TextLayout()) == format.text(LintSample.mixed, TextLayout()))
  }
}
