import CucumberExpressions
import Testing

@testable import Benchmarks

struct StepMatchingTests {
  @Test(arguments: [40, 400]) func `each text matches its definition and no other`(count: Int) {
    let matcher = StepMatching.matcher(of: count)
    for number in stride(from: 0, to: count, by: 7) {
      let matches = matcher.matches(StepMatching.text(of: number))
      #expect(matches.map(\.key) == [number])
      #expect((try? matches.first?.arguments.get())?.count == 2)
    }
  }
}
