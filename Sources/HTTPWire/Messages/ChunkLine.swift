/// The first line of a chunk: its size and extensions (RFC 9112, section 7.1).
enum ChunkLine {
  /// How long the line may be.
  static let limit = 4096

  /// Returns the size; extensions are checked and ignored.
  static func size(_ line: ArraySlice<UInt8>) throws(HTTPWireError) -> Int {
    let digits = line.prefix { $0.hexValue != nil }
    guard !digits.isEmpty, digits.count <= 15, hasExtensionsOnly(line[digits.endIndex...]) else {
      throw .malformed(.chunkSize(line.text))
    }
    return digits.reduce(0) { $0 << 4 | Int($1.hexValue ?? 0) }
  }

  /// Whether the rest of the line is any number of `;name` or `;name=value`.
  private static func hasExtensionsOnly(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    while !rest.isEmpty {
      guard take(0x3B, &rest), takeToken(&rest) else { return false }
      var value = rest
      if take(0x3D, &value) {
        rest = value
        guard takeQuoted(&rest) || takeToken(&rest) else { return false }
      }
    }
    return true
  }

  /// Takes one character, with blanks around it.
  private static func take(_ character: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
    let trimmed = rest.drop(while: \.isBlank)
    guard trimmed.first == character else { return false }
    rest = trimmed.dropFirst().drop(while: \.isBlank)
    return true
  }

  private static func takeToken(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let token = rest.prefix(while: \.isTokenCharacter)
    rest = rest[token.endIndex...]
    return !token.isEmpty
  }

  private static func takeQuoted(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == 0x22 else { return false }
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      guard rest[index].isFieldCharacter else { return false }
      if rest[index] == 0x22 {
        rest = rest[(index + 1)...]
        return true
      }
      index += rest[index] == 0x5C ? 2 : 1
    }
    return false
  }
}
