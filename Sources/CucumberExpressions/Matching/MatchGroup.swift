/// What a capture group matched.
public struct MatchGroup: Equatable, Sendable {
  /// The text, nil where the group took no part in the match.
  public var value: String?
  /// Offset of the text in the step's text in Unicode code points, nil where the group took no part.
  public var start: Int?
  /// The groups within the group.
  public var children: [MatchGroup]

  /// Creates a group.
  public init(value: String?, start: Int?, children: [MatchGroup] = []) {
    self.value = value
    self.start = start
    self.children = children
  }
}

/// The groups of one match, as offsets into the text; texts are made from it when asked for.
struct Captures: Sendable {
  var text: String
  /// Where each group begins and ends, as byte offsets; -1 for a group left out.
  var slots: [Int]
  var tree: CaptureTree

  /// Whether a group took part in the match.
  func tookPart(_ group: Int) -> Bool {
    slots[2 * group] >= 0 && slots[2 * group + 1] >= slots[2 * group]
  }

  /// The text of a group, nil where it took no part.
  func value(of group: Int) -> String? {
    range(of: group).map { String(text[$0]) }
  }

  /// A group with the groups within it.
  func group(_ index: Int) -> MatchGroup {
    let range = range(of: index)
    return MatchGroup(
      value: range.map { String(text[$0]) },
      start: range.map { text.unicodeScalars.distance(from: text.startIndex, to: $0.lowerBound) },
      children: tree.groups[index].children.map(group))
  }

  private func range(of group: Int) -> Range<String.Index>? {
    guard tookPart(group) else { return nil }
    let start = slots[2 * group]
    let lower = text.utf8.index(text.startIndex, offsetBy: start)
    return lower..<text.utf8.index(lower, offsetBy: slots[2 * group + 1] - start)
  }
}
