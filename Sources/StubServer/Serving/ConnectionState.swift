import HTTPWire

/// How far a connection is.
struct ConnectionState: Sendable {
  enum Phase: Sendable {
    /// Requests are read and answered.
    case open
    /// No more requests are read; what is written still goes out.
    case finishing
    /// All is sent; what the client still sends is dropped, so that it can read to the end.
    case draining
    case closed
  }

  /// What is to be done next.
  enum Step: Sendable {
    case wait
    case request(RequestMessage)
    case failure(HTTPWireError)
  }

  var parser: RequestParser
  var output: [UInt8] = []
  var sent = 0
  var phase = Phase.open
  var isAnswering = false
  var closesWhenAnswered = false
  var hasDeadline = false
  var watch: Watch?
  private var isReading = true
  private var isWriting = false

  init(parser: RequestParser) { self.parser = parser }

  /// Whether no request is under way.
  var isIdle: Bool { phase == .open && !isAnswering && !parser.isInsideRequest && output.isEmpty }

  /// Reads on, up to the next whole request.
  mutating func nextStep() -> Step {
    guard phase == .open, !isAnswering else { return .wait }
    do throws(HTTPWireError) {
      while let event = try parser.next() {
        switch event {
        case .head(let head):
          // Content that is already coming needs no word (RFC 9110, section 10.1.1).
          if head.expectsContinue, parser.pendingCount == 0 {
            output += Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
          }
        case .request(let message):
          isAnswering = true
          return .request(message)
        }
      }
      return .wait
    } catch {
      isAnswering = true
      return .failure(error)
    }
  }

  /// Chooses whether input is waited for.
  mutating func setReading(_ isReading: Bool) {
    guard isReading != self.isReading else { return }
    self.isReading = isReading
    watch?.wait(reading: isReading, writing: isWriting)
  }

  /// Chooses whether room for output is waited for.
  mutating func setWriting(_ isWriting: Bool) {
    guard isWriting != self.isWriting else { return }
    self.isWriting = isWriting
    watch?.wait(reading: isReading, writing: isWriting)
  }
}
