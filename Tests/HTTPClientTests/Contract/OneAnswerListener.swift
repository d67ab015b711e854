import HTTPWire
import Synchronization

/// A listener that says the same octets to whoever connects, once on each connection.
///
/// It closes after that; where it keeps the first, it drops the next request unanswered.
final class OneAnswerListener: Sendable {
  private struct State: Sendable {
    var watches: [Watch] = []
    var requestCount = 0
  }

  private let listener: ListeningSocket
  private let octets: [UInt8]
  private let keepsFirst: Bool
  private let state = Mutex(State())

  init(_ octets: String, keepsFirst: Bool = false) throws {
    listener = try ListeningSocket(port: 0)
    self.octets = Array(octets.utf8)
    self.keepsFirst = keepsFirst
    let watch = try EventLoop.shared.watch(listener.socket) { [weak self] _, _ in
      while let socket = try? self?.listener.accept() { self?.serve(socket) }
    }
    keep(watch)
  }

  var port: UInt16 { listener.port }
  var requestCount: Int { state.withLock { $0.requestCount } }

  func close() {
    for watch in state.withLock({ $0.watches }) { watch.cancel() }
    EventLoop.shared.settle()
    listener.socket.close()
  }

  private func keep(_ watch: Watch) { state.withLock { $0.watches.append(watch) } }

  /// Waits for a request, then answers it.
  private func serve(_ socket: Socket) {
    let answered = Mutex(false)
    let watch = try? EventLoop.shared.watch(socket) { [weak self] _, scratch in
      guard case .moved = socket.receive(into: scratch), let self else { return socket.close() }
      self.state.withLock { $0.requestCount += 1 }
      let isFirst = answered.withLock { wasAnswered in
        defer { wasAnswered = true }
        return !wasAnswered
      }
      guard isFirst else { return socket.close(resetting: true) }
      _ = self.octets.withUnsafeBytes { socket.send($0) }
      if !self.keepsFirst { socket.finishSending() }
    }
    if let watch { keep(watch) }
  }
}
