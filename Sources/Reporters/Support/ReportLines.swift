import Gherkin
import ScenarioRunner

/// Lines of a report in the making: indented, harmless, in style, broken to the width for a person.
struct ReportLines {
  private(set) var lines: [String] = []
  let layout: TextLayout
  /// The width to break at; nil where lines stay whole, as in files.
  let width: Int?

  init(layout: TextLayout, breaksLines: Bool) {
    self.layout = layout
    width = breaksLines ? layout.width : nil
  }

  init(_ output: ReportOutput) {
    self.init(layout: output.layout, breaksLines: output.isTerminal)
  }

  /// The lines, each with a line feed.
  var text: String {
    // Without the collections' own joining, whose types would be put together at each start of a program.
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }

  /// Adds text behind a label; further lines stand under the text.
  mutating func add(
    _ text: String, indent: Int, label: String = "", style: TextStyle? = nil, labelStyle: TextStyle? = nil
  ) {
    let blanks = String(repeating: " ", count: indent)
    let under = String(repeating: " ", count: indent + DisplayWidth.of(label))
    var isFirst = true
    for line in HarmlessText.lines(text) {
      let room = width.map { $0 - under.count }
      for piece in room.map({ TextWrapping.lines(line, width: $0) }) ?? [line] {
        let front = isFirst ? blanks + layout.paint(label, labelStyle) : piece.isEmpty ? "" : under
        lines.append(front + layout.paint(piece, style))
        isFirst = false
      }
    }
  }

  /// Adds text that is drawn or must stay in one piece: a place, a picture, code.
  mutating func addWhole(_ text: String, indent: Int, style: TextStyle? = nil, isCut: Bool = false) {
    for line in HarmlessText.lines(text) {
      let shown = width.map { isCut ? DisplayWidth.cut(line, to: max($0 - indent, 1)) : line } ?? line
      let blanks = shown.isEmpty ? "" : String(repeating: " ", count: indent)
      lines.append(blanks + layout.paint(shown, style))
    }
  }

  /// Adds a line that is harmless and in style already.
  mutating func addPainted(_ text: String, indent: Int) {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  /// Adds an empty line.
  mutating func addBlank() { lines.append("") }
}
