import ScenarioRunner

/// The page that GitHub shows of a job: the counts, and what did not pass.
///
/// A job's step may add 1 MiB; what would go beyond is left out, and the page says so.
struct JobSummary {
  /// How many bytes a step of a job may add in all.
  static let limit = 1 << 20

  var title: String
  var counts: String
  /// The title of what is wrong, where it stands, and all that there is to say.
  var problems: [(title: String, place: String, text: String)]

  /// The page as Markdown, in no more bytes than there is room for; nil where that is too little for any page.
  func markdown(room: Int) -> String? {
    var text = "## \(Self.escaped(title))\n\n\(Self.escaped(counts))\n"
    // For the line that says what is left out.
    let reserve = 100
    guard text.utf8.count + (problems.isEmpty ? 0 : reserve) <= room else { return nil }
    for (index, problem) in problems.enumerated() {
      let part = Self.part(problem)
      guard text.utf8.count + part.utf8.count + (index + 1 < problems.count ? reserve : 0) <= room else {
        let left = problems.count - index
        text += "\n… and \(left) more, which this page has no room for; the log of the job has them all.\n"
        break
      }
      text += part
    }
    return text
  }

  private static func part(_ problem: (title: String, place: String, text: String)) -> String {
    let place = problem.place.isEmpty ? "" : " — <code>\(escaped(problem.place))</code>"
    return """

      <details><summary>\(escaped(problem.title))\(place)</summary>

      <pre>\(escaped(problem.text))</pre>

      </details>

      """
  }

  /// Text in which Markdown and HTML find nothing to obey; an empty line would end the block of HTML.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isLineEmpty = true
    for scalar in HarmlessText.text(text).unicodeScalars {
      if scalar == "\n" {
        result += isLineEmpty ? "&#8203;\n" : "\n"
        isLineEmpty = true
        continue
      }
      isLineEmpty = false
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "`", "*", "_", "[", "]", "#", "|", "\\", "~", "@": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
