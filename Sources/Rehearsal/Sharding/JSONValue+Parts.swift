import ScenarioRunner

extension JSONValue {
  /// The text that the value is; nil where it is none.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number that the value is; nil where it is none.
  var number: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The values of a list; none where it is none.
  var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// The members of an object; none where it is none.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The time that the value is, in seconds; nil where it is no number, or one of centuries, which nothing takes.
  var seconds: Duration? {
    let duration: Duration? =
      switch self {
      case .seconds(let duration): duration
      case .integer(let number): .seconds(number)
      default: nil
      }
    return duration.flatMap { (.zero ... .seconds(10_000_000_000)).contains($0) ? $0 : nil }
  }
}
