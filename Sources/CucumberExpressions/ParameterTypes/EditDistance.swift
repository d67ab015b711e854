/// The number of insertions, deletions and replacements that turn one text into another.
public enum EditDistance {
  /// The distance of two texts, in characters.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the texts.
  public static func between(_ first: String, _ second: String) -> Int {
    let columns = Array(second)
    var row = Array(0...columns.count)
    for (number, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (column, other) in columns.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[columns.count]
  }
}
