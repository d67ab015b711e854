/// Matches a pattern and turns its outermost groups into arguments.
final class ArgumentMatcher: Sendable {
  private let pattern: StepPattern
  let captures: CaptureTree
  /// The types of the outermost groups, nil for a group without one.
  let parameterTypes: [ParameterType?]

  init(pattern: StepPattern, captures: CaptureTree, parameterTypes: [ParameterType?]) {
    self.pattern = pattern
    self.captures = captures
    self.parameterTypes = parameterTypes
  }

  var parameters: [ExpressionParameter] {
    zip(captures.roots, parameterTypes).map { root, type in
      ExpressionParameter(
        parameterTypeName: type?.name, valueTypeName: type?.valueTypeName ?? "String",
        valueTypeID: type.map { ObjectIdentifier($0.valueType) } ?? ObjectIdentifier(String.self),
        captureCount: captures.groupCount(in: root), canBeAbsent: captures.groups[root].canBeAbsent)
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
    guard let (_, slots) = pattern.search(text, bytes, &machine) else { return nil }
    return parameterTypes.isEmpty ? [] : try arguments(of: text, MatchedBytes(bytes: bytes, slots: slots))
  }

  /// Whether a text matches, whatever the transforms would say.
  func fits(_ text: String) -> Bool {
    var machine = PatternMachine()
    var text = text
    text.makeContiguousUTF8()
    let found = text.utf8.withContiguousStorageIfAvailable { pattern.search(text, $0, &machine) }
    return found.map { $0 != nil } ?? false
  }

  private func arguments(of text: String, _ matched: MatchedBytes) throws -> [ExpressionArgument] {
    let found = Captures(text: text, slots: matched.slots, matcher: self)
    var arguments: [ExpressionArgument] = []
    arguments.reserveCapacity(parameterTypes.count)
    for position in parameterTypes.indices {
      arguments.append(ExpressionArgument(try value(at: position, matched), found, position))
    }
    return arguments
  }

  private func value(at position: Int, _ matched: MatchedBytes) throws -> any Sendable {
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
