/// The columns of an outline's examples, found by their names.
struct OutlineColumns: Sendable {
  /// Whether a name holds a bracket, so that it can form placeholders with what is around it.
  let hasOddNames: Bool
  /// The names.
  private let names: StoredValues
  /// The first column of each name, by its bytes, as Unicode's equal spellings are different names; empty
  /// where there are so few that looking through them is faster.
  private let columns: [[UInt8]: Int]

  init(header: TableRow) {
    names = header.storedValues
    hasOddNames = header.holdsBracket
    columns =
      names.count > 8
      ? Dictionary((0..<names.count).map { [names] in (names.bytes(of: $0), $0) }) { first, _ in first } : [:]
  }

  /// The number of columns.
  var count: Int { names.count }

  /// The name of a column.
  func name(of column: Int) -> [UInt8] { names.bytes(of: column) }

  /// The first column of a name, or nil where there is none.
  func number(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard columns.isEmpty else { return columns[Array(name)] }
    return names.firstIndex(of: UnsafeBufferPointer(rebasing: name))
  }

  /// Whether there is a column of a name.
  func hasName(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { number(of: $0[...]) != nil } }
}

extension String {
  /// Whether a placeholder may begin in the text.
  var holdsMark: Bool { contains(UInt8(ascii: "<")) }

  /// Whether the text holds a bracket, so that it can form placeholders with what is around it.
  var holdsBracket: Bool { contains(UInt8(ascii: "<")) || contains(UInt8(ascii: ">")) }

  private func contains(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return false }
      return SourceText(base: base, count: bytes.count).firstIndex(of: byte, from: 0, to: bytes.count)
        < bytes.count
    }
  }
}
