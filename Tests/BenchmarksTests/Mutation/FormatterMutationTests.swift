import Foundation
import Gherkin
import TestSupport
import Testing

@testable import Benchmarks

/// The formatter, fed with generated and spoiled texts.
struct FormatterMutationTests {
  @Test(arguments: FeatureGenerator.languages)
  func `generated texts keep their pickles`(language: String) {
    let text = FeatureGenerator(seed: 4, language: language).utf8(bytes: 40_000)
    let source = GherkinSource(uri: "a.feature", bytes: text, format: .feature)
    #expect(LayoutCheck.outcome(for: source) == .good)
  }

  @Test(arguments: [SourceFormat.feature, .markdown, .shorthand])
  func `a thousand spoiled texts that parse keep their pickles`(format: SourceFormat) throws {
    let texts = try Self.texts(format)
    var mutator = Mutator(seed: 2_026, growth: 1 << 8)
    var good = 0
    for round in 0..<40_000 where good < 1_000 {
      let bytes = mutator.mutation(of: texts[round % texts.count], others: texts)
      let source = GherkinSource(uri: "a.\(format)", bytes: bytes, format: format)
      switch LayoutCheck.outcome(for: source) {
      case .good: good += 1
      case .unparsable: continue
      case .bad(let fault):
        Issue.record(
          "round \(round): \(fault)\nit was:\n\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        return
      }
    }
    #expect(good == 1_000)
  }

  @Test func `a thousand spoiled short texts that parse keep their pickles when they are converted`() throws {
    let texts = try Self.texts(.shorthand)
    var mutator = Mutator(seed: 7, growth: 1 << 8)
    var good = 0
    for round in 0..<40_000 where good < 1_000 {
      let bytes = mutator.mutation(of: texts[round % texts.count], others: texts)
      let source = GherkinSource(uri: "a.scenario", bytes: bytes, format: .shorthand)
      guard let before = try? GherkinParser().parse(source) else { continue }
      let feature = GherkinSource(
        uri: "a.feature", bytes: try ShorthandConverter().convert(source), format: .feature)
      let after = try GherkinParser().parse(feature)
      let isSame =
        before.pickles.map(\.content) == after.pickles.map(\.content)
        && before.document.comments.count == after.document.comments.count
      guard isSame else {
        let long = String(decoding: feature.bytes, as: UTF8.self)
        Issue.record(
          "round \(round): \(String(decoding: bytes, as: UTF8.self).debugDescription)\nbecame:\n\(long)")
        return
      }
      good += 1
    }
    #expect(good == 1_000)
  }

  /// Texts to spoil: small ones, so that many of the spoiled ones still parse.
  private static func texts(_ format: SourceFormat) throws -> [[UInt8]] {
    switch format {
    case .feature:
      return FeatureGenerator.languages.map { FeatureGenerator(seed: 1, language: $0).utf8(bytes: 600) }
    case .markdown:
      return [Array(markdown.utf8)]
    case .shorthand:
      let folder = Golden.packageRoot.appending(path: "Scenarios")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".scenario")
      }
      return try paths.sorted().map { Array(try Data(contentsOf: folder.appending(path: $0)).prefix(700)) }
        + [Array(short.utf8)]
    }
  }

  private static let markdown = """
    # Feature: Rows

    Some *prose* about it.

    `@a` `@b`
    ## Scenario Outline: with <n>

    * Given a table
      | n   | wide |
      | --- | :--: |
      | 1   | 日本 |
    - And prose in between
    * When there is `code`
      ```json
      {}
      ```

    ### Examples:

      | n  |
      | -- |
      | 10 |

    """

  private static let short = """
    # language: fr
    # Une note.

    @a @b
    Un nom:
    Étant donné  que x, quand y; alors "a, et b"
      va plus loin
      # parmi
      | a | b |
      | 1 | \\| |
    Et un texte:
      \"\"\"json
      {}
      \"\"\"

    """
}
