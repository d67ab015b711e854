import Dispatch
import Synchronization
import Testing

@testable import HTTPWire

@Test(arguments: [
  ("127.0.0.1", UInt32(0x7F00_0001)), ("localhost", 0x7F00_0001), ("255.0.1.2", 0xFF00_0102),
  ("1.2.3", nil), ("1.2.3.256", nil), ("1.2.3.+4", nil), ("example.org", nil), ("", nil),
])
func `an address is read from its numbers`(text: String, host: UInt32?) {
  #expect(SocketAddress(literal: text, port: 1)?.host == host)
}

@Test func `a port has one listener, and is free when that closes`() throws {
  let first = try ListeningSocket(port: 0)
  #expect(first.port != 0)
  #expect(throws: HTTPWireError.portInUse(first.port)) { try ListeningSocket(port: first.port) }
  first.socket.close()
  let second = try ListeningSocket(port: first.port)
  #expect(second.port == first.port)
}

@Test func `a reserved port refuses connections until somebody listens`() throws {
  let reservation = try PortReservation(port: 0)
  let address = SocketAddress(host: 0x7F00_0001, port: reservation.port)
  #expect(throws: HTTPWireError.connectionFailed(reason: "connection refused")) {
    let (socket, isConnected) = try Socket.connecting(to: address)
    if !isConnected, let error = socket.connectionError() { throw error }
  }
}

@Test func `octets go through, then the end`() async throws {
  let loop = EventLoop()
  let listener = try ListeningSocket(port: 0)
  let (came, continuation) = AsyncStream.makeStream(of: [UInt8].self)
  let listening = try loop.watch(listener.socket) { _, _ in
    guard let socket = try? listener.accept() else { return }
    _ = try? loop.watch(socket) { _, scratch in
      switch socket.receive(into: scratch) {
      case .moved(let count): continuation.yield(Array(scratch[..<count]))
      case .wouldBlock: break
      case .ended, .failed:
        socket.close()
        continuation.finish()
      }
    }
  }
  let (socket, _) = try Socket.connecting(to: SocketAddress(host: 0x7F00_0001, port: listener.port))
  let sending = try loop.watch(socket, reading: false, writing: true) { _, _ in
    _ = [UInt8]("hello".utf8).withUnsafeBytes { socket.send($0) }
    socket.finishSending()
  }
  var received: [UInt8] = []
  for await bytes in came {
    sending.cancel()
    received += bytes
  }
  #expect(received == Array("hello".utf8))
  listening.cancel()
  // The socket that was closed is no longer watched, though nobody ended its watch: it is seen to be
  // closed in the first round after that, and gone in the second.
  for _ in 0..<3 { loop.settle() }
  #expect(loop.watchCount == 0)
  loop.shutDown()
}

@Test func `a closed socket fails and is not watched`() throws {
  let listener = try ListeningSocket(port: 0)
  listener.socket.close()
  #expect(try listener.accept() == nil)
  #expect([1].withUnsafeBytes { listener.socket.send($0) } == .failed)
  #expect(throws: HTTPWireError.connectionFailed(reason: "socket closed")) {
    try EventLoop().watch(listener.socket) { _, _ in }
  }
}

@Test func `a deadline calls back once`() async throws {
  let loop = EventLoop()
  let listener = try ListeningSocket(port: 0)
  let calls = AsyncStream.makeStream(of: EventLoop.Readiness.self)
  let watch = try loop.watch(listener.socket) { readiness, _ in calls.continuation.yield(readiness) }
  watch.setDeadline(.now)
  var iterator = calls.stream.makeAsyncIterator()
  #expect(await iterator.next() == .expired)
  watch.cancel()
  loop.settle()
  #expect(loop.watchCount == 0)
  loop.shutDown()
}

@Test func `settling waits for the handler that runs`() async throws {
  let loop = EventLoop()
  let listener = try ListeningSocket(port: 0)
  let (started, continuation) = AsyncStream.makeStream(of: Void.self)
  let gate = DispatchSemaphore(value: 0)
  let isDone = Atomic(false)
  let watch = try loop.watch(listener.socket) { _, _ in
    guard (try? listener.accept()) != nil else { return }
    continuation.yield()
    gate.wait()
    isDone.store(true, ordering: .releasing)
  }
  let (socket, _) = try Socket.connecting(to: SocketAddress(host: 0x7F00_0001, port: listener.port))
  for await _ in started { break }
  watch.cancel()
  DispatchQueue.global().async {
    while loop.state.withLock({ $0.waiters.isEmpty }) {}
    gate.signal()
  }
  loop.settle()
  let wasDone = isDone.load(ordering: .acquiring)
  #expect(wasDone)
  socket.close()
  loop.shutDown()
}

@Test func `a loop that was shut down starts again`() throws {
  let loop = EventLoop()
  for _ in 0..<3 {
    let listener = try ListeningSocket(port: 0)
    try loop.watch(listener.socket) { _, _ in }.cancel()
    loop.shutDown()
  }
  #expect(loop.watchCount == 0)
}
