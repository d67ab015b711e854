import Foundation
import Gherkin
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite("Published languages", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct LanguageTests {
  @Test func `the table holds the 80 published languages and no other`() throws {
    let published = try languages()
    #expect(published.count == 80)
    #expect(Dialect.allCodes == published.keys.sorted())
  }

  @Test func `each language has the published names and keywords in their order`() throws {
    for (code, fields) in try languages() {
      let dialect = try #require(Dialect(code: code))
      #expect(dialect.name == fields["name"] as? String)
      #expect(dialect.nativeName == fields["native"] as? String)
      for role in KeywordRole.allCases {
        let key = role == .outline ? "scenarioOutline" : role.rawValue
        #expect(dialect[role] == fields[key] as? [String], "\(code) \(key)")
      }
    }
  }

  private func languages() throws -> [String: [String: Any]] {
    let data = try Data(contentsOf: GherkinData.root.appendingPathComponent("gherkin-languages.json"))
    let object = try JSONSerialization.jsonObject(with: data)
    return try #require(object as? [String: [String: Any]])
  }
}
