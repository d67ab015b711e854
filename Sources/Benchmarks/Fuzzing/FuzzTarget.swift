import CucumberExpressions
import Gherkin
import ScenarioRunner

/// What spoilt texts are given to; it may refuse them but must come to an end.
enum FuzzTarget: CaseIterable, Sendable {
  case feature, markdown, shorthand, formatter, lint, expression, tagExpression

  /// Reads a text; what comes out does not matter.
  func read(_ text: [UInt8]) {
    switch self {
    case .feature: Self.parse(text, .feature)
    case .markdown: Self.parse(text, .markdown)
    case .shorthand: Self.parse(text, .shorthand)
    case .formatter: Self.format(text)
    case .lint: Self.lint(text)
    case .expression: Self.match(text)
    case .tagExpression: Self.evaluate(text)
    }
  }

  private static func parse(_ text: [UInt8], _ format: SourceFormat) {
    let source = GherkinSource(uri: "fuzz", bytes: text, format: format)
    guard let parsed = try? GherkinParser().parse(source) else { return }
    // Outlines are filled only as they are read; what a hundred rows give is enough to see.
    for pickle in parsed.pickles.prefix(100) { _ = (pickle.name, pickle.tags.count, pickle.steps.count) }
  }

  private static func format(_ text: [UInt8]) {
    for format in [SourceFormat.feature, .markdown, .shorthand] {
      _ = try? GherkinFormatter().format(GherkinSource(uri: "fuzz", bytes: text, format: format))
    }
  }

  private static func lint(_ text: [UInt8]) {
    for format in [SourceFormat.feature, .shorthand] {
      let source = GherkinSource(uri: "fuzz", bytes: text, format: format)
      _ = try? GherkinParser().parse(source).diagnostics(in: source)
    }
  }

  /// Takes the first half as an expression and matches it with the second.
  private static func match(_ text: [UInt8]) {
    let text = String(decoding: text.prefix(2000), as: UTF8.self)
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let registry = ParameterTypeRegistry()
    guard let expression = try? StepExpression(String(text[..<middle]), registry: registry) else { return }
    _ = try? expression.match(String(text[middle...]))
    _ = try? expression.match(String(text[..<middle]))
    _ = StepMatcher([(expression, 0)]).matches(text)
  }

  private static func evaluate(_ text: [UInt8]) {
    let text = String(decoding: text.prefix(2000), as: UTF8.self)
    guard let expression = try? TagExpression(parsing: text) else { return }
    _ = expression.evaluate(["@a", "@b"])
    _ = try? TagExpression(parsing: expression.description)
  }
}
