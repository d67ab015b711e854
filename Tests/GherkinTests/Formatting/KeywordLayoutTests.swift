import Gherkin
import Testing

struct KeywordLayoutTests {
  private func step(_ line: String, language: String) throws -> String {
    let heading = "# language: \(language)\n"
    let dialect = try #require(Dialect(code: language))
    let feature = try #require(dialect[.feature].first)
    let scenario = try #require(dialect[.scenario].first)
    let lines = try laidOut("\(heading)\(feature): f\n\(scenario): s\n\(line)\n").split(separator: "\n")
    return try String(#require(lines.last))
  }

  @Test func `one blank stands behind a keyword, and none at a line's end`() throws {
    #expect(try step("  Given   a   b \t", language: "en") == "    Given a   b")
    #expect(try step("*  a", language: "en") == "    * a")
    #expect(try laidOut("Feature:\t f \nScenario:s\n") == "Feature: f\n\n  Scenario: s\n")
    #expect(try laidOut("Feature: \nScenario:\n") == "Feature:\n\n  Scenario:\n")
  }

  @Test func `a step without a text keeps the blank that makes it one`() throws {
    #expect(try laidOut("Feature: f\nScenario: s\nGiven  \n") == "Feature: f\n\n  Scenario: s\n    Given \n")
  }

  @Test func `a keyword that needs no blank gets none, and keeps one that it has`() throws {
    #expect(try step("前提x", language: "ja") == "    前提x")
    #expect(try step("前提 \u{3000}x", language: "ja") == "    前提 x")
    #expect(try step("Lorsqu'on rit", language: "fr") == "    Lorsqu'on rit")
  }

  @Test func `blanks stay where fewer would make another keyword`() throws {
    #expect(try step("Étant donné  que x", language: "fr") == "    Étant donné  que x")
    #expect(try step("Étant donné   qui", language: "fr") == "    Étant donné qui")
  }
}
