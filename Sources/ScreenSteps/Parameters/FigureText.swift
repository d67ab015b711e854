public import Foundation
import ScenarioRunner

/// Reads the figures of steps and tables, whatever the locale.
public enum FigureText {
  static let decimalPattern = #"-?[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?"#
  static let durationPattern =
    #"[0-9]+(?:\.[0-9]+)? (?:milliseconds?|seconds?|minutes?|hours?|days?)|an? (?:second|minute|hour|day)"#
    + #"|[0-9]+(?:\.[0-9]+)? (?:milissegundos?|segundos?|minutos?|horas?|dias?)"#
    + "|um (?:segundo|minuto|dia)|uma hora"
  static let countPattern = "once|twice|[0-9]+ times?|uma vez|[0-9]+ vez(?:es)?|duas vezes"

  /// Returns a number exactly as written, with thousands grouped by comma or not.
  ///
  /// - Throws: An expectation failure for what is no number.
  public static func decimal(_ text: String) throws -> Decimal {
    let digits = text.replacing(",", with: "")
    let isNumber =
      digits.contains { $0.isASCII && $0.isNumber }
      && digits.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    guard isNumber, let value = Decimal(string: digits) else {
      throw ExpectationFailure(
        "'\(text)' is not a number", notes: ["write digits with a point, as in 1,472.56 or 0.051"])
    }
    return value
  }

  /// Returns a stretch of time, such as `60 seconds`, `1 minute` or `a day`.
  static func duration(_ text: String) throws -> Duration {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { throw ExpectationFailure("'\(text)' is not a stretch of time") }
    let number = parts[0].first?.isLetter == true ? 1 : try decimal(String(parts[0]))
    let factor =
      switch parts[1].prefix(3) {
      case "mil": 1
      case "sec", "seg": 1_000
      case "min": 60_000
      case "hou", "hor": 3_600_000
      default: 86_400_000
      }
    return .milliseconds(NSDecimalNumber(decimal: number * Decimal(factor)).intValue)
  }

  /// Returns how often, from `once`, `twice` or `3 times`.
  static func count(_ text: String) throws -> Int {
    switch text {
    case "once", "uma vez": return 1
    case "twice", "duas vezes": return 2
    default:
      guard let count = text.split(separator: " ").first.flatMap({ Int($0) }) else {
        throw ExpectationFailure("'\(text)' is too often to count")
      }
      return count
    }
  }
}
