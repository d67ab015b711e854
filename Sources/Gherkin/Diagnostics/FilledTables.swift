/// The tables of an outline's examples that give values, and which of them have a column.
struct FilledTables {
  struct Table {
    var line: Int
    var columns: [String]
    /// The bytes of the columns' names.
    var bytes: Int
    /// The first columns' names, in single quotes.
    var list: String
  }

  let list: [Table]
  /// The tables that have a column, in order, by its bytes, as outlines are filled by them.
  private var byColumn: [[UInt8]: [Int]] = [:]

  init(of scenario: Scenario) {
    list = scenario.examples.compactMap { examples in
      examples.filledColumns.map {
        Table(
          line: examples.location.line, columns: $0, bytes: $0.reduce(0) { $0 + 8 + $1.utf8.count },
          list: Self.list(of: $0))
      }
    }
    for (number, table) in list.enumerated() {
      for column in table.columns where byColumn[Array(column.utf8)]?.last != number {
        byColumn[Array(column.utf8), default: []].append(number)
      }
    }
  }

  /// The first table that has no such column, and whether none has; nil where all have it.
  func lacking(_ column: String) -> (first: Table, isInNone: Bool)? {
    let having = byColumn[Array(column.utf8)] ?? []
    guard having.count < list.count else { return nil }
    let first = having.enumerated().first { $0 != $1 }?.offset ?? having.count
    return (list[first], having.isEmpty)
  }

  /// The most names that a message lists, and the most characters of each.
  private static let (listed, shown) = (20, 60)

  private static func list(of columns: [String]) -> String {
    var seen: Set<String> = []
    let names = columns.filter { seen.insert($0).inserted }
    let list = names.prefix(listed).map { "'\($0.count > shown ? $0.prefix(shown) + "…" : $0[...])'" }
      .joined(separator: ", ")
    return names.count > listed ? "\(list) and \(names.count - listed) more" : list
  }
}
