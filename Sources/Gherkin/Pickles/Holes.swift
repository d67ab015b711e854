/// The placeholders of some texts, found once and filled for each row.
///
/// The holes of all texts lie side by side, text after text.
struct Holes: Sendable {
  /// A placeholder, as offsets into its text.
  private struct Hole: Sendable {
    var start: Int32
    var end: Int32
    var column: Int32
  }

  private var holes: [Hole] = []
  /// Where the holes of each text end.
  private var ends: [Int32] = []

  /// Finds the placeholders of one more text.
  ///
  /// - Returns: false where what is left of the text could form a placeholder with a value.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ columns: OutlineColumns) -> Bool {
    defer { ends.append(Int32(truncatingIfNeeded: holes.count)) }
    guard let base = text.baseAddress else { return true }
    guard text.count < Int(Int32.max) else { return false }
    let source = SourceText(base: base, count: text.count)
    var index = source.firstIndex(of: UInt8(ascii: "<"), from: 0, to: text.count)
    var open: Int?
    var strayOpens = false
    while index < text.count {
      if text[index] == UInt8(ascii: "<") {
        strayOpens = strayOpens || open != nil
        open = index
      } else if text[index] == UInt8(ascii: ">") {
        if let start = open, let column = columns.number(of: text[(start + 1)..<index]) {
          holes.append(
            Hole(
              start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index + 1),
              column: Int32(truncatingIfNeeded: column)))
        } else if strayOpens {
          return false
        }
        open = nil
      }
      index += 1
    }
    return true
  }

  /// Appends a text, by its number, filled with a row's values; false, and nothing, where it has no placeholder.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  func append(
    _ number: Int, _ text: UnsafeBufferPointer<UInt8>, with cells: [TableCell], to filled: inout [UInt8]
  ) -> Bool {
    let range = (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
    guard !range.isEmpty else { return false }
    var copied = 0
    for index in range {
      let hole = holes[index]
      filled.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<Int(hole.start)]))
      var value = cells[Int(hole.column)].value
      value.withUTF8 { filled.append(contentsOf: $0) }
      copied = Int(hole.end)
    }
    filled.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    return true
  }
}
