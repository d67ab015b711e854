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
    let text = source.utf8
    guard !text.contains(where: Self.needsParser) else { return nil }
    guard var open = text.firstIndex(of: UInt8(ascii: "{")) else {
      guard !text.contains(UInt8(ascii: "}")) else { return nil }
      prefix = source
      suffix = source
      return
    }
    prefix = String(source[..<open])
    guard !prefix.utf8.contains(UInt8(ascii: "}")) else { return nil }
    while true {
      let start = text.index(after: open)
      guard let close = text[start...].firstIndex(of: UInt8(ascii: "}")),
        let type = registry.type(named: String(source[start..<close]))
      else { return nil }
      parameterTypes.append(type)
      let behind = text.index(after: close)
      let next = text[behind...].firstIndex(of: UInt8(ascii: "{"))
      let between = source[behind..<(next ?? source.endIndex)]
      guard !between.utf8.contains(UInt8(ascii: "}")) else { return nil }
      guard let next else {
        suffix = String(between)
        return
      }
      open = next
    }
  }

  /// Whether a character makes more of an expression than texts and parameters.
  private static func needsParser(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "\\"): true
    default: false
    }
  }
}
