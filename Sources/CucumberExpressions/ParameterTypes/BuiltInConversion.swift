/// How the built-in parameter types make their values.
enum BuiltInConversion: Sendable {
  case int, int8, int16, int64, double, exactNumber, word, string

  func value(
    of group: Int, in captures: Captures, parameterType: String
  ) throws -> any Sendable {
    switch self {
    case .string: return Self.string(group, captures)
    case .word: return captures.value(of: group) ?? ""
    case .exactNumber: return ExactNumber(captures.value(of: group) ?? "")
    case .int: return try integer(captures.value(of: group), parameterType) as Int
    case .int8: return try integer(captures.value(of: group), parameterType) as Int8
    case .int16: return try integer(captures.value(of: group), parameterType) as Int16
    case .int64: return try integer(captures.value(of: group), parameterType) as Int64
    case .double: return try double(captures.value(of: group) ?? "", parameterType)
    }
  }

  private func integer<Value: FixedWidthInteger>(
    _ text: String?, _ parameterType: String
  ) throws(ExpressionError) -> Value {
    let text = text ?? ""
    guard let value = Value(text) else {
      throw .valueOutOfRange(
        text: text, parameterType: parameterType,
        allowed: "whole numbers from \(Value.min) to \(Value.max); {biginteger} holds any")
    }
    return value
  }

  private func double(_ text: String, _ parameterType: String) throws(ExpressionError) -> Double {
    guard let value = Double(text), value.isFinite else {
      throw .valueOutOfRange(
        text: text, parameterType: parameterType,
        allowed: "numbers up to about 1.8E308; {bigdecimal} holds any")
    }
    return value
  }

  /// The text between the quotes, without the backslashes before quotes in it.
  private static func string(_ group: Int, _ captures: Captures) -> String {
    for child in captures.tree.groups[group].children {
      guard let text = captures.value(of: child) else { continue }
      return text.utf8.contains(UInt8(ascii: "\\")) ? unescaped(text) : text
    }
    return ""
  }

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "'", result.last == "\\" { result.removeLast() }
      result.append(scalar)
    }
    return String(result)
  }
}

extension ParameterType {
  private static let integers = ["-?\\d+", "\\d+"]
  private static let floats = ["(?=.*\\d.*)[-+]?\\d*(?:\\.(?=\\d.*))?\\d*(?:\\d+[E][+-]?\\d+)?"]
  private static let strings = [#""([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'"#]

  /// The types that need no definition.
  static let builtIns = [
    ParameterType(
      builtIn: "int", patterns: integers, useForSnippets: true, isPreferred: true, Int.self, .int),
    ParameterType(builtIn: "float", patterns: floats, useForSnippets: true, Double.self, .double),
    ParameterType(builtIn: "word", patterns: ["[^\\s]+"], String.self, .word),
    ParameterType(builtIn: "string", patterns: strings, useForSnippets: true, String.self, .string),
    ParameterType(builtIn: "", patterns: [".*"], isPreferred: true, String.self, .word),
    ParameterType(builtIn: "double", patterns: floats, Double.self, .double),
    ParameterType(builtIn: "bigdecimal", patterns: floats, ExactNumber.self, .exactNumber),
    ParameterType(builtIn: "byte", patterns: integers, Int8.self, .int8),
    ParameterType(builtIn: "short", patterns: integers, Int16.self, .int16),
    ParameterType(builtIn: "long", patterns: integers, Int64.self, .int64),
    ParameterType(builtIn: "biginteger", patterns: integers, ExactNumber.self, .exactNumber),
  ]
}
