/// Collects a message's content out of its framing.
struct BodyReader: Sendable {
  private enum State: Sendable, Equatable {
    case counted(Int)
    case chunkSize
    case chunkData(Int)
    case chunkEnd
    case trailer
    case untilClose
    case complete
  }

  private var state: State
  private var body: [UInt8] = []
  private var trailer = HeadReader()
  private let limits: MessageLimits

  init(_ framing: BodyFraming, limits: MessageLimits) {
    self.limits = limits
    state =
      switch framing {
      case .none: .complete
      case .length(let length): .counted(length)
      case .chunked: .chunkSize
      case .untilClose: .untilClose
      }
    if case .counted(let length) = state { body.reserveCapacity(min(length, 1 << 20)) }
  }

  /// Takes what has come; returns the content once it is whole.
  mutating func next(from buffer: inout InputBuffer) throws(HTTPWireError) -> [UInt8]? {
    while state != .complete {
      guard try advance(&buffer) else { return nil }
    }
    return body
  }

  /// Returns the content where only the end of the connection ends it.
  func atEnd() throws(HTTPWireError) -> [UInt8] {
    guard state == .untilClose else { throw .cutOff }
    return body
  }

  /// Goes one step on; false where more must come.
  private mutating func advance(_ buffer: inout InputBuffer) throws(HTTPWireError) -> Bool {
    switch state {
    case .counted(let left):
      state = .counted(left - buffer.take(atMost: left, into: &body))
      guard state == .counted(0) else { return false }
      state = .complete
    case .chunkSize:
      guard let line = try chunkLine(&buffer) else { return false }
      let size = try ChunkLine.size(line)
      guard size <= limits.body - body.count else { throw .tooLong(.body, limit: limits.body) }
      state = size == 0 ? .trailer : .chunkData(size)
    case .chunkData(let left):
      let rest = left - buffer.take(atMost: left, into: &body)
      state = rest == 0 ? .chunkEnd : .chunkData(rest)
      return rest == 0
    case .chunkEnd:
      guard let isEnd = buffer.takeLineEnd() else { return false }
      guard isEnd else { throw .malformed(.chunkEnd) }
      state = .chunkSize
    case .trailer:
      // Trailer fields are read and dropped: none of them may change what the header said.
      guard try trailer.nextFields(from: &buffer, limit: limits.fields) != nil else { return false }
      state = .complete
    case .untilClose:
      _ = buffer.take(atMost: .max, into: &body)
      guard body.count <= limits.body else { throw .tooLong(.body, limit: limits.body) }
      return false
    case .complete:
      break
    }
    return true
  }

  private func chunkLine(_ buffer: inout InputBuffer) throws(HTTPWireError) -> ArraySlice<UInt8>? {
    do throws(HTTPWireError) {
      return try buffer.takeLine(limit: ChunkLine.limit, of: .body)
    } catch .tooLong {
      throw .malformed(.chunkSize("more than \(ChunkLine.limit) octets"))
    } catch { throw error }
  }
}
