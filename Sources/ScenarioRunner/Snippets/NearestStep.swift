import CucumberExpressions

/// Finds the step that the writer of an undefined one may have meant.
///
/// Texts are compared word by word, as an argument may be far longer or shorter than the `{name}` that it
/// stands for: any word fits a parameter almost as well as its own.
enum NearestStep {
  private static let sameCost = 0
  private static let parameterCost = 1
  private static let misspeltCost = 2
  /// What it costs to leave a word out, to put one in, or to take another.
  private static let wordCost = 4

  /// Returns the place of the expression that is nearest, the first of several; nil where none is near.
  static func index(for text: String, in expressions: [String]) -> Int? {
    let words = words(of: text)
    var best: (index: Int, cost: Int)?
    for (index, expression) in expressions.enumerated() {
      let others = Self.words(of: expression)
      let longest = max(words.count, others.count)
      guard abs(words.count - others.count) <= longest / 2 else { continue }
      let cost = cost(words, others)
      guard cost * 3 <= longest * wordCost, cost < best?.cost ?? .max else { continue }
      // With parameters alone any text would be near to it.
      guard
        zip(words, others).contains(where: { !isParameter($1) && substitution($0, $1) < wordCost })
          || others.contains(where: { !isParameter($0) && words.contains($0) })
      else { continue }
      best = (index, cost)
    }
    return best?.index
  }

  /// The words of a text; what stands between double quotes is one.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace && !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isParameter(_ word: String) -> Bool { word.contains("{") && word.contains("}") }

  private static func substitution(_ word: String, _ other: String) -> Int {
    if word == other { return sameCost }
    if isParameter(other) { return parameterCost }
    return NearestSpelling.nearest(to: word, in: [other]) == nil ? wordCost : misspeltCost
  }

  /// The least cost of turning one text into the other, word by word.
  private static func cost(_ words: [String], _ others: [String]) -> Int {
    var row = (0...others.count).map { $0 * wordCost }
    for (index, word) in words.enumerated() {
      var next = [(index + 1) * wordCost]
      next.reserveCapacity(row.count)
      for (column, other) in others.enumerated() {
        // A parameter may stand for several words.
        let surplus = isParameter(other) ? parameterCost : wordCost
        next.append(
          min(row[column] + substitution(word, other), row[column + 1] + surplus, next[column] + wordCost))
      }
      row = next
    }
    return row[others.count]
  }
}
