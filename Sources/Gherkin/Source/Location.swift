/// A place in a text.
public struct Location: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1; 0 where the place is the whole line or the text's end.
  public var column: Int

  /// Creates a location.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the left place comes before the right one.
  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
