import Gherkin
import ScenarioRunner

/// A text being written, line by line.
struct FeatureWriter {
  private(set) var bytes: [UInt8] = []
  var random: SplitMix64
  let dialect: Dialect
  let vocabulary: Vocabulary
  /// The number of scenarios so far, which makes their names differ.
  private(set) var scenarios = 0
  private var isInRule = false

  init(seed: UInt64, dialect: Dialect, capacity: Int) {
    random = SplitMix64(state: seed)
    self.dialect = dialect
    vocabulary = Vocabulary.all[dialect.code] ?? Vocabulary.english
    bytes.reserveCapacity(capacity)
  }

  /// Writes what a file begins with.
  mutating func addFeature() {
    if dialect.code != "en" { line(0, "# language: \(dialect.code)") }
    addTags(indent: 0)
    line(0, "\(heading(.feature)): \(sentence(3...6))")
    for _ in 0..<3 { line(2, sentence(5...12)) }
    blank()
    addBackground(indent: 2)
  }

  /// Writes a scenario or an outline; now and then a rule begins before it.
  mutating func addNext() {
    if chance(2) {
      isInRule = true
      line(2, "\(heading(.rule)): \(sentence(3...8))")
      blank()
      if chance(50) { addBackground(indent: 4) }
    }
    let indent = isInRule ? 4 : 2
    if chance(20) { line(indent, "# \(sentence(4...10))") }
    if chance(40) { addTags(indent: indent) }
    scenarios += 1
    if chance(20) { addOutline(indent: indent) } else { addScenario(indent: indent) }
  }

  private mutating func addBackground(indent: Int) {
    line(indent, "\(heading(.background)):")
    for _ in 0..<(1 + below(2)) { addStep(.given, indent: indent + 2) }
    blank()
  }

  private mutating func addScenario(indent: Int) {
    line(indent, "\(heading(.scenario)): \(sentence(3...8)) \(scenarios)")
    if chance(10) { line(indent + 2, sentence(6...12)) }
    addSteps(indent: indent + 2)
    blank()
  }

  private mutating func addOutline(indent: Int) {
    let columns = 2 + below(3)
    let names = (0..<columns).map { "\(word())\($0)" }
    line(indent, "\(heading(.outline)): \(sentence(2...5)) <\(names[0])> \(scenarios)")
    for role in [KeywordRole.given, .when, .then] {
      for _ in 0..<(1 + below(2)) {
        line(indent + 2, "\(keyword(role))\(sentence(2...4)) <\(names[below(columns)])> \(sentence(1...3))")
      }
    }
    blank()
    for _ in 0..<(chance(20) ? 2 : 1) {
      if chance(10) { addTags(indent: indent + 2) }
      line(indent + 2, "\(heading(.examples)):")
      addTable([names] + (0..<(3 + below(6))).map { _ in cells(columns) }, indent: indent + 4)
      blank()
    }
  }

  private mutating func addSteps(indent: Int) {
    for role in [KeywordRole.given, .when, .then] {
      addStep(role, indent: indent)
      for _ in 0..<below(2) { addStep(chance(80) ? .and : .but, indent: indent) }
    }
  }

  private mutating func addStep(_ role: KeywordRole, indent: Int) {
    line(indent, keyword(role) + sentence(4...10))
    switch below(100) {
    case 0..<8:
      let columns = 2 + below(4)
      addTable((0..<(2 + below(5))).map { _ in cells(columns) }, indent: indent + 2)
    case 8..<12: addDocString(indent: indent + 2)
    case 12..<14: line(indent, "# \(sentence(3...9))")
    default: break
    }
  }

  /// Writes a line; the text has no line feed.
  mutating func line(_ indent: Int, _ text: String) {
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: text.utf8)
    blank()
  }

  mutating func blank() { bytes.append(UInt8(ascii: "\n")) }
}
