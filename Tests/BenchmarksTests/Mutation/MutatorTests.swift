import Testing

@testable import Benchmarks

struct MutatorTests {
  private let text = FeatureGenerator(seed: 1).utf8(bytes: 3000)

  @Test func `the same seed spoils a text in the same way, another seed in another`() {
    var (one, same, other) = (Mutator(seed: 5), Mutator(seed: 5), Mutator(seed: 6))
    let results = (0..<20).map { _ in one.mutation(of: text) }
    #expect(results == (0..<20).map { _ in same.mutation(of: text) })
    #expect(results != (0..<20).map { _ in other.mutation(of: text) })
  }

  @Test(arguments: Mutation.allCases)
  func `each mutation alters a text, and none fails on an empty one`(kind: Mutation) {
    var mutator = Mutator(seed: 11, growth: 4096)
    var altered = 0
    for _ in 0..<50 {
      var spoilt = text
      mutator.apply(kind, to: &spoilt, others: [[0x41, 0x0A]])
      if spoilt != text { altered += 1 }
      #expect(spoilt.count <= text.count + 4096 * 2 + 1000)
      var empty: [UInt8] = []
      mutator.apply(kind, to: &empty)
    }
    #expect(altered > 10)
  }

  @Test func `a splice takes from the texts given`() {
    var mutator = Mutator(seed: 2)
    let spoilt = (0..<20).map { _ in
      var text: [UInt8] = [0x41]
      mutator.apply(.splice, to: &text, others: [[0x42, 0x42, 0x42]])
      return text
    }
    #expect(spoilt.contains { $0.contains(0x42) })
    #expect(spoilt.allSatisfy { $0.contains(0x41) })
  }

  @Test func `lines grow up to the bound and no further`() {
    var mutator = Mutator(seed: 3, growth: 100_000)
    let longest =
      (0..<200).map { _ in
        var text: [UInt8] = []
        mutator.apply(.longLine, to: &text)
        return text.count
      }.max() ?? 0
    #expect(longest > 30_000 && longest <= 100_100)
  }
}
