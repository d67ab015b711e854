import HTTPWire

/// Decoding of what a request target holds (RFC 3986, section 2.1; WHATWG URL, section 5).
enum PercentDecoding {
  /// Returns the decoded text of a path or segment; nil where a percent sign or the UTF-8 is wrong.
  static func path(_ text: some StringProtocol) -> String? {
    guard text.utf8.contains(0x25) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte != 0x25 {
        bytes.append(byte)
      } else if let octet = octet(rest.prefix(2)) {
        bytes.append(octet)
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the decoded text of a query's name or value, as forms are decoded.
  ///
  /// A plus sign is a blank, and a percent sign without two hexadecimal digits stays.
  static func form(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let octet = octet(rest.prefix(2)) {
        bytes.append(octet)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == 0x2B ? 0x20 : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func octet(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | (digit - 0x30)
      case 0x41...0x46: value = value << 4 | (digit - 0x37)
      case 0x61...0x66: value = value << 4 | (digit - 0x57)
      default: return nil
      }
    }
    return value
  }
}
