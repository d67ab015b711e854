import HTTPWire
import Synchronization

/// A listener that says the same octets to whoever connects, and closes.
final class OneAnswerListener: Sendable {
  private let listener: ListeningSocket
  private let watches = Mutex<[Watch]>([])

  init(_ octets: String) throws {
    listener = try ListeningSocket(port: 0)
    let accepting = try EventLoop.shared.watch(listener.socket) { [weak self] _, _ in
      while let socket = self?.listener.accept() { self?.answer(socket, octets) }
    }
    watches.withLock { $0.append(accepting) }
  }

  var port: UInt16 { listener.port }

  func close() {
    for watch in watches.withLock({ $0 }) { watch.cancel() }
    EventLoop.shared.settle()
    listener.socket.close()
  }

  /// Waits for the request, then answers it.
  private func answer(_ socket: Socket, _ octets: String) {
    let watch = try? EventLoop.shared.watch(socket) { _, scratch in
      guard case .moved = socket.receive(into: scratch) else { return socket.close() }
      _ = Array(octets.utf8).withUnsafeBytes { socket.send($0) }
      socket.finishSending()
    }
    if let watch { watches.withLock { $0.append(watch) } }
  }
}
