/// A place in a text.
///
/// It takes eight bytes, as every node of every document has one; lines and columns beyond two thousand million
/// are that number.
public struct Location: Hashable, Sendable {
  private var packedLine: Int32
  private var packedColumn: Int32

  /// Creates a location.
  public init(line: Int, column: Int) {
    packedLine = Int32(clamping: line)
    packedColumn = Int32(clamping: column)
  }

  /// The line, from 1.
  public var line: Int {
    get { Int(packedLine) }
    set { packedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode code points, from 1; 0 where the place is the whole line or the text's end.
  public var column: Int {
    get { Int(packedColumn) }
    set { packedColumn = Int32(clamping: newValue) }
  }
}

extension Location: Comparable {
  /// Whether the left place comes before the right one.
  public static func < (left: Location, right: Location) -> Bool {
    (left.packedLine, left.packedColumn) < (right.packedLine, right.packedColumn)
  }
}
