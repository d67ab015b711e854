/// What is to be known of a Cucumber Expression before any text is matched: its ends and its parameters.
struct ExpressionOutline {
  /// The text with which every match begins.
  var prefix: String
  /// The text with which every match ends.
  var suffix: String
  /// The types of the parameters, in order.
  var parameterTypes: [ParameterType?] = []

  /// Parses an expression and checks it.
  init(_ source: String, _ registry: ParameterTypeRegistry) throws(ExpressionError) {
    let tree = try ExpressionParser.tree(of: source)
    var rewriter = PatternRewriter(source, registry)
    _ = try rewriter.rewrite(tree)
    parameterTypes = rewriter.parameterTypes
    prefix = tree.nodes.prefix { $0.kind == .text }.map(\.text).joined()
    suffix = tree.nodes.reversed().prefix { $0.kind == .text }.reversed().map(\.text).joined()
  }

  /// Reads an expression of texts and parameters only, as most are; nil where there is more to it or it is
  /// wrong.
  ///
  /// - Complexity: O(*n*) in the length of `source`.
  init?(plain source: String, _ registry: ParameterTypeRegistry) {
    guard let pieces = PlainExpression(source, registry) else { return nil }
    prefix = pieces.parts.first.map { String($0.text) } ?? source
    suffix = pieces.parts.isEmpty ? source : String(pieces.rest)
    parameterTypes = pieces.parts.map(\.type)
  }
}

/// An expression of texts and parameters only.
struct PlainExpression {
  /// A text and the parameter behind it.
  struct Part {
    var text: Substring
    var type: ParameterType?
  }

  private(set) var parts: [Part] = []
  /// The text behind all parameters.
  private(set) var rest: Substring

  /// Reads an expression; nil where there is more to it or it is wrong.
  ///
  /// - Complexity: O(*n*) in the length of `source`.
  init?(_ source: String, _ registry: ParameterTypeRegistry) {
    guard let braces = Self.braces(in: source) else { return nil }
    rest = source[...]
    func index(_ offset: Int) -> String.Index { source.utf8.index(source.startIndex, offsetBy: offset) }
    for pair in stride(from: 0, to: braces.count, by: 2) {
      let (open, close) = (index(braces[pair]), index(braces[pair + 1]))
      guard let type = registry.type(named: String(source[source.utf8.index(after: open)..<close])) else {
        return nil
      }
      parts.append(Part(text: rest[..<open], type: type))
      rest = source[source.utf8.index(after: close)...]
    }
  }

  /// The places of the braces, opening and closing ones in turns; nil where there is more than texts and parameters.
  private static func braces(in source: String) -> [Int]? {
    var braces: [Int] = []
    var offset = 0
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "\\"): return nil
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard byte == UInt8(ascii: "{") ? braces.count % 2 == 0 : braces.count % 2 == 1 else { return nil }
        braces.append(offset)
      default: break
      }
      offset += 1
    }
    return braces.count % 2 == 0 ? braces : nil
  }

  /// The regular expression with the same meaning.
  var regularExpression: String {
    var result = "^"
    for part in parts {
      result += PatternRewriter.escaped(part.text)
      if let type = part.type { result += type.rewritten }
    }
    return result + PatternRewriter.escaped(rest) + "$"
  }
}
