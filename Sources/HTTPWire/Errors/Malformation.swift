/// Why octets are not an HTTP/1.1 message (RFC 9112).
public enum Malformation: Sendable, Equatable {
  /// A line ends with a line feed alone, or holds a carriage return.
  case lineEnding
  /// The start line does not have its three parts with one blank between.
  case startLine(String)
  /// The method is not a token.
  case method(String)
  /// The target is in none of the forms that its method allows.
  case target(String)
  /// The version is not written as `HTTP/` digit, point, digit.
  case version(String)
  /// The status is not three digits.
  case status(String)
  /// A field line has no colon.
  case fieldWithoutColon(String)
  /// A field's name is not a token, or has a blank after it.
  case fieldName(String)
  /// A field's value holds a control character.
  case fieldValue(name: String)
  /// A field line goes on from the line before.
  case foldedLine
  /// The host is missing.
  case missingHost
  /// There is more than one host.
  case severalHosts
  /// The host is not a name or address with an optional port.
  case host(String)
  /// The length is not a number of digits, or there are several that differ.
  case contentLength(String)
  /// There is both a length and a transfer coding.
  case twoFramings
  /// The transfer codings do not end with one `chunked`, or the version does not know any.
  case transferCoding(String)
  /// A field is written so that another server would take it for one that frames the content.
  case disguisedFraming(String)
  /// A chunk's first line is not a size with extensions.
  case chunkSize(String)
  /// A chunk is not followed by a line end where its size says.
  case chunkEnd
  /// The expectation is not one that is known.
  case expectation(String)
}

extension Malformation: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .lineEnding: "a line must end with CR LF and hold neither before"
    case .startLine(let text): "'\(text)' is not three parts with one blank between"
    case .method(let text): "method '\(text)' is not a token"
    case .target(let text): "'\(text)' is not a request target; percent-encode what is not allowed in it"
    case .version(let text): "'\(text)' is not a version such as HTTP/1.1"
    case .status(let text): "status '\(text)' is not three digits"
    case .fieldWithoutColon(let text): "field line '\(text)' has no colon"
    case .fieldName(let text): "field name '\(text)' is not a token directly before its colon"
    case .fieldValue(let name): "the value of field '\(name)' holds a control character"
    case .foldedLine: "a field line must not go on in the next line"
    case .missingHost: "the Host field is missing"
    case .severalHosts: "there is more than one Host field"
    case .host(let text): "'\(text)' is not a host with an optional port"
    case .contentLength(let text): "Content-Length '\(text)' is not one number"
    case .twoFramings: "there is both a Content-Length and a Transfer-Encoding"
    case .transferCoding(let text): "Transfer-Encoding '\(text)' does not end with one 'chunked' on HTTP/1.1"
    case .disguisedFraming(let text): "field name '\(text)' can be taken for one that frames the content"
    case .chunkSize(let text): "'\(text)' is not a chunk size with extensions"
    case .chunkEnd: "a chunk goes on after its size"
    case .expectation(let text): "expectation '\(text)' is not known; use '100-continue'"
    }
  }
}
