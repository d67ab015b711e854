import Testing

@testable import Gherkin

struct DialectTests {
  @Test func `English is known by its keywords`() throws {
    let dialect = try #require(Dialect(code: "en"))
    #expect(dialect.name == "English")
    #expect(dialect[.scenario] == ["Example", "Scenario"])
    #expect(dialect[.given] == ["* ", "Given "])
  }

  @Test func `each role has its own keywords`() throws {
    #expect(KeywordRole.allCases.map(\.place) == Array(KeywordRole.allCases.indices))
    let keywords = try #require(Dialect(code: "en")).keywords
    #expect(keywords.count == KeywordRole.allCases.count)
    #expect(keywords[.outline] == ["Scenario Outline", "Scenario Template"])
    #expect(keywords[.but] == ["* ", "But "])
  }

  @Test func `a keyword that needs no blank has none`() throws {
    #expect(try #require(Dialect(code: "ja"))[.given] == ["* ", "前提"])
    #expect(try #require(Dialect(code: "fr"))[.when].contains("Lorsqu'"))
  }

  @Test func `a language that there is not is nil`() {
    #expect(Dialect(code: "no-such") == nil)
    #expect(Dialect(code: "") == nil)
    #expect(Dialect(code: "p") == nil)
  }

  @Test func `every code of the table is found`() {
    #expect(Dialect.allCodes.count == 80)
    for code in Dialect.allCodes {
      #expect(Dialect(code: code)?.code == code)
    }
  }

  @Test func `a keyword of several kinds says nothing of what its step is for`() throws {
    let steps = try #require(Dialect(code: "en")).index.entries.filter { $0.kind == .stepLine }
    #expect(steps.first { $0.keyword == "* " }?.type == .unknown)
    #expect(steps.first { $0.keyword == "Then " }?.type == .outcome)
    #expect(steps.count == 6)
  }
}
