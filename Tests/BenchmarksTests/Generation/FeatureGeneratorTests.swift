import Gherkin
import Testing

@testable import Benchmarks

struct FeatureGeneratorTests {
  @Test func `the same seed gives the same text, another seed another`() {
    let text = FeatureGenerator(seed: 7).text(bytes: 20_000)
    #expect(text == FeatureGenerator(seed: 7).text(bytes: 20_000))
    #expect(text != FeatureGenerator(seed: 8).text(bytes: 20_000))
  }

  @Test func `a text is as long as wanted and no longer than a scenario more`() {
    let count = FeatureGenerator(seed: 1).utf8(bytes: 100_000).count
    #expect(count >= 100_000 && count < 110_000)
  }

  @Test(arguments: FeatureGenerator.languages)
  func `a text holds all that a feature may hold`(language: String) throws {
    let text = FeatureGenerator(seed: 3, language: language).text(bytes: 200_000)
    let parsed = try GherkinParser().parse(
      GherkinSource(uri: "a.feature", text: text, format: .feature))
    let feature = try #require(parsed.document.feature)
    #expect(feature.language == language)
    #expect(!parsed.document.comments.isEmpty && !feature.description.isEmpty && !feature.tags.isEmpty)
    let rules: [Rule] = feature.children.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
    let scenarios = feature.children.compactMap(\.scenario) + rules.flatMap(\.children).compactMap(\.scenario)
    #expect(
      !rules.isEmpty && scenarios.contains { !$0.examples.isEmpty } && scenarios.contains { !$0.tags.isEmpty }
    )
    let steps = scenarios.flatMap(\.steps)
    #expect(steps.contains { $0.docString != nil } && steps.contains { $0.dataTable != nil })
    #expect(parsed.pickles.count > scenarios.count)
  }

  @Test func `the texts of all languages are together as long as wanted`() {
    let texts = FeatureGenerator.texts(seed: 1, bytes: 60_000)
    #expect(texts.map(\.language) == FeatureGenerator.languages)
    #expect(texts.reduce(0) { $0 + $1.text.utf8.count } >= 60_000)
  }
}

extension FeatureChild {
  fileprivate var scenario: Scenario? { if case .scenario(let scenario) = self { scenario } else { nil } }
}

extension RuleChild {
  fileprivate var scenario: Scenario? { if case .scenario(let scenario) = self { scenario } else { nil } }
}
