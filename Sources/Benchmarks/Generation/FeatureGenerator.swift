import Gherkin
import ScenarioRunner

/// Writes Gherkin texts of a wanted size, as people would write them; the same seed gives the same text.
///
/// A text holds one feature: a description, a background, scenarios, outlines with their examples, rules with
/// backgrounds of their own, tags, comments, tables and doc strings.
struct FeatureGenerator {
  /// The languages that `texts(bytes:)` goes through.
  static let languages = ["en", "pt", "de", "ja", "ru", "ar"]

  /// What all choices follow from.
  let seed: UInt64
  /// The language of the keywords; `en` where there is none of that code.
  let language: String

  init(seed: UInt64, language: String = "en") {
    self.seed = seed
    self.language = language
  }

  /// A text of at least so many bytes; it ends with the scenario that reaches them.
  func text(bytes: Int) -> String {
    String(decoding: utf8(bytes: bytes), as: UTF8.self)
  }

  /// The same as `text(bytes:)`, as bytes.
  ///
  /// - Complexity: O(*n*) in the size wanted.
  func utf8(bytes count: Int) -> [UInt8] {
    guard let dialect = Dialect(code: language) ?? Dialect(code: "en") else { return [] }
    var writer = FeatureWriter(seed: seed, dialect: dialect, capacity: count + 8192)
    writer.addFeature()
    while writer.bytes.count < count { writer.addNext() }
    return writer.bytes
  }

  /// One text in each of `languages`, together at least so many bytes.
  static func texts(seed: UInt64, bytes: Int) -> [(language: String, text: String)] {
    languages.enumerated().map { index, language in
      let generator = FeatureGenerator(seed: seed &+ UInt64(index), language: language)
      return (language, generator.text(bytes: (bytes + languages.count - 1) / languages.count))
    }
  }
}
