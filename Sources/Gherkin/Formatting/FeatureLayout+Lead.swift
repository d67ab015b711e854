/// Comments, tags and blank lines in front of other lines.
extension FeatureLayout {
  /// Writes what stands in front of a line that is no heading.
  mutating func writeLead(_ lead: Range<Int>, indent: Int) {
    for line in lines[lead] {
      if line.kind == .comment {
        output.plain(line, indent: indent)
      } else {
        output.blankLine()
      }
    }
  }

  /// Writes what stands in front of a heading; nothing comes between the tags and what they tag.
  mutating func writeLead(_ lead: Range<Int>, of kind: TokenKind, indent: Int) {
    let rest = writeRemarks(lead)
    if kind != .featureLine { output.blankLine() }
    var isTagged = false
    for line in lines[rest] {
      switch line.kind {
      case .comment: output.plain(line, indent: indent)
      case .tagLine:
        output.tags(line, indent: indent)
        isTagged = true
      default: if !isTagged { output.blankLine() }
      }
    }
  }

  /// Writes what stands at the end of the text.
  mutating func writeEnd(_ lead: Range<Int>) {
    let rest = writeRemarks(lead)
    guard let last = rest.last(where: { lines[$0].kind == .comment }) else { return }
    writeLead(rest.lowerBound..<last + 1, indent: blockIndent)
  }

  /// Writes the comments right below a line that a blank line parts from what follows: they belong to that line.
  private mutating func writeRemarks(_ lead: Range<Int>) -> Range<Int> {
    let count = lines[lead].prefix { $0.kind == .comment }.count
    let end = lead.lowerBound + count
    guard output.hasLine, end == lines.count || end < lead.upperBound && lines[end].kind == .empty else {
      return lead
    }
    for line in lines[lead.lowerBound..<end] { output.plain(line, indent: lastIndent) }
    return end..<lead.upperBound
  }
}
