/// Reads responses out of octets that come in any pieces.
public struct ResponseParser: Sendable {
  private enum State: Sendable {
    case head(HeadReader)
    case body(ResponseMessage, BodyReader)
    case failed
  }

  private let limits: MessageLimits
  private var buffer = InputBuffer()
  private var state = State.head(HeadReader())
  private var isHead = false

  /// Whether any octet of the response that is awaited has come.
  public private(set) var hasBegun = false

  /// Creates a parser for one connection.
  public init(limits: MessageLimits = MessageLimits()) { self.limits = limits }

  /// Gets ready for the response to a request; that to HEAD has no content whatever its header says.
  public mutating func expectResponse(toMethod method: String) {
    isHead = method == "HEAD"
    hasBegun = false
  }

  /// Adds octets that have come.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    hasBegun = hasBegun || !bytes.isEmpty
    buffer.append(bytes)
  }

  /// Adds octets that have come.
  public mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  /// Whether octets wait that belong to no response that was asked for.
  public var hasSurplus: Bool { buffer.count > 0 }

  /// Returns the next final response; nil where more must come, and after a failure for good.
  public mutating func next() throws(HTTPWireError) -> ResponseMessage? {
    do throws(HTTPWireError) {
      while true {
        switch state {
        case .head(var reader):
          state = .failed
          let head = try reader.next(from: &buffer, limits: limits)
          state = .head(reader)
          guard let head else { return nil }
          try begin(head.startLine, head.fields)
        case .body(var message, var reader):
          state = .failed
          let body = try reader.next(from: &buffer)
          state = .body(message, reader)
          guard let body else { return nil }
          state = .head(HeadReader())
          message.body = body
          return message
        case .failed:
          return nil
        }
      }
    } catch {
      state = .failed
      throw error
    }
  }

  /// Returns the response that the end of the connection completes.
  public func atEnd() throws(HTTPWireError) -> ResponseMessage {
    guard case .body(var message, let reader) = state else { throw .cutOff }
    message.body = try reader.atEnd()
    return message
  }

  /// Interim responses are passed over (RFC 9110, section 15.2).
  private mutating func begin(_ line: [UInt8], _ fields: HeaderFields) throws(HTTPWireError) {
    var message = try ResponseMessage(line: line, fields: fields)
    guard message.status >= 200 else {
      state = .head(HeadReader())
      return
    }
    var framing = BodyFraming.none
    if !isHead, message.status != 204, message.status != 304 {
      framing = try BodyFraming(
        fields, isVersion1_1: message.version == .http1_1, unframed: .untilClose, limit: limits.body)
    }
    message.endsConnection = framing == .untilClose
    state = .body(message, BodyReader(framing, limits: limits))
  }
}

extension ResponseMessage {
  /// Reads a status line (RFC 9112, section 4); the reason may be empty or missing.
  init(line: [UInt8], fields: HeaderFields) throws(HTTPWireError) {
    let parts = line.split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else { throw .malformed(.startLine(line[...].text)) }
    let version = try HTTPVersion(parts[0])
    guard parts[1].count == 3, let status = Int(parts[1].text), status >= 100,
      parts[1].allSatisfy(\.isDigit)
    else { throw .malformed(.status(parts[1].text)) }
    self.init(status: status, version: version, fields: fields)
  }
}
