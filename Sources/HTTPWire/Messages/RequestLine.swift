extension RequestHead {
  /// Reads a request line and checks it against the header (RFC 9112, section 3).
  init(line: [UInt8], fields: HeaderFields) throws(HTTPWireError) {
    guard line.allSatisfy({ $0 > 0x20 && $0 != 0x7F || $0 == 0x20 }) else {
      throw .malformed(.startLine(line[...].text))
    }
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .malformed(.startLine(line[...].text)) }
    guard !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenCharacter) else {
      throw .malformed(.method(parts[0].text))
    }
    let version = try HTTPVersion(parts[2])
    self.init(method: parts[0].text, target: parts[1].text, version: version, fields: fields)
    guard Self.isTarget(parts[1], method: method) else { throw .malformed(.target(target)) }
    try checkHost()
    if version == .http1_1, let expectation = fields["Expect"], !expectsContinue {
      throw .malformed(.expectation(expectation))
    }
  }

  /// A path, a whole address, `*` for OPTIONS, or a host with a port for CONNECT.
  private static func isTarget(_ target: ArraySlice<UInt8>, method: String) -> Bool {
    guard let first = target.first, target.allSatisfy(\.isTargetCharacter) else { return false }
    if method == "CONNECT" { return first != 0x2F && target.contains(0x3A) }
    if target == [0x2A] { return method == "OPTIONS" }
    return first == 0x2F || target.text.lowercased().hasPrefix("http://")
  }

  /// One host is needed on 1.1, and none may be malformed (RFC 9112, section 3.2).
  private func checkHost() throws(HTTPWireError) {
    let hosts = fields.values("Host")
    if hosts.count > 1 { throw .malformed(.severalHosts) }
    guard let host = hosts.first else {
      if version == .http1_1 { throw .malformed(.missingHost) }
      return
    }
    guard Self.isHost(host) else { throw .malformed(.host(host)) }
  }

  /// A name, an IPv4 address or an IPv6 address in brackets, with an optional port.
  private static func isHost(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    if rest.first == 0x5B {
      guard let end = rest.firstIndex(of: 0x5D) else { return false }
      guard rest[1..<end].allSatisfy({ $0.hexValue != nil || $0 == 0x3A || $0 == 0x2E }) else { return false }
      rest = rest[(end + 1)...]
    } else {
      let name = rest.prefix { $0.isTargetCharacter && !":/?@[]{},|".utf8.contains($0) }
      guard !name.isEmpty else { return false }
      rest = rest[name.endIndex...]
    }
    guard let colon = rest.first else { return true }
    return colon == 0x3A && rest.dropFirst().allSatisfy(\.isDigit)
  }
}
