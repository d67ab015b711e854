import Testing

@testable import Benchmarks

struct FuzzRunTests {
  @Test func `two thousand spoilt texts are read to the end`() {
    let run = FuzzRun(seed: 42, seeds: .made, growth: 512)
    for round in 0..<2000 { run.run(round: round) }
  }

  @Test func `a round follows from the seed and its number alone`() {
    let (one, same, other) = (
      FuzzRun(seed: 1, seeds: .made), FuzzRun(seed: 1, seeds: .made), FuzzRun(seed: 2, seeds: .made)
    )
    _ = one.input(ofRound: 3)
    #expect(one.input(ofRound: 9) == same.input(ofRound: 9))
    #expect((0..<20).contains { one.input(ofRound: $0) != other.input(ofRound: $0) })
  }

  @Test func `every target gets its rounds`() {
    let run = FuzzRun(seed: 3, seeds: .made, growth: 64)
    #expect(Set((0..<200).map { run.input(ofRound: $0).target }) == Set(FuzzTarget.allCases))
  }
}
