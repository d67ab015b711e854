import ScenarioRunner

/// Text from elsewhere on a page.
enum HTMLText {
  /// Returns the text as one line of HTML that shows it and does nothing else.
  static func line(_ text: String) -> String { escaped(HarmlessText.line(text)) }

  /// Returns the text with its lines, for the page's data; what a reader could not see becomes visible.
  static func shown(_ text: String) -> String { HarmlessText.text(text) }

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
