/// The table under a step, handed to the step's code.
public struct DataTable: Sendable, Hashable {
  /// The cells, row by row; all rows are equally long.
  public var rows: [[String]]

  /// Creates a table.
  public init(rows: [[String]]) { self.rows = rows }

  /// The rows under the first one, each cell by its column's heading.
  public var records: [[String: String]] {
    guard let heading = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(zip(heading, row)) { first, _ in first }
    }
  }

  /// Rows and columns exchanged.
  public var transposed: DataTable {
    guard let width = rows.first?.count else { return self }
    return DataTable(rows: (0..<width).map { column in rows.map { column < $0.count ? $0[column] : "" } })
  }
}

/// The text between fences under a step, handed to the step's code.
public struct DocString: Sendable, Hashable {
  /// The text.
  public var content: String
  /// The media type, where the opening fence names one.
  public var mediaType: String?

  /// Creates a doc string.
  public init(content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

/// Rows of a table that decode themselves; an array of a `Decodable` row type is one.
protocol TableRows {
  /// Decodes the rows under the table's heading.
  static func decoding(_ table: DataTable) throws -> Self
}

extension Array: TableRows where Element: Decodable {
  static func decoding(_ table: DataTable) throws -> [Element] {
    let columns = RowColumns(try distinct(table.rows.first ?? []))
    let rows = try table.records.enumerated().map { index, record in
      try Element(from: RowDecoder(record: record, columns: columns, row: index + 2))
    }
    if !rows.isEmpty, let name = columns.unasked.first {
      throw StepError.unknownColumn(name, known: columns.asked)
    }
    return rows
  }

  private static func distinct(_ names: [String]) throws -> [String] {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted { throw StepError.repeatedColumn(name) }
    return names
  }
}
