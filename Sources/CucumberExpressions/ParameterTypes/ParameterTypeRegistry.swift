/// The parameter types that expressions may name: the built-in ones and those of the project.
///
/// Built in are `{int}`, `{float}`, `{word}`, `{string}`, `{}`, `{byte}`, `{short}`, `{long}`, `{double}`,
/// `{biginteger}` and `{bigdecimal}`. Numbers are always written with ASCII digits, a hyphen-minus and a
/// point, whatever the language of the feature: `-2,11` does not match `{float}`.
public struct ParameterTypeRegistry: Sendable {
  private static let reserved: Set<Character> = [
    "{", "}", "(", ")", "[", "]", "\\", "/", "$", ".", "|", "?", "*", "+",
  ]

  /// The types in the order of their definition, the built-in ones first.
  public private(set) var all: [ParameterType] = []
  private var indices: [String: Int] = [:]

  /// Creates a registry of the built-in types.
  public init() {
    for type in ParameterType.builtIns { add(type) }
  }

  /// Adds a type.
  ///
  /// - Throws: Where the name is taken or illegal, or a pattern is no regular expression.
  public mutating func define(_ type: ParameterType) throws(ExpressionError) {
    guard !type.name.contains(where: Self.reserved.contains) else {
      throw .illegalParameterTypeName(type.name)
    }
    guard indices[type.name] == nil else { throw .duplicateParameterType(type.name) }
    guard !type.patterns.isEmpty else { throw .parameterTypeWithoutPattern(type.name) }
    for pattern in type.patterns {
      _ = try StepPattern(pattern)
      try checkPreference(of: type, for: pattern)
    }
    add(type)
  }

  /// The type of a name, nil where there is none.
  public func type(named name: String) -> ParameterType? {
    indices[name].map { all[$0] }
  }

  /// The name closest to a misspelt one, nil where none is close.
  func nearestName(to name: String) -> String? {
    var best: (name: String, distance: Int)?
    for type in all where !type.name.isEmpty {
      let distance = EditDistance.between(name, type.name)
      if distance < best?.distance ?? .max { best = (type.name, distance) }
    }
    guard let best, best.distance <= max(1, name.count / 3) else { return nil }
    return best.name
  }

  /// The type that a group of a regular expression stands for, nil where none fits.
  func type(forGroup pattern: String, of expression: String) throws(ExpressionError) -> ParameterType? {
    let fitting = all.filter { $0.patterns.contains(pattern) }.sorted(by: ParameterType.comesFirst)
    guard let first = fitting.first else { return nil }
    guard fitting.count == 1 || first.preferForRegularExpressionMatch else {
      throw .ambiguousGroup(
        pattern: pattern, expression: expression, parameterTypes: fitting.map(\.name))
    }
    return first
  }

  private mutating func add(_ type: ParameterType) {
    indices[type.name] = all.count
    all.append(type)
  }

  private func checkPreference(
    of type: ParameterType, for pattern: String
  ) throws(ExpressionError) {
    guard type.preferForRegularExpressionMatch,
      let rival = all.first(where: {
        $0.preferForRegularExpressionMatch && $0.patterns.contains(pattern)
      })
    else { return }
    throw .duplicatePreference(pattern: pattern, first: rival.name, second: type.name)
  }
}

extension ParameterType {
  /// The order in which types are offered: preferred ones first, then by name.
  static func comesFirst(_ left: ParameterType, _ right: ParameterType) -> Bool {
    if left.preferForRegularExpressionMatch != right.preferForRegularExpressionMatch {
      return left.preferForRegularExpressionMatch
    }
    return left.name < right.name
  }
}
