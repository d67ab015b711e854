extension UInt8 {
  /// A decimal digit.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// A blank or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A character that a token may hold (RFC 9110, section 5.6.2).
  var isTokenCharacter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }

  /// A character that a field's value may hold: all but control characters, with tab and blank.
  var isFieldCharacter: Bool { self >= 0x20 && self != 0x7F || self == 0x09 }

  /// A character that a path or query may hold, the percent sign included (RFC 3986, section 3.3).
  ///
  /// The bars and braces that browsers and Foundation leave as they are count as well.
  var isTargetCharacter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x24...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    case 0x5B, 0x5D, 0x7B...0x7D: true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }

  /// An ASCII capital as its small letter; all else as it is.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension StringProtocol {
  /// Whether both are equal but for the case of ASCII letters.
  func isSameToken(as other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}

extension Substring {
  /// The text without blanks and tabs around it.
  var trimmingBlanks: Substring {
    var text = self
    while let first = text.utf8.first, first.isBlank { text = text.dropFirst() }
    while let last = text.utf8.last, last.isBlank { text = text.dropLast() }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// The octets without blanks and tabs around them.
  var trimmingBlanks: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first.isBlank { slice.removeFirst() }
    while let last = slice.last, last.isBlank { slice.removeLast() }
    return slice
  }

  /// The text, with replacement characters where the octets are not UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }
}
