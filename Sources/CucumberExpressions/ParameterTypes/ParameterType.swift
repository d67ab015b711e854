/// A kind of parameter, as `{int}`: what it looks like, and how its text becomes a value.
public struct ParameterType: Sendable {
  /// The name between the braces; empty for the anonymous type `{}`.
  public let name: String
  /// The regular expressions that the text may fit.
  public let patterns: [String]
  /// Whether suggested expressions may use the type.
  public let useForSnippets: Bool
  /// Whether the type wins where a group of a regular expression fits several types.
  public let preferForRegularExpressionMatch: Bool
  /// The Swift type of the values.
  public let valueType: any Sendable.Type
  let conversion: Conversion
  /// The number of capture groups in the patterns.
  let captureCount: Int

  /// How the text of a parameter becomes a value.
  enum Conversion: Sendable {
    /// From the texts of the capture groups in the patterns, or of the whole where there are none.
    case groups(@Sendable ([String?]) throws -> any Sendable)
    /// From the whole text.
    case text(@Sendable (String) throws -> any Sendable)
    case builtIn(BuiltInConversion)
  }

  /// Creates a type whose values are made from the capture groups of its patterns.
  ///
  /// - Parameters:
  ///   - name: The name between the braces.
  ///   - patterns: Regular expressions, at least one.
  ///   - useForSnippets: Whether suggested expressions may use the type.
  ///   - preferForRegularExpressionMatch: Whether the type wins where several fit a group.
  ///   - as: The Swift type of the values.
  ///   - transform: Makes the value from the groups' texts, or from the whole text where there are none.
  public init<Value: Sendable>(
    _ name: String, patterns: [String], useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false, as: Value.Type,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.init(
      name: name, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch, valueType: Value.self,
      conversion: .groups { try transform($0) })
  }

  /// Creates a type whose values are made from the whole text.
  public init<Value: Sendable>(
    _ name: String, pattern: String, transform: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      name: name, patterns: [pattern], useForSnippets: true, preferForRegularExpressionMatch: false,
      valueType: Value.self, conversion: .text { try transform($0) })
  }

  init(
    name: String, patterns: [String], useForSnippets: Bool, preferForRegularExpressionMatch: Bool,
    valueType: any Sendable.Type, conversion: Conversion, captureCount: Int? = nil
  ) {
    self.name = name
    self.patterns = patterns
    self.useForSnippets = useForSnippets
    self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
    self.valueType = valueType
    self.conversion = conversion
    self.captureCount = captureCount ?? patterns.reduce(0) { $0 + CaptureTree(of: $1).groups.count }
  }

  /// The name of the values' Swift type, as `Int` or `Money.Currency`.
  public var valueTypeName: String { SwiftTypeName.of(valueType) }

  /// The pattern that stands for the type in an expression's regular expression.
  var rewritten: String {
    if patterns.count == 1 { return "(\(patterns[0]))" }
    var result = "((?:"
    for index in patterns.indices { result += index == 0 ? patterns[index] : ")|(?:" + patterns[index] }
    return result + "))"
  }
}

/// The names of Swift types as people write them.
enum SwiftTypeName {
  static func of(_ type: any Sendable.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains("<"), !full.contains("("), let dot = full.firstIndex(of: ".") else {
      return String(describing: type)
    }
    return String(full[full.index(after: dot)...])
  }
}
