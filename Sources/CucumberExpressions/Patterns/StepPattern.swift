import Foundation

/// A regular expression, ready to match: on bytes where it can be, else by the system's engine.
enum StepPattern: Sendable {
  case bytes(PatternProgram)
  case system(NSRegularExpression)

  /// Compiles a regular expression.
  init(_ source: String) throws(ExpressionError) {
    do {
      self = .bytes(try PatternProgram(source))
    } catch .invalid(let problem) {
      throw .invalidPattern(source, problem)
    } catch {
      self = .system(try Self.systemPattern(source))
    }
  }

  /// Compiles a regular expression for the system's engine only.
  static func systemPattern(_ source: String) throws(ExpressionError) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: withNarrowClasses(source))
    } catch {
      throw .invalidPattern(source, .notUnderstood)
    }
  }

  /// The pattern with `\d` and `\w` spelt out as ASCII, which is what they mean in the byte matcher.
  private static func withNarrowClasses(_ source: String) -> String {
    var result = ""
    var isInSet = false
    var isEscaped = false
    for scalar in source.unicodeScalars {
      if isEscaped {
        result += narrowClass(scalar, isInSet: isInSet)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        if scalar == "[" { isInSet = true }
        if scalar == "]" { isInSet = false }
        result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\" : result
  }

  private static func narrowClass(_ scalar: Unicode.Scalar, isInSet: Bool) -> String {
    switch (scalar, isInSet) {
    case ("d", false): "[0-9]"
    case ("d", true): "0-9"
    case ("D", false): "[^0-9]"
    case ("w", false): "[0-9A-Z_a-z]"
    case ("w", true): "0-9A-Z_a-z"
    case ("W", false): "[^0-9A-Z_a-z]"
    default: "\\\(scalar)"
    }
  }

  /// The first match at or behind a byte offset: its range and its groups' bounds, as byte offsets.
  ///
  /// - Throws: Where the system's engine finds no end.
  func search(
    _ text: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, _ machine: inout PatternMachine
  ) throws(ExpressionError) -> (range: Range<Int>, slots: [Int])? {
    switch self {
    case .bytes(let program):
      guard let range = machine.search(program, in: bytes, from: start) else { return nil }
      return (range, program.code.slotCount == 0 ? [] : machine.takeSlots())
    case .system(let expression):
      return try Self.search(expression, in: text, from: start)
    }
  }

  private static func search(
    _ expression: NSRegularExpression, in text: String, from start: Int
  ) throws(ExpressionError) -> (range: Range<Int>, slots: [Int])? {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let searched = NSRange(first..<text.endIndex, in: text)
    guard let match = try firstMatch(of: expression, in: text, range: searched) else { return nil }
    func offsets(_ group: Int) -> Range<Int>? {
      guard let range = Range(match.range(at: group), in: text) else { return nil }
      let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return lower..<(lower + text[range].utf8.count)
    }
    guard let whole = offsets(0) else { return nil }
    let slots = (1..<match.numberOfRanges).flatMap { group -> [Int] in
      guard let range = offsets(group) else { return [-1, -1] }
      return [range.lowerBound, range.upperBound]
    }
    return (whole, slots)
  }

  /// How often the system's engine may report that it is busy; ICU does so every 10,000 steps.
  private static let mostReports = 1_000

  /// The first match; the engine tries one way after the other, so a count of its steps ends what would take years.
  private static func firstMatch(
    of expression: NSRegularExpression, in text: String, range: NSRange
  ) throws(ExpressionError) -> NSTextCheckingResult? {
    var match: NSTextCheckingResult?
    var reports = 0
    expression.enumerateMatches(in: text, options: .reportProgress, range: range) { found, _, stop in
      match = found
      reports += 1
      if found != nil || reports == mostReports { stop.pointee = true }
    }
    guard match != nil || reports < mostReports else { throw .endlessPattern(expression.pattern) }
    return match
  }
}
