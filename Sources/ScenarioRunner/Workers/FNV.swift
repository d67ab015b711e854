/// The hash of Fowler, Noll and Vo, 1a with 64 bits, each text with its end.
struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for octet in text.utf8 { add(octet) }
    add(0xFF)
  }

  private mutating func add(_ octet: UInt8) {
    value = (value ^ UInt64(octet)) &* 0x100_0000_01B3
  }
}
