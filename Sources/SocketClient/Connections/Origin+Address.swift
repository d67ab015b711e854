import Dispatch
import HTTPWire

extension Origin {
  /// The address of the host; a name is looked up on a thread that may wait.
  func address() async throws -> SocketAddress {
    if let address = SocketAddress(literal: host, port: port) { return address }
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        do throws(HTTPWireError) {
          continuation.resume(returning: try SocketAddress.resolving(host, port: port))
        } catch {
          continuation.resume(throwing: ExchangeFailure.unconnected(error))
        }
      }
    }
  }
}
