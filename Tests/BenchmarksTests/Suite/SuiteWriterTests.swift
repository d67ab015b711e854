import Foundation
import Gherkin
import Testing

@testable import Benchmarks

struct SuiteWriterTests {
  private let writer = SuiteWriter(seed: 1, features: 20)

  private func pickles() throws -> [Pickle] {
    try (0..<writer.features).flatMap { number in
      try GherkinParser().parse(
        GherkinSource(uri: "\(number).feature", text: writer.feature(number), format: .feature)
      ).pickles
    }
  }

  @Test func `a suite has as many scenarios and steps as it says`() throws {
    let pickles = try pickles()
    #expect(pickles.count == 200)
    #expect(pickles.reduce(0) { $0 + $1.steps.count } == writer.stepCount)
    #expect(writer.stepCount == 1000)
  }

  @Test func `every definition is used and has words of its own`() throws {
    let texts = try pickles().flatMap { $0.steps.map(\.text) }
    let words = (0..<TrivialSuite.definitions).map(TrivialSuite.words)
    #expect(Set(words).count == 40)
    for words in words { #expect(texts.contains { $0.hasPrefix(words) }, "\(words)") }
  }

  @Test func `the same seed gives the same texts, another seed others`() {
    #expect(writer.feature(3) == SuiteWriter(seed: 1, features: 5).feature(3))
    #expect(writer.feature(3) != SuiteWriter(seed: 2_000_000, features: 5).feature(3))
  }

  @Test func `behave gets a definition for each of ours`() {
    let text = writer.pythonSteps
    #expect(text.split(separator: "@step(").count == 41)
    #expect(
      text.hasPrefix(
        "from behave import step\n\n\n@step('the buyer opens the account')\ndef step_0(context):\n"))
    #expect(text.contains("@step('the buyer sends parcels: {number:d} of \"{text}\"')\n"))
  }
}
