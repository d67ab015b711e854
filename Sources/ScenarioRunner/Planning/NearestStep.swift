/// Finds the definition that somebody may have meant by a step that none matches.
enum NearestStep {
  /// The definition whose expression shares the most words with the text, in order; a parameter may stand
  /// for any word, though a word that is the same counts for more.
  ///
  /// - Returns: Nil where none shares half of the words.
  /// - Complexity: O(*n* × *m*) in the words of the text and of all expressions.
  static func nearest(to text: String, in definitions: [DefinitionInfo]) -> DefinitionInfo? {
    let words = self.words(text)
    var best: (definition: DefinitionInfo, score: Int)?
    for definition in definitions {
      let other = self.words(definition.expression)
      let shared = sharedWeight(words, other)
      // In hundredths: 100 where all words of both are the same.
      let score = 200 * shared / max(1, same * (words.count + other.count))
      if score >= 50, score > (best?.score ?? 0) { best = (definition, score) }
    }
    return best?.definition
  }

  /// What a word weighs that is the same, and one that a parameter stands for.
  private static let same = 4
  private static let stoodFor = 3

  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }

  /// The weight of the longest sequence of words that both have, in order.
  private static func sharedWeight(_ left: [Substring], _ right: [Substring]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for word in left {
      var diagonal = 0
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = max(above, row[column], diagonal + weight(word, other))
        diagonal = above
      }
    }
    return row[right.count]
  }

  private static func weight(_ word: Substring, _ other: Substring) -> Int {
    if word == other { return same }
    if other.hasPrefix("{") { return stoodFor }
    return word.lowercased() == other.lowercased() ? stoodFor : 0
  }
}
