/// The values of one row, to be put where an outline names their columns.
///
/// The reference fills one column after the other, so that a value may name a later column. Nearly always that
/// comes to the same as one pass over the text, which is what is done then.
struct Filling {
  private let names: [String]
  /// The first column of each name, by its bytes, as Unicode's equal spellings are different names.
  private let columns: [[UInt8]: Int]
  private let hasOddNames: Bool
  private var values: [String] = []
  private var hasOddValues = false
  /// The row's number.
  private(set) var rowID = 0

  private let budget: FillingBudget

  init(header: TableRow, budget: FillingBudget) {
    self.budget = budget
    names = header.cells.map(\.value)
    columns = Dictionary(names.enumerated().map { (Array($1.utf8), $0) }) { first, _ in first }
    hasOddNames = names.contains(where: \.holdsBracket)
  }

  /// Takes the values of a row.
  mutating func use(_ row: TableRow) {
    rowID = row.id
    values = row.cells.map(\.value)
    hasOddValues = values.contains(where: \.holdsBracket)
  }

  /// A text with its placeholders filled.
  ///
  /// - Complexity: O(*n*) in the length of the text, unless values or stray brackets form new placeholders.
  func fill(_ text: String) -> String {
    guard text.holdsMark else { return text }
    if !hasOddNames, !hasOddValues, let filled = fillInOnePass(text) { return filled }
    return fillColumnByColumn(text)
  }

  /// The text filled, or nil where what is left of it could form a placeholder with a value.
  private func fillInOnePass(_ text: String) -> String? {
    var text = text
    var result: [UInt8] = []
    let isPlain = text.withUTF8 { bytes -> Bool in
      result.reserveCapacity(bytes.count)
      var copied = 0
      var open: Int?
      var strayOpens = false
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "<") {
          strayOpens = strayOpens || open != nil
          open = index
        } else if byte == UInt8(ascii: ">") {
          if let start = open, let value = value(named: bytes[(start + 1)..<index]) {
            result += bytes[copied..<start]
            result += value.utf8
            copied = index + 1
          } else if strayOpens {
            return false
          }
          open = nil
        }
      }
      result += bytes[copied...]
      return true
    }
    return isPlain ? String(decoding: result, as: UTF8.self) : nil
  }

  private func value(named name: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    columns[Array(name)].map { values[$0] }
  }

  /// The text filled as the reference does it, as far as the budget goes.
  private func fillColumnByColumn(_ text: String) -> String {
    var filled = Array(text.utf8)
    var next = 0
    while let column = firstColumn(from: next, in: filled), budget.spend(filled.count) {
      let mark = Array("<\(names[column])>".utf8)
      let replaced = Self.replace(mark, by: Array(values[column].utf8), in: filled)
      guard let replaced else { break }
      filled = replaced
      next = column + 1
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The first column at or behind one of which the text holds the placeholder.
  private func firstColumn(from next: Int, in text: [UInt8]) -> Int? {
    guard !hasOddNames else { return next < names.count ? next : nil }
    var best: Int?
    var open: Int?
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "<") {
        open = index
      } else if byte == UInt8(ascii: ">"), let start = open {
        open = nil
        guard let column = columns[Array(text[(start + 1)..<index])], column >= next else { continue }
        best = min(best ?? column, column)
      }
    }
    return best
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

/// How many bytes a document's placeholders may cost beyond one pass over each text.
///
/// Values that name further columns make a text grow with each, and without bounds.
final class FillingBudget {
  private var left = 1 << 22

  /// Takes some of what is left; false where it is not enough.
  func spend(_ bytes: Int) -> Bool {
    left -= bytes
    return left > 0
  }
}

extension String {
  fileprivate var holdsBracket: Bool {
    utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  }
}
