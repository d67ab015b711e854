import ScenarioRunner

/// Text from elsewhere on a page.
enum HTMLText {
  /// Returns the text as one line of HTML that shows it and does nothing else.
  static func line(_ text: String) -> String { escaped(HarmlessText.line(text)) }

  /// Returns the text with its lines, for the page's data; what a reader could not see becomes visible.
  static func shown(_ text: String) -> String { HarmlessText.text(text) }

  /// Returns data of another report with each of its texts as one line that shows all.
  static func shown(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(HarmlessText.line(text))
    case .array(let values): .array(values.map(shown))
    case .object(let members): .object(members.map { .init($0.name, shown($0.value)) })
    case .null, .bool, .integer, .seconds: value
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
