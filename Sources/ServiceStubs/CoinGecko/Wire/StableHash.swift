/// Hashes that are the same in every run and on every system.
enum StableHash {
  /// Returns the FNV-1a hash of text.
  static func fnv(_ text: some Sequence<UInt8>, basis: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    text.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns well-mixed bits for a seed and an index (the finaliser of SplitMix64).
  static func mix(_ seed: UInt64, _ index: Int64) -> UInt64 {
    var bits = seed &+ UInt64(bitPattern: index) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 up to, but not including, 1.
  static func unit(_ seed: UInt64, _ index: Int64) -> Double {
    Double(mix(seed, index) >> 11) / 9_007_199_254_740_992
  }

  /// Returns 32 hexadecimal digits for an entity tag.
  static func hexDigits(_ body: [UInt8]) -> String {
    let hash = fnv(body)
    return [hash, mix(hash, 1)].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
