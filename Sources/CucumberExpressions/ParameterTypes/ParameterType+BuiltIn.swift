extension ParameterType {
  private static let integers = ["-?\\d+", "\\d+"]
  private static let floats = ["(?=.*\\d.*)[-+]?\\d*(?:\\.(?=\\d.*))?\\d*(?:\\d+[E][+-]?\\d+)?"]
  private static let strings = [#""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#]

  /// The types that need no definition.
  static let builtIns = [
    builtIn(.int, integers, Int.self, useForSnippets: true, isPreferred: true),
    builtIn(.float, floats, Double.self, useForSnippets: true),
    builtIn(.word, ["[^\\s]+"], String.self),
    builtIn(.string, strings, String.self, captureCount: 4, useForSnippets: true),
    builtIn(.word, name: "", [".*"], String.self, isPreferred: true),
    builtIn(.double, floats, Double.self),
    builtIn(.bigdecimal, floats, ExactNumber.self),
    builtIn(.byte, integers, Int8.self),
    builtIn(.short, integers, Int16.self),
    builtIn(.long, integers, Int64.self),
    builtIn(.biginteger, integers, ExactNumber.self),
  ]

  // The groups are not counted anew in each process that starts.
  private static func builtIn(
    _ conversion: BuiltInConversion, name: String? = nil, _ patterns: [String],
    _ valueType: any Sendable.Type, captureCount: Int = 0, useForSnippets: Bool = false,
    isPreferred: Bool = false
  ) -> ParameterType {
    ParameterType(
      name: name ?? conversion.rawValue, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: isPreferred, valueType: valueType,
      conversion: .builtIn(conversion), captureCount: captureCount)
  }
}
