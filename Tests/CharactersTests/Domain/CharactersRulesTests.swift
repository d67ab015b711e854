import Characters
import Testing

struct CharactersRulesTests {
  let rules = CharactersRules.standard
  let first = CharacterSummary(id: 1, name: "Ora", status: "Alive", species: "Human")
  let second = CharacterSummary(id: 2, name: "Bex", status: "unknown", species: "Robot")

  @Test func `a detail has a line for everything, and a dash for nothing`() {
    let profile = CharacterProfile(
      summary: first, type: "", gender: "Female", origin: "unknown", location: "Dock", image: "")
    #expect(
      rules.detailFields(profile).map { "\($0.kind.label): \($0.value)" } == [
        "Name: Ora", "Status: Alive", "Species: Human", "Type: —", "Gender: Female", "Origin: unknown",
        "Location: Dock",
      ])
    #expect(rules.picture(profile) == nil)
  }

  @Test func `favourites stand in the order of adding, each once`() {
    let both = rules.adding(first, rules.adding(second, []))
    #expect(both == [second, first])
    #expect(rules.adding(second, both) == both)
    #expect(rules.removing(2, both) == [first])
    #expect(rules.favouritesAfterRefresh(both, []) == both)
  }

  @Test func `white space around a query does not count`() {
    #expect(rules.query(" ora x\n") == "ora x")
    #expect(rules.query("  ") == "")
    #expect(rules.noResultText("zzz") == "No character is called 'zzz'")
  }

  @Test(arguments: [
    (
      CharactersError.status(500, path: "/a"),
      "/a: the character service answered 500; try again later"
    ),
    (
      .unreadable(path: "/a"),
      "/a: the character service's answer cannot be read; check the base address"
    ),
    (
      .refused(reason: "no", path: "/a"),
      "/a: the character service refused the query: 'no'; check that the service is of the same version"
    ),
    (
      .noPicture(address: "x"),
      "'x' is not the address of a picture; the detail is shown without one"
    ),
  ])
  func `an error says what is wrong and what to do`(error: CharactersError, text: String) {
    #expect(error.description == text)
  }
}
