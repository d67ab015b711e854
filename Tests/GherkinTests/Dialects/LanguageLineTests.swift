import Testing

@testable import Gherkin

struct LanguageLineTests {
  @Test func `Portuguese is read by its own keywords`() throws {
    let parsed = try read(
      """
      # language: pt
      @f
      Funcionalidade: Compra
        Contexto:
          Dado que tenho ETH
        Esquema do Cenário: Valor <v>
          Quando digito <v>
          E espero
          Então vejo <v>
          Mas não vejo 9
          Exemplos:
            | v |
            | 5 |
        Regra: r
          Cenário: outro
            * algo
      """)
    #expect(parsed.document.feature?.language == "pt")
    #expect(
      parsed.texts == [
        ["que tenho ETH", "digito 5", "espero", "vejo 5", "não vejo 9"], ["que tenho ETH", "algo"],
      ])
    #expect(parsed.pickles[0].steps.map(\.kind) == [.context, .action, .action, .outcome, .outcome])
    #expect(parsed.pickles[1].parents == ["Compra", "r"])
  }

  @Test(arguments: ["#language:pt", "  #  language :  pt  ", "# language: pt\r"])
  func `blanks around the language do not matter`(_ line: String) throws {
    #expect(try read("\(line)\nFuncionalidade: f").document.feature?.language == "pt")
  }

  @Test func `the longer of two keywords wins`() throws {
    let parsed = try read(
      "# language: fr\nFonctionnalité: f\nScénario: s\nÉtant donné que c'est\nLorsqu'il\n")
    #expect(parsed.steps.map(\.keyword) == ["Étant donné que ", "Lorsqu'"])
    #expect(parsed.steps.map(\.text) == ["c'est", "il"])
  }

  @Test func `a language that there is not is an error, and the rest is read on`() {
    #expect(
      errors("# language: xx\nFeature: f\nnonsense\nScenario: s\n  Given a\nmore nonsense\n").count == 2)
    #expect(
      errors("# language: xx\nFeature: f\n").first?.hasPrefix(
        "a.feature:1:1: error: Language not supported: xx") == true)
  }

  @Test func `a default language other than English is used`() throws {
    let source = GherkinSource(uri: "a.feature", text: "Funcionalidade: f", format: .feature)
    #expect(
      try GherkinParser(defaultLanguage: "pt").parse(source).document.feature?.keyword == "Funcionalidade")
  }

  @Test func `a default language that there is not is an error`() {
    let source = GherkinSource(uri: "a.feature", text: "Feature: f", format: .feature)
    #expect(
      throws: ParseErrors(errors: [
        ParseError(
          rule: .unknownLanguage,
          uri: "a.feature", location: Location(line: 1, column: 1), problem: "Language not supported: xx",
          note: "a language is named by its code, such as 'en' or 'pt'")
      ])
    ) {
      try GherkinParser(defaultLanguage: "xx").parse(source)
    }
  }
}
