import Synchronization

/// Matches a pattern and turns its outermost groups into arguments.
///
/// The pattern is made when the first text is to be matched: of a large library a run needs few.
final class ArgumentMatcher: Sendable {
  /// The types of the outermost groups, nil for a group without one.
  let parameterTypes: [ParameterType?]
  private let makePattern: @Sendable () throws(ExpressionError) -> GroupedPattern
  private let made = Mutex<GroupedPattern?>(nil)

  /// Creates a matcher; the types have to fit the outermost groups of what the closure makes.
  init(
    parameterTypes: [ParameterType?],
    makePattern: @escaping @Sendable () throws(ExpressionError) -> GroupedPattern
  ) {
    self.parameterTypes = parameterTypes
    self.makePattern = makePattern
  }

  /// The pattern, made where nobody needed it before.
  var pattern: GroupedPattern {
    get throws(ExpressionError) {
      try made.withLock { made throws(ExpressionError) in
        if let made { return made }
        let pattern = try makePattern()
        made = pattern
        return pattern
      }
    }
  }

  /// The arguments of a text, nil where it does not match.
  func match(_ text: String) throws -> [ExpressionArgument]? {
    var machine = PatternMachine()
    var text = text
    text.makeContiguousUTF8()
    return try text.utf8.withContiguousStorageIfAvailable { try match(text, $0, &machine) } ?? nil
  }

  /// The arguments of a text whose bytes are at hand, nil where it does not match.
  func match(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ machine: inout PatternMachine
  ) throws -> [ExpressionArgument]? {
    let pattern = try pattern
    guard let (_, slots) = try pattern.pattern.search(text, bytes, &machine) else { return nil }
    guard !parameterTypes.isEmpty else { return [] }
    return try arguments(of: text, pattern.captures, MatchedBytes(bytes: bytes, slots: slots))
  }

  /// Whether a text matches, whatever the transforms would say.
  func fits(_ text: String) -> Bool {
    guard let pattern = try? pattern.pattern else { return false }
    var machine = PatternMachine()
    var text = text
    text.makeContiguousUTF8()
    let found = text.utf8.withContiguousStorageIfAvailable { try? pattern.search(text, $0, &machine) }
    return found.map { $0 != nil } ?? false
  }

  private func arguments(
    of text: String, _ captures: CaptureTree, _ matched: MatchedBytes
  ) throws -> [ExpressionArgument] {
    let found = Captures(text: text, slots: matched.slots, tree: captures)
    var arguments: [ExpressionArgument] = []
    arguments.reserveCapacity(parameterTypes.count)
    for position in parameterTypes.indices {
      let value = try value(at: position, captures, matched)
      arguments.append(
        ExpressionArgument(value, found, position, parameterTypeName: parameterTypes[position]?.name))
    }
    return arguments
  }

  private func value(
    at position: Int, _ captures: CaptureTree, _ matched: MatchedBytes
  ) throws -> any Sendable {
    let group = captures.roots[position]
    guard let bytes = matched.bytes(of: group) else { return String?.none }
    switch parameterTypes[position]?.conversion {
    case nil: return String(decoding: bytes, as: UTF8.self)
    case .builtIn(let conversion):
      return try conversion.value(of: bytes) {
        matched.firstBytes(of: captures.groups[group].children)
      }
    case .text(let transform): return try transform(String(decoding: bytes, as: UTF8.self))
    case .groups(let transform):
      let children = captures.groups[group].children
      return try transform(children.isEmpty ? [matched.text(of: group)] : children.map(matched.text))
    }
  }
}

/// A pattern with its groups.
final class GroupedPattern: Sendable {
  let pattern: StepPattern
  let captures: CaptureTree

  init(_ source: String) throws(ExpressionError) {
    pattern = try StepPattern(source)
    captures = CaptureTree(of: source)
  }
}
