import HTTPWire

/// What goes out on a connection for one request.
enum Reply: Sendable {
  /// Octets, after which the connection may end.
  case octets([UInt8], closes: Bool)
  /// The end of the connection, at once.
  case reset

  /// Writes a response as the client's version and method want it.
  init(
    _ response: StubResponse, to head: RequestHead, cutAfter cut: Int?, closes: Bool, secondsSince1970: Int
  ) {
    let hasContent = response.status >= 200 && response.status != 204 && response.status != 304
    let isChunked = response.isChunked && head.version == .http1_1
    // A cut must show: more is announced than is sent.
    let length = max(response.body.count, cut.map { $0 + 1 } ?? 0)
    let framing: MessageWriter.ContentFraming =
      !hasContent ? .none : isChunked ? .chunked : .length(length)
    var bytes = MessageWriter.head(
      status: response.status, fields: response.fields, framing: framing, closes: closes || cut != nil,
      date: DateField.text(secondsSince1970: secondsSince1970))
    if hasContent, head.method != "HEAD" {
      switch (isChunked, cut) {
      case (false, let cut): bytes += response.body.prefix(cut ?? .max)
      case (true, nil): bytes += MessageWriter.chunks(response.body)
      case (true, let cut?):
        bytes += Array("\(String(length, radix: 16))\r\n".utf8) + response.body.prefix(cut)
      }
    }
    self = .octets(bytes, closes: closes || cut != nil)
  }
}
