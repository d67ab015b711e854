/// Reads a start line and the field lines after it, or a trailer, line by line.
struct HeadReader: Sendable {
  private var startLine: [UInt8]?
  private var fields: [HeaderFields.Field] = []
  private var size = 0
  private var emptyLines = 0

  /// Whether nothing of a message has come.
  var isFresh: Bool { startLine == nil }

  /// Takes lines until the empty one; nil where more must come.
  mutating func next(
    from buffer: inout InputBuffer, limits: MessageLimits
  ) throws(HTTPWireError) -> (startLine: [UInt8], fields: HeaderFields)? {
    while startLine == nil {
      try checkFirstWord(buffer)
      guard let line = try buffer.takeLine(limit: limits.startLine, of: .startLine) else { return nil }
      // Empty lines before a request are skipped (RFC 9112, section 2.2), though not without end.
      if line.isEmpty, emptyLines < 4 { emptyLines += 1 } else { startLine = Array(line) }
    }
    guard let fields = try nextFields(from: &buffer, limit: limits.fields) else { return nil }
    defer { self = HeadReader() }
    return (startLine ?? [], fields)
  }

  /// What goes on and on without a blank is no start line that is too long, but none at all.
  private func checkFirstWord(_ buffer: InputBuffer) throws(HTTPWireError) {
    let start = buffer.prefix(Self.longestWord)
    if start.count == Self.longestWord, start.allSatisfy(\.isTokenCharacter) {
      throw .malformed(.method(start.text + "..."))
    }
  }

  private static let longestWord = 64

  /// Takes field lines until the empty one; nil where more must come.
  mutating func nextFields(
    from buffer: inout InputBuffer, limit: Int
  ) throws(HTTPWireError) -> HeaderFields? {
    while true {
      let line: ArraySlice<UInt8>
      do throws(HTTPWireError) {
        guard let next = try buffer.takeLine(limit: limit - size, of: .fields) else { return nil }
        line = next
      } catch .tooLong(let part, _) {
        throw .tooLong(part, limit: limit)
      } catch { throw error }
      if line.isEmpty { return HeaderFields(fields) }
      size += line.count + 2
      if size > limit { throw .tooLong(.fields, limit: limit) }
      fields.append(try HeaderFields.Field(line: line))
    }
  }
}

extension HeaderFields.Field {
  /// Reads one field line (RFC 9112, section 5).
  init(line: ArraySlice<UInt8>) throws(HTTPWireError) {
    if let first = line.first, first.isBlank { throw .malformed(.foldedLine) }
    guard let colon = line.firstIndex(of: 0x3A) else { throw .malformed(.fieldWithoutColon(line.text)) }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter) else {
      throw .malformed(.fieldName(name.text))
    }
    let value = line[(colon + 1)...].trimmingBlanks
    guard value.allSatisfy(\.isFieldCharacter) else { throw .malformed(.fieldValue(name: name.text)) }
    self.init(name.text, value.text)
  }
}
