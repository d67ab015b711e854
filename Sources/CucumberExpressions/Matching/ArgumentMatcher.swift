/// Matches a pattern and turns its outermost groups into arguments.
struct ArgumentMatcher: Sendable {
  let pattern: StepPattern
  let captures: CaptureTree
  /// The types of the outermost groups, nil for a group without one.
  let parameterTypes: [ParameterType?]

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
    var text = text
    text.makeContiguousUTF8()
    guard let slots = slots(of: text) else { return nil }
    return try arguments(of: text, slots)
  }

  /// Whether a text matches, whatever the transforms would say.
  func fits(_ text: String) -> Bool {
    var text = text
    text.makeContiguousUTF8()
    return slots(of: text) != nil
  }

  private func slots(of text: String) -> [Int]? {
    var machine = PatternMachine()
    let found = text.utf8.withContiguousStorageIfAvailable { pattern.search(text, $0, &machine) }
    return (found ?? nil)?.slots
  }

  /// The arguments of a match.
  func arguments(of text: String, _ slots: [Int]) throws -> [ExpressionArgument] {
    guard !parameterTypes.isEmpty else { return [] }
    let found = Captures(text: text, slots: slots, tree: captures)
    var arguments: [ExpressionArgument] = []
    arguments.reserveCapacity(parameterTypes.count)
    for (position, root) in captures.roots.enumerated() {
      let type = parameterTypes[position]
      arguments.append(ExpressionArgument(type?.name, try value(of: root, type, found), found, root))
    }
    return arguments
  }

  private func value(
    of group: Int, _ type: ParameterType?, _ found: Captures
  ) throws -> any Sendable {
    guard found.tookPart(group) else { return String?.none }
    return try type?.value(of: group, in: found) ?? found.value(of: group) ?? ""
  }
}
