import Foundation
import Testing

@testable import CucumberExpressions

/// The byte matcher against the system's regular expressions, on random expressions and texts.
struct ByteMatcherEqualsSystemTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `expressions match and capture as the system's engine does`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var matches = 0
    for _ in 0..<150 {
      let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in generator.pick(Self.parts) }
      guard
        let expression = try? CucumberExpression(
          parts.map(\.expression).joined(), registry: try Self.registry())
      else { continue }
      let texts = (0..<12).map { _ in Self.text(for: parts, &generator) }
      matches += try compare(expression.regularExpression, on: texts)
    }
    #expect(matches > 100, "too few matches to mean anything")
  }

  @Test(arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func `patterns search and capture as the system's engine does`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var matches = 0
    for _ in 0..<400 {
      let pattern = Self.pattern(&generator, depth: 3)
      let texts = (0..<8).map { _ in
        (0..<Int.random(in: 0...9, using: &generator))
          .map { _ in generator.pick(["a", "b", "c", "→", " ", "1"]) }.joined()
      }
      matches += try compare(pattern, on: texts)
    }
    #expect(matches > 100, "too few matches to mean anything")
  }

  /// The number of texts on which both engines found a match; records every difference.
  private func compare(_ pattern: String, on texts: [String]) throws -> Int {
    let bytes = StepPattern.bytes(try PatternProgram(pattern))
    // The system's $ also stands before a line's end; \z is the end alone.
    let source = pattern.hasSuffix("$") ? String(pattern.dropLast()) + "\\z" : pattern
    let system = StepPattern.system(try StepPattern.systemPattern(source))
    var matches = 0
    for text in texts {
      let theirs = try Self.search(system, text)
      #expect(try Self.search(bytes, text) == theirs, "'\(pattern)' on '\(text)'")
      matches += theirs == nil ? 0 : 1
    }
    return matches
  }

  private struct Found: Equatable {
    var range: Range<Int>
    var slots: [Int]
  }

  private static func search(_ pattern: StepPattern, _ text: String) throws -> Found? {
    var text = text
    return try text.withUTF8 { bytes in
      var machine = PatternMachine()
      let copy = String(decoding: bytes, as: UTF8.self)
      return try pattern.search(copy, bytes, &machine).map { Found(range: $0.range, slots: $0.slots) }
    }
  }
}

extension ByteMatcherEqualsSystemTests {
  /// A piece of an expression, with texts that fit it and texts that nearly do.
  private struct Part {
    var expression: String
    var texts: [String]
  }

  private static let parts = [
    Part(expression: "I have ", texts: ["I have ", "I have", "i have "]),
    Part(expression: " ", texts: [" ", "  ", ""]),
    Part(expression: "cucumber(s) ", texts: ["cucumber ", "cucumbers ", "cucumberss "]),
    Part(expression: " red/green/blueish\\ grey ", texts: [" red ", " blueish grey ", " green", " re "]),
    Part(expression: "{int}", texts: ["1", "-12", "0", "-", "1.5", "", "--3"]),
    Part(expression: "{float}", texts: ["1.5", ".5", "-3", "+1E-7", "5.", "1.2.3", "1e5", ".", "E3", "1E3"]),
    Part(expression: "{word}", texts: ["blind", "é\u{301}ß", "😀", "", "a b", "\u{A0}"]),
    Part(
      expression: "{string}",
      texts: [#""""#, "''", #""a 'b' c""#, #"'it\'s'"#, #""\"x\"""#, #""open"#, #""a" "b""#, #"'\\'"#]),
    Part(expression: "{}", texts: ["", "anything at all", "12", "\"x\""]),
    Part(expression: "{coin}", texts: ["BTC", "ETH", "USDT", "BT", "ETHER"]),
    Part(expression: "{code}", texts: ["AB-12", "A-1", "AB12", "Z-"]),
    Part(expression: "\\(x\\)", texts: ["(x)", "x"]),
    Part(expression: "über", texts: ["über", "uber", "u\u{308}ber"]),
  ]

  private static func registry() throws -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType("coin", pattern: "BTC|ETH|USDT") { $0 })
    try registry.define(ParameterType("code", pattern: "([A-Z]+)-(\\d*)") { $0 })
    return registry
  }

  private static func text(for parts: [Part], _ generator: inout SeededGenerator) -> String {
    parts.map { part in
      Bool.random(using: &generator) ? part.texts[0] : generator.pick(part.texts)
    }.joined()
  }

  /// A random pattern over a, b, c, an arrow, a space and 1, whose loops always consume something.
  private static func pattern(_ generator: inout SeededGenerator, depth: Int) -> String {
    let atoms = [
      "a", "b", "c", "é", "[ab]", "[^a]", ".", "\\d", "\\w", "\\s", "a|b", "\\b", "(?=a)", "(?!b)",
    ]
    let quantifiers = ["", "", "", "*", "+", "?", "*?", "+?", "??", "{1,2}", "{2}", "{0,2}?"]
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let choice = Int.random(in: 0..<5, using: &generator)
      if depth == 0 || choice < 3 {
        let atom = generator.pick(atoms)
        let isLoopable = !atom.contains("(") && atom != "\\b" && atom != "a|b"
        return atom == "a|b" ? "(?:a|b)" : isLoopable ? atom + generator.pick(quantifiers) : atom
      }
      let inner = pattern(&generator, depth: depth - 1)
      let other = pattern(&generator, depth: depth - 1)
      let body = "[abc]" + (choice == 3 ? inner : "(?:\(inner)|\(other))")
      return (Bool.random(using: &generator) ? "(" : "(?:") + body + ")" + generator.pick(quantifiers)
    }.joined()
  }
}
