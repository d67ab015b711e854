/// Proposes expressions for the text of an undefined step.
///
/// Of the pieces that fit a parameter type and stand between word boundaries it takes the leftmost, then
/// the longest; where several types fit the same piece, there is a proposal for each.
public struct ExpressionGenerator: Sendable {
  /// More proposals than this are of no use to anybody.
  private static let greatestNumber = 256

  private let registry: ParameterTypeRegistry
  private let finders: [PieceFinder]

  /// Creates a generator that may use the types of a registry.
  public init(registry: ParameterTypeRegistry) {
    self.registry = registry
    finders = registry.all.filter(\.useForSnippets).flatMap { type in
      type.patterns.compactMap { pattern in
        (try? StepPattern(pattern)).map { PieceFinder(type: type, pattern: $0) }
      }
    }
  }

  /// The proposals for a text, the likeliest first; each of them matches the text.
  public func expressions(for text: String) -> [GeneratedExpression] {
    let (texts, types) = pieces(of: text)
    let proposals = combinations(of: types).map { types in
      var source = texts[0]
      for (type, text) in zip(types, texts.dropFirst()) { source += "{\(type.name)}" + text }
      return GeneratedExpression(source: source, types: types)
    }
    let fitting = proposals.filter { matches($0.source, text) }
    return fitting.isEmpty ? [literal(text)] : fitting
  }

  private func matches(_ source: String, _ text: String) -> Bool {
    guard StepExpression.regularExpression(in: source) == nil,
      let expression = try? CucumberExpression(source, registry: registry)
    else { return false }
    return expression.matcher.fits(text)
  }

  /// The text itself; as a regular expression where it would be read as one.
  private func literal(_ text: String) -> GeneratedExpression {
    let source = Self.escaped(text)
    let isRegular = StepExpression.regularExpression(in: source) != nil
    return GeneratedExpression(
      source: isRegular ? "^" + PatternRewriter.escaped(text[...]) + "$" : source, types: [])
  }

  /// The texts around the parameters, escaped, and the types that fit each parameter.
  private func pieces(of text: String) -> (texts: [String], types: [[ParameterType]]) {
    var texts: [String] = []
    var types: [[ParameterType]] = []
    var position = 0
    while position < text.utf8.count, let (piece, fitting) = bestPiece(in: text, from: position) {
      texts.append(Self.escaped(Self.part(of: text, position..<piece.lowerBound)))
      types.append(fitting)
      position = piece.upperBound
    }
    texts.append(Self.escaped(Self.part(of: text, position..<text.utf8.count)))
    return (texts, types)
  }

  private func bestPiece(in text: String, from start: Int) -> (Range<Int>, [ParameterType])? {
    var best: Range<Int>?
    var types: [ParameterType] = []
    for finder in finders {
      guard let piece = finder.piece(in: text, from: start) else { continue }
      if let current = best {
        if piece.lowerBound > current.lowerBound { continue }
        if piece.lowerBound == current.lowerBound, piece.count < current.count { continue }
        if piece != current { types = [] }
      }
      best = piece
      if !types.contains(where: { $0.name == finder.type.name }) { types.append(finder.type) }
    }
    return best.map { ($0, types.sorted(by: ParameterType.comesFirst)) }
  }

  /// Every choice of one type for each parameter, the last parameter's types changing fastest.
  private func combinations(of types: [[ParameterType]]) -> [[ParameterType]] {
    types.reduce([[]]) { chosen, types in
      Array(chosen.lazy.flatMap { start in types.map { start + [$0] } }.prefix(Self.greatestNumber))
    }
  }

  private static func part(of text: String, _ range: Range<Int>) -> String {
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[lower..<text.utf8.index(lower, offsetBy: range.count)])
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\({/".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
