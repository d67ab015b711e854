/// Parses the regular expressions that the byte matcher runs itself.
///
/// These are the ones of ECMAScript without look-behind, back references, properties and flags.
struct PatternParser {
  /// Why a pattern has no tree.
  enum Failure: Error, Equatable {
    /// It may be right, but the byte matcher does not know it.
    case unsupported
    /// It is wrong.
    case invalid(PatternProblem)
  }

  private static let deepestNesting = 100
  private static let greatestCount = 1000

  var scalars: [Unicode.Scalar]
  var position = 0
  private var groupCount = 0
  private var depth = 0

  /// The tree of a pattern.
  static func tree(of pattern: String) throws(Failure) -> PatternNode {
    var parser = PatternParser(pattern)
    let node = try parser.parseAlternation()
    guard parser.next == nil else { throw .invalid(.unbalancedGroup) }
    return node
  }

  private init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  var next: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  mutating func take(_ text: String) -> Bool {
    var behind = position
    for scalar in text.unicodeScalars {
      guard behind < scalars.count, scalars[behind] == scalar else { return false }
      behind += 1
    }
    position = behind
    return true
  }

  private mutating func parseAlternation() throws(Failure) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { throw .unsupported }
    var alternatives = [try parseSequence()]
    while take("|") { alternatives.append(try parseSequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternation(alternatives)
  }

  private mutating func parseSequence() throws(Failure) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      if let text = takeText() {
        nodes.append(.text(text))
      } else {
        nodes.append(try parseQuantifiers(of: try parseAtom()))
      }
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// Takes characters that stand for themselves, where there are several; one that is repeated is not among them.
  private mutating func takeText() -> ArraySlice<Unicode.Scalar>? {
    var end = position
    while end < scalars.count, !Self.hasMeaning(scalars[end]) { end += 1 }
    if end < scalars.count, Self.canRepeat(scalars[end]) { end -= 1 }
    guard end - position > 1 else { return nil }
    defer { position = end }
    return scalars[position..<end]
  }

  /// Whether a character is more than itself outside of a set.
  private static func hasMeaning(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "|", ".", "^", "$", "\\": true
    default: canRepeat(scalar)
    }
  }

  /// Whether a character can be, or begin, what says how often something is repeated.
  private static func canRepeat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "+", "?", "{": true
    default: false
    }
  }

  private mutating func parseAtom() throws(Failure) -> PatternNode {
    guard let scalar = next else { return .empty }
    switch scalar {
    case "(": return try parseGroup()
    case "[": return .set(try parseSet())
    case "*", "+", "?": throw .invalid(.nothingToRepeat)
    default: break
    }
    position += 1
    switch scalar {
    case ".": return .set(.anyInLine)
    case "^": return .startOfText
    case "$": return .endOfText
    case "\\": return try parseEscape()
    default: return .literal(scalar)
    }
  }

  private mutating func parseGroup() throws(Failure) -> PatternNode {
    if take("(?:") { return try closed(try parseAlternation()) }
    if take("(?=") { return try parseLookahead(isNegated: false) }
    if take("(?!") { return try parseLookahead(isNegated: true) }
    guard !take("(?") else { throw .unsupported }
    position += 1
    let index = groupCount
    groupCount += 1
    return .group(try closed(try parseAlternation()), index: index)
  }

  private mutating func parseLookahead(isNegated: Bool) throws(Failure) -> PatternNode {
    let body = try closed(try parseAlternation())
    guard !body.hasGroup else { throw .unsupported }
    return .lookahead(body, isNegated: isNegated)
  }

  private mutating func closed(_ node: PatternNode) throws(Failure) -> PatternNode {
    guard take(")") else { throw .invalid(.unbalancedGroup) }
    return node
  }

  private mutating func parseEscape() throws(Failure) -> PatternNode {
    if take("b") { return .wordBoundary(isNegated: false) }
    if take("B") { return .wordBoundary(isNegated: true) }
    let set = try parseEscapedSet()
    return set.only.map { .literal($0) } ?? .set(set)
  }
}

extension PatternParser {
  private mutating func parseQuantifiers(of node: PatternNode) throws(Failure) -> PatternNode {
    guard let (minimum, maximum) = try parseCounts() else { return node }
    switch node {
    case .startOfText, .endOfText, .wordBoundary: throw .invalid(.nothingToRepeat)
    case .lookahead: throw .unsupported
    default: break
    }
    let isGreedy = !take("?")
    if let following = next, "*+?".unicodeScalars.contains(following) {
      // ICU knows possessive quantifiers, written with a second plus sign.
      throw following == "+" ? .unsupported : .invalid(.nothingToRepeat)
    }
    return .repetition(node, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
  }

  private mutating func parseCounts() throws(Failure) -> (Int, Int?)? {
    guard let scalar = next, Self.canRepeat(scalar) else { return nil }
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = position
    guard take("{"), let minimum = parseNumber() else {
      position = start
      return nil
    }
    var maximum: Int? = minimum
    if take(",") { maximum = parseNumber() }
    guard take("}") else {
      position = start
      return nil
    }
    if let maximum, maximum < minimum { throw .invalid(.backwardRange) }
    guard max(minimum, maximum ?? 0) <= Self.greatestCount else { throw .unsupported }
    return (minimum, maximum)
  }

  private mutating func parseNumber() -> Int? {
    let start = position
    while let scalar = next, ("0"..."9").contains(scalar), position - start < 9 { position += 1 }
    var digits = ""
    for scalar in scalars[start..<position] { digits.unicodeScalars.append(scalar) }
    return Int(digits)
  }
}
