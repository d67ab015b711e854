public import HTTPWire

/// What goes wrong with an answer.
public enum Fault: Sendable, Hashable {
  /// Another status, with fields such as `Retry-After`; without a body, its reason as text.
  case status(Int, fields: HeaderFields = [:], body: [UInt8]? = nil)
  /// The answer goes out later, by the server's `schedule`.
  case delay(Duration)
  /// The connection is reset without an answer.
  case refuse
  /// The connection ends after that many octets of the content.
  case cutBody(afterBytes: Int)
  /// Status 200 with content that is not JSON.
  case malformedBody
  /// The answer comes without content.
  case emptyBody
  /// The answer comes with other content.
  case replaceBody([UInt8])
  /// The answer is kept until it is released.
  case hold
}

extension Fault {
  /// What the fault makes of an answer's status, fields and content; nil where nothing is asked.
  func respond(instead answer: () -> StubResponse) -> StubResponse {
    switch self {
    case .status(let status, let fields, let body):
      guard let body else {
        let text = ReasonPhrase.of(status)
        var response = StubResponse.plain(status, text.isEmpty ? "\(status)" : text)
        response.fields.fields += fields.fields
        return response
      }
      return StubResponse(status: status, fields: fields, body: body)
    case .malformedBody:
      return answer().replacing(status: 200, body: Array(#"{"broken":"#.utf8))
    case .emptyBody:
      return answer().replacing(body: [])
    case .replaceBody(let body):
      return answer().replacing(body: body)
    case .delay, .refuse, .cutBody, .hold:
      return answer()
    }
  }
}

extension StubResponse {
  fileprivate func replacing(status: Int? = nil, body: [UInt8]) -> StubResponse {
    StubResponse(status: status ?? self.status, fields: fields, body: body, isChunked: isChunked)
  }
}

extension Fault: CustomStringConvertible {
  /// The fault for people.
  public var description: String {
    switch self {
    case .status(let status, _, _): "status \(status)"
    case .delay(let duration): "a delay of \(duration)"
    case .refuse: "a refusal"
    case .cutBody(let count): "a body cut after \(count) octets"
    case .malformedBody: "a malformed body"
    case .emptyBody: "an empty body"
    case .replaceBody(let body): "another body of \(body.count) octets"
    case .hold: "a held answer"
    }
  }
}
