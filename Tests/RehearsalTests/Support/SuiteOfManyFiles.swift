import ScenarioRunner

/// Files of two apps, in every form, so many that several threads read them.
struct SuiteOfManyFiles {
  static let count = 150

  /// The texts, by their paths.
  let files: [String: String]

  /// Makes files; the same seed makes the same.
  init(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var files: [String: String] = [:]
    for number in 0..<Self.count {
      let text = (0..<(1 + random.next(below: 4))).map { Self.scenario($0, &random) }.joined()
      switch random.next(below: 5) {
      case 0: files["Scenarios/shop/deep/\(number).feature"] = "Feature: \(number)\n\(text)"
      case 1: files["elsewhere/\(number).feature"] = "@odd\nFeature: \(number)\n\(text)"
      case 2: files["Scenarios/counter/\(number).feature"] = Self.withRules(number, text)
      case 3: files["Scenarios/counter/\(number).feature.md"] = Self.markdown(number, &random)
      default: files["Scenarios/counter/\(number).scenario"] = "@odd @a\nShort \(number):\nGiven nothing\n"
      }
    }
    files["elsewhere/1.scenario"] = "Short:\nGiven nothing\n"
    files = files.filter { !$0.key.hasSuffix("/1.feature") && !$0.key.hasSuffix("/1.feature.md") }
    while files.count > Self.count, let last = files.keys.max() { files[last] = nil }
    self.files = files
  }

  private static func scenario(_ number: Int, _ random: inout SplitMix64) -> String {
    let steps = String(
      repeating: "    Given nothing\n    # \(String(repeating: "-", count: 200))\n",
      count: 1 + random.next(below: 9))
    let rows = (0..<random.next(below: 5)).map { "      | \($0) |\n" }.joined()
    return switch random.next(below: 4) {
    case 0: "\n  @s\(number) @odd\n  Scenario: \(number)\n\(steps)"
    case 1: "\n  Scenario Outline: \(number)\n\(steps)"
    case 2:
      """

        @o
        Scenario Outline: <a> of \(number)
      \(steps)
          @e
          Examples:
            | a |
            | x |
      \(rows)
      """
    default:
      "\n  Scenario: \(number)\n    Given nothing\n      | a | b |\n      | 1 | 2 |\n"
    }
  }

  private static func withRules(_ number: Int, _ text: String) -> String {
    """
    @f
    Feature: \(number)
      Background:
        Given 5 apples
    \(text)
      @r
      Rule: one
        Background:
          Given nothing
    \(text)
    """
  }

  private static func markdown(_ number: Int, _ random: inout SplitMix64) -> String {
    "# Feature: \(number)\n"
      + (0...random.next(below: 3)).map { "## Scenario: \($0)\n* Given nothing\n" }.joined()
  }
}
