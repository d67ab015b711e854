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

  /// Has room for the placeholders of about so many texts.
  init(texts: Int) {
    holes.reserveCapacity(texts)
    ends.reserveCapacity(texts)
  }

  /// Finds the placeholders of one more text, which is filled at once (see `OutlineBrackets`).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ columns: OutlineColumns) {
    defer { ends.append(Int32(truncatingIfNeeded: holes.count)) }
    guard let base = text.baseAddress else { return }
    let source = SourceText(base: base, count: text.count)
    var index = source.firstIndex(of: UInt8(ascii: "<"), from: 0, to: text.count)
    var open: Int?
    while index < text.count {
      if text[index] == UInt8(ascii: "<") {
        open = index
      } else if text[index] == UInt8(ascii: ">"), let start = open {
        open = nil
        if let column = columns.number(of: text[(start + 1)..<index]) {
          holes.append(
            Hole(
              start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index + 1),
              column: Int32(truncatingIfNeeded: column)))
        }
      }
      index =
        open == nil ? source.firstIndex(of: UInt8(ascii: "<"), from: index + 1, to: text.count) : index + 1
    }
  }

  /// The most bytes that the placeholders of some texts take with a row's values.
  func room(in texts: Range<Int>, with values: RowValues) -> Int {
    holes(of: texts).reduce(0) { $0 &+ values.room(of: Int(holes[$1].column)) }
  }

  /// Whether a text, by its number, has placeholders.
  func isHollow(_ text: Int) -> Bool { !holes(of: text..<(text + 1)).isEmpty }

  /// Writes a text, by its number, with a row's values to where there is room for it; returns the bytes that it takes.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  func write(
    _ number: Int, _ text: UnsafeBufferPointer<UInt8>, with values: RowValues,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let base = text.baseAddress else { return 0 }
    var (copied, count) = (0, 0)
    for index in holes(of: number..<(number + 1)) {
      let hole = holes[index]
      (target + count).update(from: base + copied, count: Int(hole.start) &- copied)
      count &+= Int(hole.start) &- copied
      count &+= values.copy(Int(hole.column), to: target + count)
      copied = Int(hole.end)
    }
    (target + count).update(from: base + copied, count: text.count &- copied)
    return count &+ text.count &- copied
  }

  /// A text, by its number, with a row's values.
  func fill(_ number: Int, _ text: String, with values: RowValues) -> String {
    guard isHollow(number) else { return text }
    var text = text
    let room = text.utf8.count + room(in: number..<(number + 1), with: values)
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: room) { buffer in
        buffer.baseAddress.map { write(number, bytes, with: values, to: $0) } ?? 0
      }
    }
  }

  private func holes(of texts: Range<Int>) -> Range<Int> {
    let start = texts.lowerBound == 0 ? 0 : Int(ends[texts.lowerBound - 1])
    return start..<(texts.isEmpty ? start : Int(ends[texts.upperBound - 1]))
  }
}
