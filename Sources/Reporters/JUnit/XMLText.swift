import ScenarioRunner

/// Text as XML 1.0 allows it: harmless text has no character outside Char (section 2.2).
enum XMLText {
  /// Returns the text for between tags.
  static func body(_ text: String) -> String {
    escaped(HarmlessText.text(text))
  }

  /// Returns the text for within quotes; line breaks survive there only as references.
  static func attribute(_ text: String) -> String {
    HarmlessText.lines(text).map(escaped).joined(separator: "&#10;")
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
