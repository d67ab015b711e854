extension PatternParser {
  /// A set in brackets, at its opening bracket.
  mutating func parseSet() throws(Failure) -> ScalarSet {
    position += 1
    let isNegated = take("^")
    var result = ScalarSet()
    while !take("]") {
      let first = try parseSetMember()
      guard let lower = first.only, next == "-", position + 1 < scalars.count, scalars[position + 1] != "]"
      else {
        result.formUnion(first.set)
        continue
      }
      position += 1
      guard let upper = try parseSetMember().only else { throw .unsupported }
      guard lower.value <= upper.value else { throw .invalid(.backwardRange) }
      result.insert(ScalarSet.Range(lower.value, upper.value))
    }
    return isNegated ? result.inverted : result
  }

  /// One character or escape in a set; `only` is the character, where it is one.
  private mutating func parseSetMember() throws(Failure) -> (set: ScalarSet, only: Unicode.Scalar?) {
    guard let scalar = next else { throw .invalid(.unfinishedSet) }
    position += 1
    switch scalar {
    case "[": throw .unsupported
    case "&" where next == "&": throw .unsupported
    case "\\":
      if next == "b" { throw .unsupported }
      let before = position
      let set = try parseEscapedSet()
      return (set, escapedScalar(at: before))
    default: return (ScalarSet(scalar), scalar)
    }
  }

  /// What an escape stands for, behind its backslash.
  mutating func parseEscapedSet() throws(Failure) -> ScalarSet {
    guard let scalar = next else { throw .invalid(.unfinishedEscape) }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.inverted
    case "w": return .wordCharacters
    case "W": return ScalarSet.wordCharacters.inverted
    case "s": return .whiteSpace
    case "S": return ScalarSet.whiteSpace.inverted
    default: break
    }
    guard let single = Self.escaped(scalar) else { throw .unsupported }
    return ScalarSet(single)
  }

  private func escapedScalar(at position: Int) -> Unicode.Scalar? {
    "dDwWsS".unicodeScalars.contains(scalars[position]) ? nil : Self.escaped(scalars[position])
  }

  /// The character that an escape stands for; nil for letters and digits that mean something else.
  private static func escaped(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "t": "\t"
    case "n": "\n"
    case "r": "\r"
    case "f": "\u{0C}"
    case "v": "\u{0B}"
    default: scalar.isASCII && ScalarSet.wordCharacters.containsASCII(UInt8(scalar.value)) ? nil : scalar
    }
  }
}
