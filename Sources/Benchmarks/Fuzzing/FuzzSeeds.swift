import Foundation
import Gherkin

/// The texts that are spoilt: files of the project, published ones where they are there, and generated ones.
struct FuzzSeeds {
  let texts: [[UInt8]]

  /// Only what is made here, the same on every machine.
  static let made = FuzzSeeds(
    texts: FeatureGenerator.texts(seed: 1, bytes: 12_000).map { Array($0.text.utf8) }
      + [
        "# Feature: f\n\n* Background\n  * Given a `b`\n\n## Scenario Outline: <a>\n\n`@t`\n* When <a>\n\n### Examples:\n\n  | a |\n  |---|\n  | 1 |\n",
        "@t\nA name, of two lines\ngoes on:\nGiven a \"b, c\", when d; then e\n| f |\n| g |\n\nGiven a, and b.\n\"\"\"\nc\n\"\"\"\n",
        "I have {int} cucumber(s) in my belly/stomach, {float} {word} {string} \\(a\\)",
        "^a (b|c)* (?:\\d+)$",
        "@a and not (@b or @c\\)) or not @d",
      ].map { Array($0.utf8) })

  /// The same and all files in some folders that a format's name tells.
  static func all(in folders: [String]) -> FuzzSeeds {
    let files = folders.flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.filter { SourceFormat(path: $0) != nil || $0.hasSuffix(".md") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    let texts = files.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    return FuzzSeeds(texts: made.texts + texts)
  }
}
