/// Finds pieces of a text that fit one pattern of a parameter type.
struct PieceFinder: Sendable {
  let type: ParameterType
  let pattern: StepPattern

  /// The byte range of the first piece at or behind `start` that stands between word boundaries.
  func piece(in text: String, from start: Int) -> Range<Int>? {
    var text = text
    text.makeContiguousUTF8()
    return text.utf8.withContiguousStorageIfAvailable { piece(in: text, $0, from: start) } ?? nil
  }

  private func piece(
    in text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Range<Int>? {
    var machine = PatternMachine()
    var position = start
    while position < bytes.count,
      let (piece, _) = try? pattern.search(text, bytes, from: position, &machine)
    {
      if !piece.isEmpty, Self.standsAlone(piece, in: text) { return piece }
      position = bytes.advanced(max(position, piece.lowerBound), by: 1)
    }
    return nil
  }

  /// Whether white space, punctuation, a symbol or an end of the text is on both sides.
  private static func standsAlone(_ piece: Range<Int>, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let lower = text.utf8.index(text.startIndex, offsetBy: piece.lowerBound)
    let upper = text.utf8.index(text.startIndex, offsetBy: piece.upperBound)
    return (lower == scalars.startIndex || isBoundary(scalars[scalars.index(before: lower)]))
      && (upper == scalars.endIndex || isBoundary(scalars[upper]))
  }

  private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
