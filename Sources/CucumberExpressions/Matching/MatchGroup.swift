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
