import CucumberExpressions
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("int", "itn", 2), ("é", "e", 1),
  ])
  func `the distance is the number of edits`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
  }
}
