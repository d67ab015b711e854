import Foundation
import HTTPWire
import TestSupport
import Testing

/// After the command has ended there is no file of it, no process and no port, also after Ctrl-C.
///
/// A port is held by a process alone, and a process that is left would keep the output open that is read to its end.
@Suite(.serialized) struct LeftoverTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a run leaves no file`() async throws {
    let ending = try await start(["--tags", "@PPL-02 or @PPL-07 or @CHR-10"]).end()
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.output.contains("Characters   "))
    #expect(try folder.fileNames == [])
  }

  @Test func `a run that is interrupted in the middle leaves no file`() async throws {
    let program = try start(["--app", "people", "--format", "message:-"])
    var folders: Set<String> = []
    // Nobody reads on, so the run waits in its middle however slow the machine is: the pipe has no room for the rest.
    let text = await program.read {
      folders.formUnion((try? folder.fileNames) ?? [])
      return !folders.isEmpty && $0.split(separator: "\"testCaseStarted\"").count > 3
    }
    program.interrupt()
    let ending = await program.end()
    #expect(!folders.isEmpty)
    #expect(!text.contains("\"testRunFinished\""))
    #expect(!ending.isKilled)
    #expect(ending.status == 130, "\(ending.output)")
    #expect(ending.output.contains("the run was interrupted"))
    #expect(try folder.fileNames == [])
  }

  @Test func `a stub that is interrupted gives its port back`() async throws {
    let program = try start(["serve", "coingecko", "--port", "0"])
    let text = await program.read { $0.contains("Ctrl-C ends it.") }
    let port = try #require(text.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { UInt16($0.1) })
    #expect(throws: HTTPWireError.portInUse(port)) { try ListeningSocket(port: port) }
    program.interrupt()
    #expect(await program.end().status == 0)
    try ListeningSocket(port: port).socket.close()
  }

  /// Starts the command with a folder of its own for temporary files.
  private func start(_ arguments: [String]) throws -> RunningProgram {
    try RunningProgram(
      BuiltProgram("rehearse").url.path(), arguments, in: SharedData.packageRoot,
      environment: ["TMPDIR": folder.url.path()])
  }
}
