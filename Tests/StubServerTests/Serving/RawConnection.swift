import HTTPWire
import StubServer
import Synchronization
import TestSupport

/// A connection on which a test sends exact octets and reads exact octets.
final class RawConnection: Sendable {
  private let socket: Socket
  private let watch: Watch
  private let stream: AsyncStream<[UInt8]>
  private let rest = Mutex<[UInt8]>([])

  init(port: UInt16) throws {
    socket = try Socket.connecting(to: SocketAddress(host: 0x7F00_0001, port: port)).socket
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    self.stream = stream
    watch = try EventLoop.shared.watch(socket) { [socket] _, scratch in
      switch socket.receive(into: scratch) {
      case .moved(let count): continuation.yield(Array(scratch[..<count]))
      case .wouldBlock: break
      case .ended, .failed:
        // An end would be reported over and over.
        socket.close()
        continuation.finish()
      }
    }
  }

  deinit { watch.cancel() }

  /// Sends octets, each as one Unicode scalar below 256.
  func send(latin1 text: String) {
    send(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }

  /// Sends octets.
  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { socket.send($0) }
  }

  /// Sends octets, however long the server takes to read them; tells when it has to wait.
  func sendAll(_ bytes: [UInt8], onWaiting: () -> Void) async {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch rest.withUnsafeBytes({ socket.send($0) }) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .wouldBlock:
        onWaiting()
        await Task.yield()
      case .ended, .failed: return
      }
    }
  }

  /// Whether nothing has come that was not read.
  var isQuiet: Bool { socket.isQuiet }

  /// Says that nothing more is sent.
  func finishSending() { socket.finishSending() }

  /// Hangs up.
  func close(resetting: Bool = false) {
    watch.cancel()
    socket.close(resetting: resetting)
  }

  /// Reads until the server closes.
  func readToEnd() async -> String {
    var bytes = rest.withLock { $0 }
    for await piece in stream { bytes += piece }
    watch.cancel()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads until some text has come; returns what came up to its end.
  func read(through end: String) async -> String {
    var bytes = rest.withLock { $0 }
    var pieces = stream.makeAsyncIterator()
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let range = text.firstRange(of: end) {
        let read = String(text[..<range.upperBound])
        rest.withLock { $0 = Array(bytes.dropFirst(read.utf8.count)) }
        return read
      }
      guard let piece = await pieces.next() else { return text }
      bytes += piece
    }
  }
}

/// Starts a server with some routes for the length of a test.
func serving(
  _ router: Router, configuration: HTTPServer.Configuration = .init(),
  _ test: (HTTPServer) async throws -> Void
) async throws {
  let server = HTTPServer(router: router, configuration: configuration)
  try server.start()
  defer { server.stop() }
  try await withTaskExecutorPreference(ThreadOfItsOwn()) { try await test(server) }
}

/// Sends octets, says that nothing more comes, and reads all answers.
func answers(to octets: String, from server: HTTPServer) async throws -> String {
  let connection = try RawConnection(port: server.port)
  connection.send(latin1: octets)
  connection.finishSending()
  return await connection.readToEnd()
}

/// The statuses of the answers in some octets.
func statuses(in answers: String, to methods: [String] = []) throws -> [Int] {
  var parser = ResponseParser()
  parser.append(Array(answers.utf8))
  var statuses: [Int] = []
  var methods = methods[...]
  parser.expectResponse(toMethod: methods.popFirst() ?? "GET")
  while let message = try parser.next() {
    statuses.append(message.status)
    parser.expectResponse(toMethod: methods.popFirst() ?? "GET")
  }
  return statuses
}
