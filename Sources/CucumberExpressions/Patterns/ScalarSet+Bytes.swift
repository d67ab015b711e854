extension ScalarSet {
  /// The number of bytes of the code point at `position`, 0 where it is not in the set.
  @inline(__always)
  func width(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard position < text.count else { return 0 }
    let byte = text[position]
    if byte < 0x80 { return containsASCII(byte) ? 1 : 0 }
    let (value, width) = text.scalar(at: position)
    return containsBehindASCII(value) ? width : 0
  }

  /// Where a run of the set's code points ends, and how many they are.
  @inline(__always)
  func run(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ maximum: Int
  ) -> (end: Int, count: Int) {
    var position = start
    var count = 0
    while count < maximum {
      let width = width(in: text, at: position)
      if width == 0 { break }
      position += width
      count += 1
    }
    return (position, count)
  }
}

// Texts are valid UTF-8: they come from strings.
extension UnsafeBufferPointer<UInt8> {
  /// The code point behind ASCII at `position`, and its number of bytes.
  func scalar(at position: Int) -> (value: UInt32, width: Int) {
    let lead = self[position]
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard position + width <= count else { return (UInt32.max, 1) }
    var value = UInt32(lead) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    for offset in 1..<width { value = value << 6 | UInt32(self[position + offset] & 0x3F) }
    return (value, width)
  }

  /// The position `number` code points further on.
  func advanced(_ position: Int, by number: Int) -> Int {
    var result = position
    for _ in 0..<number {
      result += 1
      while result < count, self[result] & 0xC0 == 0x80 { result += 1 }
    }
    return result
  }

  /// Whether exactly one side of a position is an ASCII word character.
  func isWordBoundary(_ position: Int) -> Bool {
    isWordCharacter(position - 1) != isWordCharacter(position)
  }

  private func isWordCharacter(_ position: Int) -> Bool {
    indices.contains(position) && self[position] < 0x80
      && ScalarSet.wordCharacters.containsASCII(self[position])
  }
}
