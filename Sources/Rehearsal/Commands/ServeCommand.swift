import Foundation
import HTTPWire
import ScenarioRunner
import StubServer
import Synchronization

/// Runs the stub of a service in the foreground, for a browser, curl or a real app.
struct ServeCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "serve",
    summary: "Runs the stub of a service in the foreground, for curl or a real app.",
    operand: OperandSpec(
      "SERVICE", isRepeatable: false, summary: "The service; without one, those there are get listed."),
    options: [
      OptionSpec(
        "--port", short: "-p", value: "PORT",
        summary: "The port on 127.0.0.1; 8080 where not given, 0 for any.")
    ],
    examples: [
      .init("rehearse serve coingecko", "Answers on http://127.0.0.1:8080 until Ctrl-C."),
      .init("rehearse serve coingecko --port 0", "Takes any free port and prints it."),
    ])

  private var console: Console { rehearsals.console }

  func run() async -> ExitStatus {
    do {
      guard let name = options.operands.first else {
        list()
        return .success
      }
      try await serve(try stub(named: name), on: try port())
      return .success
    } catch {
      console.writeError("\(error is UsageError ? "" : "error: ")\(error)\n")
      return .usage
    }
  }

  private func list() {
    let width = rehearsals.stubs.map(\.name.count).max() ?? 0
    console.write("Services that can be served with 'rehearse serve SERVICE':\n")
    for stub in rehearsals.stubs { console.write("  \(stub.name.padded(to: width))  \(stub.summary)\n") }
  }

  private func stub(named name: String) throws(UsageError) -> Rehearsals.Stub {
    let known = rehearsals.stubs.map(\.name)
    guard let stub = rehearsals.stubs.first(where: { $0.name == name }) else {
      throw .unknownService(name, known: known, nearest: NearestSpelling.nearest(to: name, in: known))
    }
    return stub
  }

  private func port() throws(UsageError) -> UInt16 {
    guard let text = options.value("--port") else { return 8080 }
    guard let port = UInt16(text) else {
      throw .notANumber("--port", text, expected: "a whole number from 0 to 65535")
    }
    return port
  }

  private func serve(_ stub: Rehearsals.Stub, on port: UInt16) async throws {
    let server = HTTPServer(
      router: try stub.makeRouter(), configuration: HTTPServer.Configuration(port: port))
    let log = RequestLog(journal: server.journal, console: console)
    server.onChange = { log.update() }
    console.listenForInterrupt()
    try server.start()
    defer { server.stop() }
    console.write(
      """
      \(stub.name) answers on \(server.baseURL)
      Try: curl '\(server.baseURL)\(stub.example)'
      Ctrl-C ends it.

      """)
    _ = await console.waitForInterrupt()
    console.write("\n\(stub.name) has stopped.\n")
  }
}

/// Writes a line for each request that was answered, in order of arrival, and what keeps others from coming.
private final class RequestLog: Sendable {
  private let journal: Journal
  private let console: Console
  private let written = Mutex((requests: 0, troubles: 0))

  init(journal: Journal, console: Console) {
    self.journal = journal
    self.console = console
  }

  func update() {
    written.withLock { written in
      for trouble in journal.troubles.dropFirst(written.troubles) {
        written.troubles += 1
        console.writeError(
          "error: \(trouble)\nnote: end what holds many files or sockets, or allow more with 'ulimit -n'\n")
      }
      for entry in journal.entries.dropFirst(written.requests) {
        guard let status = entry.status else { return }
        written.requests += 1
        let remark = entry.isExpected ? "" : "  no route expects this"
        console.write(
          "\(status)  \(HarmlessText.line(entry.method)) \(HarmlessText.line(entry.target))\(remark)\n")
      }
    }
  }
}
