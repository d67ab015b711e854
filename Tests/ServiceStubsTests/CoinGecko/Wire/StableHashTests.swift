import Testing

@testable import ServiceStubs

struct StableHashTests {
  @Test func `text has the published FNV-1a hash`() {
    #expect(StableHash.fnv("".utf8) == 0xcbf2_9ce4_8422_2325)
    #expect(StableHash.fnv("a".utf8) == 0xaf63_dc4c_8601_ec8c)
    #expect(StableHash.fnv("foobar".utf8) == 0x8594_4171_f739_67e8)
  }

  @Test func `a seed gives the published numbers of SplitMix64`() {
    #expect(
      (1...3).map { StableHash.mix(1_234_567, $0) } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `numbers lie from 0 up to 1`() {
    let numbers = (0..<1_000).map { StableHash.unit(7, $0) }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    #expect(abs(numbers.reduce(0, +) / 1_000 - 0.5) < 0.05)
  }

  @Test func `an entity tag changes with its content`() {
    #expect(StableHash.hexDigits(Array("a".utf8)).count == 32)
    #expect(StableHash.hexDigits(Array("a".utf8)) != StableHash.hexDigits(Array("b".utf8)))
    #expect(StableHash.hexDigits([]) == StableHash.hexDigits([]))
  }
}
