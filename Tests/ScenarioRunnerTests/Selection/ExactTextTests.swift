import ScenarioRunner
import Testing

struct ExactTextTests {
  @Test func `two spellings of a letter are two texts`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(ExactText(composed) != ExactText(decomposed))
    #expect(ExactText(composed) == "caf\u{E9}")
    #expect(Set([ExactText(composed), ExactText(decomposed), ExactText(composed)]).count == 2)
  }
}
