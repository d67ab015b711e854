/// A part of a parsed regular expression.
indirect enum PatternNode: Equatable, Sendable {
  case literal(Unicode.Scalar)
  /// Several characters in a row.
  case text(ArraySlice<Unicode.Scalar>)
  case set(ScalarSet)
  case sequence([PatternNode])
  case alternation([PatternNode])
  /// A capture group; indices count from 0 in the order of the opening parentheses.
  case group(PatternNode, index: Int)
  /// `maximum` is nil where there is none.
  case repetition(PatternNode, minimum: Int, maximum: Int?, isGreedy: Bool)
  case startOfText
  case endOfText
  case wordBoundary(isNegated: Bool)
  case lookahead(PatternNode, isNegated: Bool)

  static let empty = PatternNode.sequence([])

  /// Whether the node matches exactly one code point and nothing else.
  var single: ScalarSet? {
    switch self {
    case .literal(let scalar): ScalarSet(scalar)
    case .set(let set): set
    default: nil
    }
  }

  /// Whether the node can match without consuming anything.
  var canBeEmpty: Bool {
    switch self {
    case .literal, .text, .set: false
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .alternation(let nodes): nodes.contains(where: \.canBeEmpty)
    case .group(let node, _): node.canBeEmpty
    case .repetition(let node, let minimum, _, _): minimum == 0 || node.canBeEmpty
    case .startOfText, .endOfText, .wordBoundary, .lookahead: true
    }
  }

  /// Whether a capture group is in it.
  var hasGroup: Bool {
    switch self {
    case .literal, .text, .set, .startOfText, .endOfText, .wordBoundary: false
    case .sequence(let nodes), .alternation(let nodes): nodes.contains(where: \.hasGroup)
    case .group: true
    case .repetition(let node, _, _, _), .lookahead(let node, _): node.hasGroup
    }
  }
}

extension PatternNode {
  /// The same pattern with less work in it; what it matches and captures is unchanged.
  var simplified: PatternNode {
    switch self {
    case .literal, .text, .set, .startOfText, .endOfText, .wordBoundary: self
    case .sequence(let nodes): .sequence(nodes.map(\.simplified))
    case .alternation(let nodes): Self.simplifiedAlternation(nodes.map(\.simplified))
    case .group(let node, let index): .group(node.simplified, index: index)
    case .repetition(let node, let minimum, let maximum, let isGreedy):
      .repetition(node.simplified, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .lookahead(let node, let isNegated):
      .lookahead(node.simplified.asCondition, isNegated: isNegated)
    }
  }

  /// Leaves out an alternative that the one before it covers: `-?\d+|\d+` is `-?\d+`.
  private static func simplifiedAlternation(_ nodes: [PatternNode]) -> PatternNode {
    var kept: [PatternNode] = []
    for node in nodes {
      if let last = kept.last, last.covers(node) { continue }
      kept.append(node)
    }
    return kept.count == 1 ? kept[0] : .alternation(kept)
  }

  private func covers(_ other: PatternNode) -> Bool {
    if self == other { return true }
    guard case .sequence(let mine) = self, case .repetition(_, 0, _, _)? = mine.first else { return false }
    let others = if case .sequence(let nodes) = other { nodes } else { [other] }
    return Array(mine.dropFirst()) == others
  }

  /// The same condition where only the answer counts and not how much is consumed.
  ///
  /// What may be empty at the end adds nothing, and `.*` at the start need not run to the end first.
  private var asCondition: PatternNode {
    guard case .sequence(var nodes) = self else { return self }
    while case .repetition(_, 0, _, _)? = nodes.last { nodes.removeLast() }
    if case .repetition(let node, let minimum, let maximum, _)? = nodes.first {
      nodes[0] = .repetition(node, minimum: minimum, maximum: maximum, isGreedy: false)
    }
    return .sequence(nodes)
  }
}

extension PatternNode {
  /// The text with which every match begins, if the pattern is tied to the start of the text.
  var literalPrefix: String {
    guard case .sequence(let nodes) = self, nodes.first == .startOfText else { return "" }
    var result = String.UnicodeScalarView()
    for node in nodes.dropFirst() {
      guard let scalars = node.scalars else { break }
      result.append(contentsOf: scalars)
    }
    return String(result)
  }

  /// The text with which every match ends, if the pattern is tied to the end of the text.
  var literalSuffix: String {
    guard case .sequence(let nodes) = self, nodes.last == .endOfText else { return "" }
    let start = nodes.dropLast().lastIndex { $0.scalars == nil }.map { $0 + 1 } ?? 0
    var result = String.UnicodeScalarView()
    for node in nodes[start...].dropLast() { result.append(contentsOf: node.scalars ?? []) }
    return String(result)
  }

  /// The characters that the node stands for; nil where it stands for anything else.
  private var scalars: ArraySlice<Unicode.Scalar>? {
    switch self {
    case .literal(let scalar): [scalar]
    case .text(let scalars): scalars
    default: nil
    }
  }
}
