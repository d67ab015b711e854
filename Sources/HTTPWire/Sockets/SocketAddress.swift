/// Where a TCP connection goes: an IPv4 address and a port.
public struct SocketAddress: Sendable, Hashable {
  /// The address as a number, such as `0x7F00_0001` for 127.0.0.1.
  public var host: UInt32
  /// The port.
  public var port: UInt16

  /// Creates an address.
  public init(host: UInt32, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Creates an address from four numbers with points, or from `localhost`; nil for any other name.
  public init?(literal: String, port: UInt16) {
    if literal == "localhost" {
      self.init(host: 0x7F00_0001, port: port)
      return
    }
    let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var host: UInt32 = 0
    for part in parts {
      guard part.utf8.allSatisfy(\.isDigit), let octet = UInt8(part) else { return nil }
      host = host << 8 | UInt32(octet)
    }
    self.init(host: host, port: port)
  }

  /// Looks up the address of a host by name; waits for the system's answer.
  public static func resolving(_ name: String, port: UInt16) throws(HTTPWireError) -> SocketAddress {
    if let address = SocketAddress(literal: name, port: port) { return address }
    return SocketAddress(host: try SystemCalls.resolve(name), port: port)
  }
}
