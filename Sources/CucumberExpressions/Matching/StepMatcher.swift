/// One expression that matches a step's text.
public struct StepMatch<Key: Sendable>: Sendable {
  /// What the expression was filed under.
  public let key: Key
  /// The arguments, or what a parameter type's transform threw.
  public let arguments: Result<[ExpressionArgument], any Error>
}

/// Finds which of many expressions match a step's text.
///
/// An index on the literal texts at the expressions' ends leaves few of them to be tried.
public struct StepMatcher<Key: Sendable>: Sendable {
  private var keys: [Key] = []
  private var matchers: [ArgumentMatcher] = []
  /// Leads from a prefix to a number in `suffixes`.
  private var prefixes = AffixIndex(isBackward: false)
  /// Each leads from a suffix to the expressions of one prefix.
  private var suffixes: [AffixIndex] = []

  /// Files expressions; the order is the one in which matches are given.
  public init(_ expressions: [(StepExpression, Key)]) {
    var groups: [String: Int] = [:]
    for (number, (expression, key)) in expressions.enumerated() {
      keys.append(key)
      matchers.append(expression.matcher)
      let (prefix, suffix) = expression.affixes
      if groups[prefix] == nil {
        groups[prefix] = suffixes.count
        prefixes.insert(suffixes.count, under: prefix)
        suffixes.append(AffixIndex(isBackward: true))
      }
      guard let group = groups[prefix] else { continue }
      suffixes[group].insert(number, under: suffix)
    }
  }

  /// Every expression that matches the text, in the order in which they were filed.
  public func matches(_ text: String) -> [StepMatch<Key>] {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8.withContiguousStorageIfAvailable { matches(text, $0) } ?? []
  }

  private func matches(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> [StepMatch<Key>] {
    var machine = PatternMachine()
    var found: [StepMatch<Key>] = []
    for number in candidates(for: bytes) {
      guard let (_, slots) = matchers[number].pattern.search(text, bytes, &machine) else { continue }
      let arguments = Result { try matchers[number].arguments(of: text, slots) }
      found.append(StepMatch(key: keys[number], arguments: arguments))
    }
    return found
  }

  /// The expressions that may match, in order.
  private func candidates(for bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var result: [Int] = []
    prefixes.forEach(in: bytes) { group in
      suffixes[group].forEach(in: bytes) { result.append($0) }
    }
    if result.count > 1 { result.sort() }
    return result
  }
}
