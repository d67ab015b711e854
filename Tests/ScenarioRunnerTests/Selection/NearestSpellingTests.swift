import ScenarioRunner
import Testing

struct NearestSpellingTests {
  @Test func `the candidate with the fewest edits is meant`() {
    #expect(NearestSpelling.nearest(to: "BUY-9", in: ["BUY-10", "BUY-09", "PAY-9"]) == "BUY-09")
    #expect(NearestSpelling.nearest(to: "--tagz", in: ["--name", "--tags"]) == "--tags")
  }

  @Test func `of several that are as near the first is meant`() {
    #expect(NearestSpelling.nearest(to: "cat", in: ["bat", "rat", "car"]) == "bat")
    #expect(NearestSpelling.nearest(to: "cat", in: ["car", "rat", "bat"]) == "car")
  }

  @Test func `what is too far away is not meant`() {
    #expect(NearestSpelling.nearest(to: "cat", in: ["elephant"]) == nil)
    #expect(NearestSpelling.nearest(to: "kitten", in: ["sitting"], maximumDistance: 2) == nil)
    #expect(NearestSpelling.nearest(to: "kitten", in: ["sitting"], maximumDistance: 3) == "sitting")
    #expect(NearestSpelling.nearest(to: "a", in: []) == nil)
  }

  @Test func `the same text is the nearest of all`() {
    #expect(NearestSpelling.nearest(to: "a", in: ["b", "a"], maximumDistance: 0) == "a")
  }
}
