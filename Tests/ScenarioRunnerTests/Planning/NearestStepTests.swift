import Testing

@testable import ScenarioRunner

struct NearestStepTests {
  private let definitions = [
    "I tap {element}", "I see {element}", "I do not see {element}", "{element} is enabled",
    "balance {asset} {decimal}",
  ].enumerated().map {
    DefinitionInfo(index: $0.offset, expression: $0.element, code: CodePlace(file: "A/B.swift", line: 1))
  }

  @Test(arguments: [
    ("I see the moon", "I see {element}"),
    ("I tap on Next", "I tap {element}"),
    ("Next is enabeld", "{element} is enabled"),
    ("i Tap Next", "I tap {element}"),
    ("I don't see Next", "I see {element}"),
    ("balance of ETH 0.051", "balance {asset} {decimal}"),
  ])
  func `the step that shares the most words is nearest`(text: String, expression: String) {
    #expect(NearestStep.nearest(to: text, in: definitions)?.expression == expression)
  }

  @Test func `nothing is near to words that no step has`() {
    #expect(NearestStep.nearest(to: "the quick brown fox jumps over the lazy dog", in: definitions) == nil)
    #expect(NearestStep.nearest(to: "", in: definitions) == nil)
  }
}
