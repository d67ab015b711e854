/// The values of one row, to be put where an outline names their columns.
struct Filling {
  let header: TableRow
  var row: TableRow

  init(header: TableRow) {
    self.header = header
    row = header
  }

  /// A text with its placeholders filled, one column after the other, as the reference does.
  func fill(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var filled = Array(text.utf8)
    for (name, value) in zip(header.cells, row.cells) {
      let mark = Array("<\(name.value)>".utf8)
      filled = Self.replace(mark, by: Array(value.value.utf8), in: filled)
    }
    return String(decoding: filled, as: UTF8.self)
  }

  private static func replace(_ mark: [UInt8], by value: [UInt8], in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "<"), text[index...].starts(with: mark) {
        result += value
        index += mark.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }
}
