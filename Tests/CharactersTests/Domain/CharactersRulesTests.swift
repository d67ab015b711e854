import AppCore
import Characters
import Testing

struct CharactersRulesTests {
  private let rules = CharactersRules.standard
  private let ada = CharacterSummary(id: 1, name: "Ada", status: "Alive", species: "Human")
  private let other = CharacterSummary(id: 2, name: "Ada", status: "Dead", species: "Human")

  @Test func `a query is the text without white space around it`() {
    #expect(rules.query(" \t ada bramble\n") == "ada bramble")
    #expect(rules.query("  ") == "")
  }

  @Test func `a character is a favourite at most once`() {
    #expect(rules.adding(ada, [ada]) == [ada])
    #expect(rules.adding(other, [ada]) == [ada, other])
  }

  @Test func `favourites are told apart by number, not by name`() {
    #expect(rules.isFavourite(ada, [ada]))
    #expect(!rules.isFavourite(other, [ada]))
    #expect(rules.removing(1, [ada, other]) == [other])
  }

  @Test func `the search waits 300 milliseconds`() {
    #expect(rules.searchDelay() == .milliseconds(300))
  }

  @Test func `only the regular width has room for two`() {
    #expect(rules.isSideBySide(.regular))
    #expect(!rules.isSideBySide(.compact))
  }
}
