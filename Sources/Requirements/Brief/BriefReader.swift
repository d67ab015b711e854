import Gherkin
import ScenarioRunner

/// Takes in the lines of a brief one by one and gathers its requirement lines.
struct BriefReader {
  let path: String
  private(set) var title: String?
  private(set) var lines: [RequirementLine] = []
  private(set) var problems: [BriefError.Problem] = []

  private var headings: [(level: Int, text: String)] = []
  private var fence: (mark: Character, length: Int, line: Int)?
  private var comment: (line: Int, column: Int)?
  private var isInList = false
  private var item: (text: String, location: Location)?
  private var paragraph: String?
  private var places: [String: Location] = [:]

  init(path: String) { self.path = path }

  mutating func read(_ line: MarkdownLine) {
    if let open = fence {
      if case .fence(open.mark, let length, true) = line.kind, length >= open.length { fence = nil }
      return
    }
    guard !skipsComment(line) else { return }
    switch line.kind {
    case .blank: endItem()
    case .fence(let mark, let length, _):
      endItem()
      fence = (mark, length, line.number)
    case .heading(let level, let text): begin(heading: text, level: level)
    case .underline(let level):
      let text = paragraph
      endItem()
      if let text { begin(heading: text, level: level) }
    case .item(let text, let offset): begin(item: text, line: line, offset: offset)
    case .text(let text): go(on: text, line: line)
    }
  }

  mutating func finish() {
    endItem()
    if let comment { add(unclosed: "comment", line: comment.line, column: comment.column) }
    if let fence { add(unclosed: "code block", line: fence.line, column: 1) }
    if lines.isEmpty && problems.isEmpty { problems.append(.noLine(path: path)) }
  }

  private mutating func add(unclosed block: String, line: Int, column: Int) {
    let place = FilePlace(uri: path, location: Location(line: line, column: column))
    problems.append(.unclosed(block, place: place))
  }

  /// A comment that starts a line hides its lines, the one on which it ends too.
  private mutating func skipsComment(_ line: MarkdownLine) -> Bool {
    if comment == nil {
      let text = Substring(line.text).trimmingBlanks
      guard text.hasPrefix("<!--") else { return false }
      comment = (line.number, line.text.count - line.text.drop { $0.isWhitespace }.count + 1)
    }
    if line.text.contains("-->") { comment = nil }
    return true
  }

  private mutating func begin(heading markdown: String, level: Int) {
    endItem()
    isInList = false
    let text = MarkdownText.plain(markdown)
    if title == nil && level == 1 {
      title = text
      headings = []
      return
    }
    headings.removeAll { $0.level >= level }
    headings.append((level, text))
  }

  private mutating func begin(item text: String, line: MarkdownLine, offset: Int) {
    endItem()
    // Four blanks outside a list make code.
    guard isInList || line.indent < 4 else { return }
    isInList = true
    item = (text, Location(line: line.number, column: offset + 1))
  }

  private mutating func go(on text: String, line: MarkdownLine) {
    if let open = item {
      item = (open.text + " " + text, open.location)
      return
    }
    if line.indent == 0 { isInList = false }
    paragraph = paragraph.map { "\($0) \(text)" } ?? text
  }

  private mutating func endItem() {
    paragraph = nil
    guard let (text, location) = item else { return }
    item = nil
    for entry in BriefEntry.entries(of: text) { add(entry, item: location) }
  }

  private mutating func add(_ entry: BriefEntry, item: Location) {
    let location = Location(line: item.line, column: item.column + entry.offset)
    let place = FilePlace(uri: path, location: location)
    if let first = places[entry.id] {
      problems.append(.duplicateID(entry.id, place: place, first: FilePlace(uri: path, location: first)))
      return
    }
    places[entry.id] = location
    if entry.text.isEmpty { problems.append(.lineWithoutText(entry.id, place: place)) }
    if entry.waiver == "" { problems.append(.waiverWithoutReason(entry.id, place: place)) }
    lines.append(
      RequirementLine(
        id: entry.id, text: entry.text, sections: headings.map(\.text), location: location,
        waiver: entry.waiver))
  }
}
