import Foundation
import ScenarioRunner
import StubServer
import Synchronization

@testable import Rehearsal

/// A folder of its own with real files, and the command run in it.
final class Stage: Sendable {
  /// What a command came to.
  struct Ending: Sendable {
    var status: ExitStatus
    var output: String
    var errors: String
  }

  /// Text that was written, from whatever thread.
  private final class Kept: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock { $0 } }
    func add(_ text: String) { state.withLock { $0 += text } }
  }

  let folder: URL

  /// Creates a folder with files, by their paths.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A folder with a good app: a brief of two lines and a feature that shows both.
  static func good() throws -> Stage {
    try Stage(["Scenarios/counter/brief.md": brief, "Scenarios/counter/eating.feature": eating])
  }

  static let brief = """
    # Counter
    - CNT-01 Eating takes apples away
    - CNT-02 Nothing changes nothing
    """

  static let eating = """
    Feature: Eating
      @CNT-01
      Scenario: Two of five
        Given 5 apples
        When I eat 2
        Then 3 are left
      @CNT-02
      Scenario: None
        Given 5 apples
        Then 5 are left
    """

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs a command in the folder.
  func run(_ arguments: String..., input: String = "") async -> Ending {
    await run(arguments, input: input)
  }

  /// Runs a command in the folder, with other surroundings.
  func run(
    _ arguments: [String], input: String = "", suites: [AppSuite] = [counterSuite()],
    stubs: [Rehearsals.Stub] = [], environment: [String: String] = [:], isTerminal: Bool = false,
    width: Int? = nil,
    whenWaiting: (@Sendable (_ output: @Sendable () -> String) async -> Void)? = nil
  ) async -> Ending {
    let output = Kept()
    let errors = Kept()
    let console = Console(
      write: { output.add($0) }, writeError: { errors.add($0) }, readInput: { Array(input.utf8) },
      waitForInterrupt: {
        guard let whenWaiting else { return await Console.waitForCancellation() }
        await whenWaiting { output.text }
        return !Task.isCancelled
      }, environment: environment,
      folder: folder.path, isTerminal: isTerminal, width: width)
    var rehearsals = Rehearsals(suites: suites, stubs: stubs, console: console)
    // Many tests share the main actor here, so that it can be late without anything hanging.
    rehearsals.grace = .seconds(300)
    let status = await rehearsals.run(arguments)
    return Ending(
      status: status, output: Self.withoutTimes(output.text), errors: errors.text)
  }

  /// Times differ from run to run.
  private static func withoutTimes(_ text: String) -> String {
    text.replacing(#/(\d+ min )?\d+(\.\d+)? (s|ms)\b/#, with: "TIME")
  }
}
