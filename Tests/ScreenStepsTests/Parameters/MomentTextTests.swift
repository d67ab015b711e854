import Foundation
import ScreenSteps
import Testing

@Suite struct MomentTextTests {
  @Test(arguments: [
    ("1970-01-02", 86_400.0), ("2022-03-31T00:00:00Z", 1_648_684_800), ("2022-03-31 12:30", 1_648_729_800),
    ("2022-03-31 12:30:05", 1_648_729_805), ("1648684800500", 1_648_684_800.5), ("-1000", -1),
  ])
  func `a moment is read in UTC`(_ text: String, _ seconds: Double) throws {
    #expect(try MomentText.date(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: ["", "2022-3", "2022-03-32", "2022-03-31 24:00", "2022-03-31 12", "31.03.2022"])
  func `what is no moment is refused`(_ text: String) {
    #expect(throws: (any Error).self) { try MomentText.date(text) }
  }

  @Test(arguments: [
    (0.0, "1970-01-01"), (1_648_729_805, "2022-03-31 12:30:05"), (-60, "1969-12-31 23:59:00"),
  ])
  func `a moment is written`(_ seconds: Double, _ text: String) {
    #expect(MomentText.text(Date(timeIntervalSince1970: seconds)) == text)
  }
}
