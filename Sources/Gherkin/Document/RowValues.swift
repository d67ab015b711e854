/// The values of one row where they lie, ready to be put into texts.
///
/// It is valid only inside the closure that lends it.
struct RowValues {
  /// A value, white space around it left out, as offsets.
  struct Place: Sendable {
    var start: Int
    var end: Int
    var isEscaped: Bool
  }

  let text: SourceText
  let places: UnsafeBufferPointer<Place>

  /// Whether a value can form placeholders with what is around it.
  var holdBracket: Bool {
    text.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: ">"), from: 0, to: text.count) < text.count
  }

  /// The most bytes that a value takes.
  @inline(__always)
  func room(of column: Int) -> Int { places[column].end &- places[column].start }

  /// Copies a value, escapes resolved, to where there is room for it; returns the bytes that it takes.
  @inline(__always)
  func copy(_ column: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let place = places[column]
    guard !place.isEscaped else { return text.copyUnescaped(place.start, place.end, to: target) }
    target.update(from: text.base + place.start, count: place.end &- place.start)
    return place.end &- place.start
  }
}

/// The values of a row in bytes of their own.
struct StoredValues: Sendable {
  private var bytes: [UInt8] = []
  private var places: [RowValues.Place] = []

  init(_ cells: [TableCell]) {
    for cell in cells {
      let start = bytes.count
      bytes += cell.value.utf8
      places.append(RowValues.Place(start: start, end: bytes.count, isEscaped: false))
    }
    // A byte behind the values gives none of them a place, too.
    bytes.append(0)
  }

  /// Copies values that lie elsewhere.
  init(_ values: RowValues) {
    let room = values.places.indices.reduce(0) { $0 &+ values.room(of: $1) }
    places.reserveCapacity(values.places.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room + 1) { buffer in
      guard let base = buffer.baseAddress else { return }
      var end = 0
      for column in values.places.indices {
        let start = end
        end &+= values.copy(column, to: base + end)
        places.append(RowValues.Place(start: start, end: end, isEscaped: false))
      }
      bytes.reserveCapacity(end + 1)
      bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: end))
    }
    bytes.append(0)
  }

  /// The number of values.
  var count: Int { places.count }

  /// The first value with some bytes.
  func firstIndex(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    places.indices.first { column in
      let place = places[column]
      guard place.end &- place.start == name.count else { return false }
      for index in name.indices where bytes[place.start &+ index] != name[index] { return false }
      return true
    }
  }

  /// The bytes of a value.
  func bytes(of column: Int) -> [UInt8] { Array(bytes[places[column].start..<places[column].end]) }

  /// Lends the values.
  func lend<Result>(_ body: (RowValues) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        guard let base = bytes.baseAddress else { preconditionFailure("there is a byte behind the values") }
        return body(RowValues(text: SourceText(base: base, count: bytes.count), places: places))
      }
    }
  }
}
