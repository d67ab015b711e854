import AppCore
import Foundation
import HTTPWire

/// The host and the port that a connection goes to.
struct Origin: Sendable, Hashable {
  let host: String
  let port: UInt16

  /// How the Host field names it.
  var authority: String { port == 80 ? host : "\(host):\(port)" }
}

/// The parts of an address that a request is made of.
struct RequestTarget: Sendable, Hashable {
  let origin: Origin
  /// The path and the query, as they are sent.
  let target: String

  /// Takes an `http` address apart.
  init(_ url: URL) throws(HTTPClientError) {
    let text = url.absoluteString
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: 0x3A), bytes[colon...].starts(with: "://".utf8) else {
      throw .unreachable("'\(text)' is not a whole address")
    }
    switch text[..<colon].lowercased() {
    case "http": break
    case "https": throw .unreachable("https is not spoken by this client; use URLSessionClient for '\(text)'")
    case let scheme: throw .unreachable("'\(scheme)' is not spoken by this client; use an http address")
    }
    let rest = text[bytes.index(colon, offsetBy: 3)...]
    let end = rest.utf8.firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
    origin = try Self.origin(rest[..<end], in: text)
    let target = rest[end...].utf8.prefix { $0 != 0x23 }
    self.target = target.first == 0x2F ? String(Substring(target)) : "/\(Substring(target))"
  }

  private static func origin(_ authority: Substring, in text: String) throws(HTTPClientError) -> Origin {
    let parts = authority.utf8.split(separator: 0x3A, omittingEmptySubsequences: false).map(Substring.init)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2, !authority.utf8.contains(0x40),
      let port = parts.count == 2 && !parts[1].isEmpty ? UInt16(parts[1]) : 80
    else { throw .unreachable("'\(authority)' in '\(text)' is not a host with an optional port") }
    return Origin(host: host.lowercased(), port: port)
  }
}
