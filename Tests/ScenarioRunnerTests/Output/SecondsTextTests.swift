import ScenarioRunner
import Testing

struct SecondsTextTests {
  @Test(arguments: [
    (Duration.zero, "0.000 s"), (.milliseconds(4), "0.004 s"), (.milliseconds(412), "0.41 s"),
    (.milliseconds(59_999), "59.99 s"), (.seconds(125), "2 min 5 s"), (.seconds(-3), "0.000 s"),
  ]) func `a person reads a duration`(duration: Duration, text: String) {
    #expect(SecondsText.short(duration) == text)
  }

  @Test func `decimals are fixed and cut off`() {
    #expect(SecondsText.decimal(.nanoseconds(1_002_003_999), places: 6) == "1.002003")
    #expect(SecondsText.decimal(.milliseconds(1999), places: 0) == "1")
    #expect(SecondsText.decimal(.seconds(-1), places: 3) == "0.000")
  }
}
