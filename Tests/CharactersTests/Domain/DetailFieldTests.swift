import Characters
import Testing

struct DetailFieldTests {
  private let summary = CharacterSummary(id: 1, name: "Ada", status: "Alive", species: "Human")

  @Test func `all that the brief names is there, in its order`() {
    let profile = CharacterProfile(
      summary: summary, type: "Clone", gender: "Female", origin: "Vey", location: "Këlm", image: "1.jpeg")

    #expect(
      DetailField.all(of: profile).map { "\($0.kind.label): \($0.value)" } == [
        "Name: Ada", "Status: Alive", "Species: Human", "Type: Clone", "Gender: Female", "Origin: Vey",
        "Location: Këlm",
      ])
  }

  @Test func `what is empty is a dash`() {
    let profile = CharacterProfile(
      summary: summary, type: "", gender: "", origin: "unknown", location: "", image: "")

    #expect(DetailField.all(of: profile).map(\.value) == ["Ada", "Alive", "Human", "—", "—", "unknown", "—"])
  }
}
