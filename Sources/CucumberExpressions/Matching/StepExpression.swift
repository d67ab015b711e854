/// What a step definition matches: a Cucumber Expression or a regular expression.
public enum StepExpression: Sendable {
  /// An expression with parameters in braces.
  case cucumber(CucumberExpression)
  /// A regular expression.
  case regular(RegularExpression)

  /// Reads an expression.
  ///
  /// A text that begins with `^` or ends with `$`, or stands between slashes, is a regular expression; the
  /// slashes are no part of it. Any other text is a Cucumber Expression.
  public init(_ source: String, registry: ParameterTypeRegistry) throws(ExpressionError) {
    if let pattern = Self.regularExpression(in: source) {
      self = .regular(try RegularExpression(pattern, registry: registry))
    } else {
      self = .cucumber(try CucumberExpression(source, registry: registry))
    }
  }

  /// The text of the expression, a regular expression's without slashes.
  public var source: String {
    switch self {
    case .cucumber(let expression): expression.source
    case .regular(let expression): expression.source
    }
  }

  /// The parameters in their order.
  public var parameters: [ExpressionParameter] {
    switch self {
    case .cucumber(let expression): expression.parameters
    case .regular(let expression): expression.parameters
    }
  }

  /// Matches a step's text.
  ///
  /// - Returns: The arguments, or nil where the text does not match.
  /// - Throws: What a parameter type's transform throws.
  public func match(_ text: String) throws -> [ExpressionArgument]? {
    try matcher.match(text)
  }

  var matcher: ArgumentMatcher {
    switch self {
    case .cucumber(let expression): expression.matcher
    case .regular(let expression): expression.matcher
    }
  }

  /// The texts with which every match begins and ends; empty where there is none.
  var affixes: (prefix: String, suffix: String) {
    switch self {
    case .cucumber(let expression): (expression.prefix, expression.suffix)
    case .regular(let expression): (expression.prefix, expression.suffix)
    }
  }

  /// The regular expression that a source stands for, nil where it is a Cucumber Expression.
  static func regularExpression(in source: String) -> String? {
    // Nearly all are none, which their ends show without a look at the characters between.
    let (first, last) = (source.utf8.first, source.utf8.last)
    guard first == UInt8(ascii: "^") || first == UInt8(ascii: "/") || last == UInt8(ascii: "$") else {
      return nil
    }
    if source.hasPrefix("^") || source.hasSuffix("$") { return source }
    guard source.count > 1, source.hasPrefix("/"), source.hasSuffix("/"), !source.hasSuffix("\\/") else {
      return nil
    }
    return String(source.dropFirst().dropLast())
  }
}
