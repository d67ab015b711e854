import AppCore
import Foundation
import HTTPWire
import SocketClient
import TestSupport
import Testing

/// A stub in a process that may have few files open.
@Suite(.serialized) struct DescriptorLimitTests {
  @Test func `it says that it cannot accept, and goes on once it can`() async throws {
    let program = try RunningProgram(
      "sh",
      [
        "-c", #"ulimit -n 32; exec "$0" serve coingecko --port 0"#, BuiltProgram("rehearse").url.path(),
      ])
    let text = await program.read { $0.contains("Ctrl-C ends it.") }
    let port = try #require(text.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { UInt16($0.1) })
    let address = SocketAddress(host: 0x7F00_0001, port: port)
    let sockets = try (0..<40).map { _ in try Socket.connecting(to: address).socket }
    await program.read { $0.contains("ulimit") }
    for socket in sockets { socket.close() }

    let url = try #require(URL(string: "http://127.0.0.1:\(port)/api/v3/ping"))
    let pool = SocketConnectionPool()
    #expect(try await pool.client.send(HTTPRequest("GET", url)).status == 200)
    pool.close()
    program.interrupt()
    let ending = await program.end()
    #expect(ending.status == 0)
    #expect(
      ending.output.contains(
        """
        error: the stub cannot accept: too many open files
        note: end what holds many files or sockets, or allow more with 'ulimit -n'

        """))
    #expect(ending.output.components(separatedBy: "cannot accept").count == 2, "it is said once")
  }
}
