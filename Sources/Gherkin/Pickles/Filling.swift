/// The values of one row, put where an outline names their columns, one column after the other.
///
/// The reference fills in this way, so that a value may name a later column. Nearly always that comes to the
/// same as one pass over the text (see `Holes`); this is for the rest.
struct Filling {
  private let columns: OutlineColumns
  private let values: StoredValues
  private let isPlain: Bool
  /// The row's number.
  let rowID: Int
  private let budget: FillingBudget

  init(columns: OutlineColumns, row: TableRow, budget: FillingBudget) {
    self.columns = columns
    values = row.storedValues
    isPlain = !columns.hasOddNames && !row.holdsBracket
    rowID = row.id
    self.budget = budget
  }

  /// A text with its placeholders filled.
  func fill(_ text: String) -> String {
    guard text.holdsMark else { return text }
    var written = text
    guard isPlain, written.withUTF8({ OutlineBrackets($0).areFilledAtOnce(by: columns) }) else {
      return fillColumnByColumn(text)
    }
    var holes = Holes(texts: 1)
    written.withUTF8 { holes.add($0, columns) }
    return values.lend { holes.fill(0, text, with: $0) }
  }

  /// The text filled as the reference does it, as far as the budget goes.
  ///
  /// - Complexity: O(*n*) in the length of the text for each column that it names.
  private func fillColumnByColumn(_ text: String) -> String {
    var filled = Array(text.utf8)
    var next = 0
    var free = 4 * (filled.count + 256)
    while let column = firstColumn(from: next, in: filled), budget.spend(filled.count, &free) {
      let mark = [UInt8(ascii: "<")] + columns.name(of: column) + [UInt8(ascii: ">")]
      let replaced = Self.replace(mark, by: values.bytes(of: column), in: filled)
      guard let replaced else { break }
      filled = replaced
      next = column + 1
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The first column at or behind one of which the text holds the placeholder.
  private func firstColumn(from next: Int, in text: [UInt8]) -> Int? {
    guard !columns.hasOddNames else { return next < columns.count ? next : nil }
    return text.withUnsafeBufferPointer { text in
      var best: Int?
      var open: Int?
      for (index, byte) in text.enumerated() {
        if byte == UInt8(ascii: "<") {
          open = index
        } else if byte == UInt8(ascii: ">"), let start = open {
          open = nil
          guard let column = columns.number(of: text[(start + 1)..<index]), column >= next else { continue }
          best = min(best ?? column, column)
        }
      }
      return best
    }
  }

  private static let growthLimit = 1 << 20

  /// The text with a mark replaced, or nil where it would grow out of bounds.
  private static func replace(_ mark: [UInt8], by value: [UInt8], in text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "<"), text[index...].starts(with: mark) {
        result += value
        index += mark.count
        if result.count > growthLimit + text.count { return nil }
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }
}

/// How many bytes the placeholders of a row may cost beyond a few passes over each text.
///
/// Values that name further columns make a text grow with each, and without bounds.
final class FillingBudget {
  private var left: Int

  /// A budget of so many bytes.
  init(bytes: Int) { left = bytes }

  /// What each of so many rows of a document has: together they cost no more than a bounded time and what is
  /// linear in their number.
  static func bytes(forEachOf rows: Int) -> Int { (1 << 26) / max(1, rows) + (1 << 16) }

  /// Takes some of what is free, or else of what is left; false where it is not enough.
  func spend(_ bytes: Int, _ free: inout Int) -> Bool {
    free -= bytes
    if free < 0 { left -= bytes }
    return left > 0
  }
}

extension PickleArgument {
  init(_ argument: StepArgument) {
    switch argument {
    case .docString(let docString):
      self = .docString(content: docString.content, mediaType: docString.mediaType)
    case .dataTable(let table):
      self = .dataTable(table.rows.map(\.values))
    }
  }

  func filled(by filling: Filling) -> PickleArgument {
    switch self {
    case .docString(let content, let mediaType):
      .docString(content: filling.fill(content), mediaType: mediaType.map(filling.fill))
    case .dataTable(let rows):
      .dataTable(rows.map { $0.map(filling.fill) })
    }
  }
}
