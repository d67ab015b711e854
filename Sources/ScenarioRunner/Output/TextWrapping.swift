import Gherkin

/// Text broken into lines of a width.
public enum TextWrapping {
  /// No line is made narrower than this, however narrow the terminal.
  public static let leastWidth = 16

  /// Returns the text in lines that fit, broken at blanks; a word wider than a line is broken inside.
  public static func lines(_ text: String, width: Int) -> [String] {
    let width = max(width, leastWidth)
    guard DisplayWidth.of(text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if DisplayWidth.of(joined) <= width {
        line = joined
      } else {
        if !line.isEmpty { lines.append(line) }
        var pieces = pieces(of: String(word), width: width)
        line = pieces.popLast() ?? ""
        lines += pieces
      }
    }
    return lines + [line]
  }

  private static func pieces(of word: String, width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let room = DisplayWidth.of(character)
      if used + room > width {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += room
    }
    return pieces + [piece]
  }
}
