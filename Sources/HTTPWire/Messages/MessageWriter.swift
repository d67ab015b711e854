/// Writes messages as octets.
public enum MessageWriter {
  /// Returns a request; fields that frame the content are written from the body.
  public static func write(_ request: RequestMessage) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + request.body.count)
    let head = request.head
    bytes.append(contentsOf: head.method.utf8)
    bytes.append(0x20)
    bytes.append(contentsOf: head.target.utf8)
    bytes.append(contentsOf: head.version == .http1_1 ? " HTTP/1.1\r\n".utf8 : " HTTP/1.0\r\n".utf8)
    for field in head.fields.fields where !framing.contains(where: field.isNamed) {
      append(field.name, field.value, to: &bytes)
    }
    // A method that usually has content says that there is none (RFC 9110, section 8.6).
    if !request.body.isEmpty || ["POST", "PUT", "PATCH"].contains(head.method) {
      append("Content-Length", String(request.body.count), to: &bytes)
    }
    bytes.append(contentsOf: [0x0D, 0x0A])
    bytes.append(contentsOf: request.body)
    return bytes
  }

  /// Returns the head of a response; `framing` says how its content follows.
  public static func head(
    status: Int, fields: HeaderFields, framing: ContentFraming, closes: Bool, date: String?
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    bytes.append(contentsOf: "HTTP/1.1 \(status) \(ReasonPhrase.of(status))\r\n".utf8)
    for field in fields.fields where !Self.framing.contains(where: field.isNamed) {
      append(field.name, field.value, to: &bytes)
    }
    if let date, fields["Date"] == nil { append("Date", date, to: &bytes) }
    switch framing {
    case .none: break
    case .length(let length): append("Content-Length", String(length), to: &bytes)
    case .chunked: append("Transfer-Encoding", "chunked", to: &bytes)
    }
    if closes { append("Connection", "close", to: &bytes) }
    bytes.append(contentsOf: [0x0D, 0x0A])
    return bytes
  }

  /// Returns content in chunks of at most that many octets, with the last one of size 0.
  public static func chunks(_ body: [UInt8], size: Int = 16_384) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 64)
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(size)
      bytes.append(contentsOf: "\(String(chunk.count, radix: 16))\r\n".utf8)
      bytes.append(contentsOf: chunk)
      bytes.append(contentsOf: [0x0D, 0x0A])
      rest = rest.dropFirst(size)
    }
    bytes.append(contentsOf: "0\r\n\r\n".utf8)
    return bytes
  }

  /// How content follows a head.
  public enum ContentFraming: Sendable, Equatable {
    /// There can be none.
    case none
    /// That many octets.
    case length(Int)
    /// In chunks.
    case chunked
  }

  private static let framing = ["Content-Length", "Transfer-Encoding", "Connection"]

  /// Writes one field; what would end the line is written as a blank.
  private static func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    for byte in name.utf8 { bytes.append(byte.isTokenCharacter ? byte : 0x2D) }
    bytes.append(0x3A)
    bytes.append(0x20)
    for byte in value.utf8 { bytes.append(byte.isFieldCharacter ? byte : 0x20) }
    bytes.append(0x0D)
    bytes.append(0x0A)
  }
}
