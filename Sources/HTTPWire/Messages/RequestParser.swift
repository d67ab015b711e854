/// Reads requests out of octets that come in any pieces.
public struct RequestParser: Sendable {
  /// What was read.
  public enum Event: Sendable, Equatable {
    /// All before the content; the request follows, without another event where it has no content.
    case head(RequestHead)
    /// A whole request.
    case request(RequestMessage)
  }

  private enum State: Sendable {
    case head(HeadReader)
    case body(RequestHead, BodyReader)
    case failed
  }

  private let limits: MessageLimits
  private var buffer = InputBuffer()
  private var state = State.head(HeadReader())

  /// Creates a parser for one connection.
  public init(limits: MessageLimits = MessageLimits()) { self.limits = limits }

  /// Adds octets that have come.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(bytes) }

  /// Adds octets that have come.
  public mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { buffer.append($0) } }

  /// How many octets wait to be read.
  public var pendingCount: Int { buffer.count }

  /// Whether a request has begun to come and is not whole.
  public var isInsideRequest: Bool {
    switch state {
    case .head(let reader): !reader.isFresh || buffer.count > 0
    case .body: true
    case .failed: false
    }
  }

  /// Returns the next event; nil where more must come, and after a failure for good.
  ///
  /// - Complexity: O(*n*) in all octets added, however they were split.
  public mutating func next() throws(HTTPWireError) -> Event? {
    do throws(HTTPWireError) {
      switch state {
      case .head(var reader):
        state = .failed
        let head = try reader.next(from: &buffer, limits: limits)
        state = .head(reader)
        guard let head else { return nil }
        return try begin(head.startLine, head.fields)
      case .body(let head, var reader):
        state = .failed
        let body = try reader.next(from: &buffer)
        state = .body(head, reader)
        guard let body else { return nil }
        state = .head(HeadReader())
        return .request(RequestMessage(head, body: body))
      case .failed:
        return nil
      }
    } catch {
      state = .failed
      throw error
    }
  }

  private mutating func begin(_ line: [UInt8], _ fields: HeaderFields) throws(HTTPWireError) -> Event {
    let head = try RequestHead(line: line, fields: fields)
    let framing = try BodyFraming(
      fields, isVersion1_1: head.version == .http1_1, unframed: .none, limit: limits.body)
    guard framing != .none else { return .request(RequestMessage(head)) }
    state = .body(head, BodyReader(framing, limits: limits))
    return .head(head)
  }
}
