/// How long a message's content is (RFC 9112, section 6).
enum BodyFraming: Sendable, Equatable {
  /// There is none.
  case none
  /// That many octets.
  case length(Int)
  /// Until the chunk of size 0 and its trailer.
  case chunked
  /// Until the connection ends.
  case untilClose

  /// Decides from the header; `unframed` is what holds without a framing field.
  init(
    _ fields: HeaderFields, isVersion1_1: Bool, unframed: BodyFraming, limit: Int
  ) throws(HTTPWireError) {
    try Self.refuseDisguises(fields)
    let lengths = fields.values("Content-Length")
    let codings = fields.values("Transfer-Encoding")
    if !codings.isEmpty {
      guard lengths.isEmpty else { throw .malformed(.twoFramings) }
      try Self.checkChunked(codings.joined(separator: ","), isVersion1_1: isVersion1_1)
      self = .chunked
    } else if lengths.isEmpty {
      self = unframed
    } else {
      let length = try Self.length(lengths.joined(separator: ","))
      guard length <= limit else { throw .tooLong(.body, limit: limit) }
      self = length == 0 ? .none : .length(length)
    }
  }

  /// One number of digits, or the same one several times.
  private static func length(_ text: String) throws(HTTPWireError) -> Int {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingBlanks)
    guard let first = parts.first, !first.isEmpty, first.utf8.allSatisfy(\.isDigit),
      parts.allSatisfy({ $0 == first }), let length = Int(first)
    else { throw .malformed(.contentLength(text)) }
    return length
  }

  /// The only coding that is known is `chunked`, last and once.
  private static func checkChunked(_ text: String, isVersion1_1: Bool) throws(HTTPWireError) {
    guard isVersion1_1 else { throw .malformed(.transferCoding(text)) }
    let codings = text.split(separator: ",").map(\.trimmingBlanks).filter { !$0.isEmpty }
    let isChunked = codings.map { $0.isSameToken(as: "chunked") }
    guard isChunked.filter(\.self).count <= 1, !codings.isEmpty else {
      throw .malformed(.transferCoding(text))
    }
    if isChunked == [true] { return }
    if isChunked.contains(true), isChunked.last == false { throw .malformed(.transferCoding(text)) }
    throw .unknownTransferCoding(text)
  }

  /// Some servers read an underscore as a hyphen, and so another framing than ours.
  private static func refuseDisguises(_ fields: HeaderFields) throws(HTTPWireError) {
    for field in fields.fields where field.name.utf8.contains(0x5F) {
      let name = String(decoding: field.name.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
      if name.isSameToken(as: "Content-Length") || name.isSameToken(as: "Transfer-Encoding") {
        throw .malformed(.disguisedFraming(field.name))
      }
    }
  }
}
