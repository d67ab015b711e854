import Foundation
import ScenarioRunner

/// The values of options, read from what was written.
enum OptionValues {
  static func app(_ name: String?, _ suites: [AppSuite]) throws(UsageError) -> String? {
    guard let name else { return nil }
    let known = suites.map(\.name)
    guard known.contains(name) else {
      throw .unknownApp(name, known: known, nearest: NearestSpelling.nearest(to: name, in: known))
    }
    return name
  }

  static func tags(_ source: String?) throws(UsageError) -> TagExpression? {
    guard let source else { return nil }
    do { return try TagExpression(parsing: source) } catch {
      throw .tagExpression("\(error)", note: error.note)
    }
  }

  static func namePatterns(_ sources: [String]) throws(UsageError) -> [NamePattern] {
    var patterns: [NamePattern] = []
    for source in sources {
      do { patterns.append(try NamePattern(parsing: source)) } catch { throw .namePattern("\(error)") }
    }
    return patterns
  }

  static func order(_ text: String) throws(UsageError) -> ScenarioOrder {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("defined", 1): return .defined
    case ("reverse", 1): return .reverse
    case ("random", 1): return .random(seed: UInt64.random(in: 0...UInt64(UInt32.max)))
    case ("random", 2):
      if let seed = UInt64(parts[1]) { return .random(seed: seed) }
      throw .notANumber("--order", text, expected: "random:SEED with a whole number from 0")
    default:
      let choices = ["defined", "reverse", "random", "random:SEED"]
      let nearest = NearestSpelling.nearest(to: text, in: Array(choices.prefix(3)))
      throw .notAChoice("--order", text, choices: choices, nearest: nearest)
    }
  }

  static func stepLimit(_ text: String) throws(UsageError) -> Duration {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw .notANumber("--timeout", text, expected: "a number of seconds above 0, at most 86400")
    }
    return .milliseconds(Int64((seconds * 1000).rounded(.up)))
  }

  static func jobs(_ text: String) throws(UsageError) -> Int {
    if text == "auto" { return ProcessInfo.processInfo.activeProcessorCount }
    guard let count = Int(text), (1...256).contains(count) else {
      throw .notANumber("--jobs", text, expected: "a whole number from 1 to 256, or 'auto'")
    }
    return count
  }

  static func shards(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...Shard.most).contains(count) else {
      throw .notANumber("--shards", text, expected: "a whole number from 1 to \(Shard.most)")
    }
    return count
  }

  static func retries(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (0...100).contains(count) else {
      throw .notANumber("--retry", text, expected: "a whole number from 0 to 100")
    }
    return count
  }
}
