/// Lays out the lines of a `.feature` text.
struct FeatureLayout {
  /// The blanks of one level.
  static let step = 2

  let lines: [LayoutLine]
  let dialect: Dialect
  var output: LayoutOutput
  private var index = 0
  private var isInRule = false
  /// The indent of the last heading but examples'.
  var blockIndent = 0
  /// The indent of what stands under the last heading or step.
  private var innerIndent = 0
  /// The indent of the last line, or of what would stand under it where it is a heading.
  var lastIndent = 0

  init(_ lines: [LayoutLine], _ dialect: Dialect, _ output: LayoutOutput) {
    self.lines = Self.withLanguageFirst(lines)
    self.dialect = dialect
    self.output = output
  }

  /// Writes all lines.
  mutating func write() {
    while index < lines.count {
      let start = index
      while index < lines.count, Self.leads(lines[index].kind) { index += 1 }
      if index < lines.count {
        writeLine(behind: start..<index)
      } else {
        writeEnd(start..<index)
      }
    }
  }

  /// Whether lines of a kind belong to a line that follows.
  private static func leads(_ kind: TokenKind) -> Bool {
    kind == .comment || kind == .empty || kind == .tagLine
  }

  private static func withLanguageFirst(_ lines: [LayoutLine]) -> [LayoutLine] {
    let lead = lines.prefix { $0.kind == .comment || $0.kind == .empty }
    guard lead.count < lines.count, lines[lead.count].kind == .language else { return lines }
    return [lines[lead.count]] + lead.drop { $0.kind == .empty } + lines[(lead.count + 1)...]
  }

  private mutating func writeLine(behind lead: Range<Int>) {
    let line = lines[index]
    switch line.kind {
    case .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine: writeHeading(line, lead)
    case .stepLine: writeStep(line, lead)
    case .tableRow:
      writeLead(lead, indent: innerIndent)
      index = output.table(lines, from: index, indent: innerIndent)
      lastIndent = innerIndent
    case .docStringSeparator:
      writeLead(lead, indent: innerIndent)
      index = output.docString(lines, from: index, indent: innerIndent)
      lastIndent = innerIndent
    case .other: writeDescription(lead)
    case .language:
      output.language(line)
      index += 1
    case .endOfFile, .empty, .comment, .tagLine, .tableSeparator: index += 1
    }
  }

  private mutating func writeHeading(_ line: LayoutLine, _ lead: Range<Int>) {
    let indent = headingIndent(line.kind)
    writeLead(lead, of: line.kind, indent: indent)
    output.blanks(indent)
    output.keyword(line, at: line.line.first, dialect)
    output.endLine()
    if line.kind == .ruleLine { isInRule = true }
    if line.kind != .examplesLine { blockIndent = indent }
    innerIndent = indent + Self.step
    lastIndent = innerIndent
    index += 1
  }

  private func headingIndent(_ kind: TokenKind) -> Int {
    switch kind {
    case .featureLine: 0
    case .ruleLine: Self.step
    case .examplesLine: blockIndent + Self.step
    default: isInRule ? 2 * Self.step : Self.step
    }
  }

  private mutating func writeStep(_ line: LayoutLine, _ lead: Range<Int>) {
    lastIndent = blockIndent + Self.step
    innerIndent = lastIndent + Self.step
    writeLead(lead, indent: lastIndent)
    output.blanks(lastIndent)
    output.keyword(line, at: line.line.first, dialect)
    output.endLine()
    index += 1
  }

  /// Writes a description; it moves as a whole.
  private mutating func writeDescription(_ lead: Range<Int>) {
    writeLead(lead, indent: innerIndent)
    let end = LayoutOutput.end(of: .other, in: lines, from: index)
    let indents = lines[index..<end].lazy.filter { $0.kind == .other }.map(\.line.indent)
    let common = indents.min() ?? 0
    for line in lines[index..<end] {
      switch line.kind {
      case .other:
        output.blanks(innerIndent)
        let start = output.text.dropIndent(common, of: line.line)
        output.copy(start, output.text.trimEnd(start, line.line.end))
        output.endLine()
      case .comment: output.plain(line, indent: innerIndent)
      default: output.blankLine()
      }
    }
    lastIndent = innerIndent
    index = end
  }
}
