import TestSupport
import Testing

struct GoldenMismatchTests {
  @Test func `a mismatch shows the difference and how to record again`() {
    #expect(
      GoldenMismatch(path: "a/b.txt", expected: "one\ntwo\n", actual: "one\n2\n", suite: "XTests").description
        == """
        Fixtures/Golden/a/b.txt differs from line 2:
        - two
        - 
        + 2
        + 
        if the new text is right, record it with: REHEARSAL_RECORD=1 swift test --filter XTests
        """)
    #expect(
      GoldenMismatch(path: "a/b.txt", expected: nil, actual: "", suite: "XTests").description
        == "Fixtures/Golden/a/b.txt is not there; record it with: "
        + "REHEARSAL_RECORD=1 swift test --filter XTests")
  }

  @Test func `a text that differs from its file is refused`() {
    #expect(throws: GoldenMismatch.self) {
      try Golden.compare("never", against: "terminal/passed.txt", suite: "ReportersTests")
    }
  }
}
