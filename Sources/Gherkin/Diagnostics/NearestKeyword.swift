/// Finds the keyword that a misspelt one was meant to be.
struct NearestKeyword {
  let dialect: Dialect

  /// The heading keyword nearest to what stands in front of a line's colon.
  func heading(for line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let word = line[..<colon]
    guard word.count <= 40 else { return nil }
    return nearest(to: word, among: headings)
  }

  /// What is said of a keyword with nothing behind it.
  static let bareStep = "a step has a text behind its keyword"

  /// Whether a line is a step's keyword and nothing more.
  func isBareStep(_ line: String) -> Bool { line == "*" || steps.contains(line) }

  /// The step keyword nearest to a line's first words.
  func step(for line: String) -> String? {
    var best: (keyword: String, distance: Int)?
    for keyword in steps {
      let blanks = keyword.count { $0 == " " }
      let words = line.split(separator: " ", maxSplits: blanks + 1).prefix(blanks + 1).joined(separator: " ")
      guard words.count <= 40, let distance = distance(words[...], keyword) else { continue }
      if distance < best?.distance ?? Int.max { best = (keyword, distance) }
    }
    return best?.keyword
  }

  /// The heading keyword that a line starts with, though no colon follows.
  func headingWithoutColon(in line: String) -> String? {
    headings.filter { keyword in
      line.hasPrefix(keyword) && (line.count == keyword.count || line.dropFirst(keyword.count).first == " ")
    }.max { $0.count < $1.count }
  }

  /// The step keyword that a line of description starts with but for a slip of the finger.
  ///
  /// Only a letter too much, too few, or swapped counts, or another case: a word that differs by a letter, or
  /// the start of a keyword, is too often a word of its own ("they", "the").
  func swallowedStep(in line: String) -> String? {
    // No keyword is as long as that, however long the line's first word may be.
    let word = Array(line.prefix { $0 != " " }.prefix(40).lowercased())
    return dialect.stepWords.first { _, letters in
      word == letters || Self.isSlip(word, for: letters) && !letters.starts(with: word)
    }?.keyword
  }

  /// The heading keyword that a line of description was meant to begin with.
  ///
  /// Descriptions hold words such as "Rules:" and "role:", so that only a slip of the finger counts, as with
  /// steps, unless a step follows, which nobody writes under anything but a heading.
  func swallowedHeading(in line: String, isBeforeStep: Bool) -> (keyword: String, hasColon: Bool)? {
    guard let colon = line.firstIndex(of: ":") else {
      return isBeforeStep ? headingWithoutColon(in: line).map { ($0, false) } : nil
    }
    let word = line[..<colon]
    guard !headings.contains(String(word)) else { return nil }
    if isBeforeStep { return heading(for: line).map { ($0, true) } }
    let letters = Array(word.lowercased())
    return headings.first { keyword in
      let others = Array(keyword.lowercased())
      return Self.isSlip(letters, for: others) && !letters.starts(with: others)
    }.map { ($0, true) }
  }

  /// Whether a word is another but for a letter too much, too few, or swapped.
  private static func isSlip(_ word: [Character], for letters: [Character]) -> Bool {
    guard letters.count > 3, abs(letters.count - word.count) < 2 else { return false }
    let (shorter, longer) = word.count < letters.count ? (word, letters) : (letters, word)
    var start = 0
    while start < shorter.count, shorter[start] == longer[start] { start += 1 }
    guard shorter.count == longer.count else { return shorter[start...] == longer[(start + 1)...] }
    return start + 1 < word.count && word[start] == letters[start + 1] && word[start + 1] == letters[start]
      && word[(start + 2)...] == letters[(start + 2)...]
  }

  private var headings: [String] {
    KeywordRole.allCases.filter { !$0.isStep }.flatMap { dialect[$0] }
  }

  private var steps: [String] { dialect.stepWords.map(\.keyword) }

  private func nearest(to word: Substring, among keywords: [String]) -> String? {
    var best: (keyword: String, distance: Int)?
    for keyword in keywords {
      guard let distance = distance(word, keyword) else { continue }
      if distance < best?.distance ?? Int.max { best = (keyword, distance) }
    }
    return best?.keyword
  }

  /// The distance without regard to case; nil where a word would have to change too much.
  private func distance(_ word: Substring, _ keyword: String) -> Int? {
    let limit = keyword.count > 4 ? 2 : 1
    return EditDistance.between(
      Array(word.lowercased()), Array(keyword.lowercased()), limit: min(limit, keyword.count - 1))
  }
}
