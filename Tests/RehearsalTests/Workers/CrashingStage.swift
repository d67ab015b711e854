import Foundation
import TestSupport

/// A folder with scenarios of the app that crashes, and its program run there.
struct CrashingStage: Sendable {
  /// What the JSON report says of a scenario.
  struct Told: Decodable, Hashable {
    struct Step: Decodable, Hashable {
      struct Failure: Decodable, Hashable {
        var kind: String
        var message: String
      }
      var status: String
      var failure: Failure?
    }
    var name: String
    var outcome: String
    var attempts: Int
    var steps: [Step]
    var failures: [Step.Failure]?
  }

  private struct Report: Decodable {
    var scenarios: [Told]
  }

  let folder: TemporaryFolder
  /// The variables under which the program runs.
  var environment: [String: String]
  private let notesFile: URL

  /// Writes a feature with these scenarios, each a list of steps.
  init(_ scenarios: [[String]], tags: String = "") throws {
    folder = try TemporaryFolder()
    notesFile = folder.url.appending(path: "notes")
    environment = ["CRASHING_APP_NOTES": notesFile.path(), "SWIFT_BACKTRACE": "enable=no"]
    let text = scenarios.enumerated().map { number, steps in
      "  \(tags)\n  Scenario: \(number)\n" + steps.map { "    Given \($0)\n" }.joined()
    }
    let place = folder.url.appending(path: "Scenarios/crashing")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try "Feature: Crashes\n\(text.joined())".write(
      to: place.appending(path: "crashes.feature"), atomically: false, encoding: .utf8)
  }

  /// Runs the program.
  func run(_ arguments: [String]) async throws -> BuiltProgram.Ending {
    try await BuiltProgram("crashing-app").run(arguments, in: folder.url, environment: environment)
  }

  /// Runs the program.
  func run(
    _ arguments: String..., whileRunning: @escaping @Sendable (Process) throws -> Void = { _ in }
  ) async throws -> BuiltProgram.Ending {
    try await BuiltProgram("crashing-app").run(
      arguments, in: folder.url, environment: environment, whileRunning: whileRunning)
  }

  /// Runs the program and reads what its report says of the scenarios.
  func told(
    _ arguments: String..., whileRunning: @escaping @Sendable (Process) throws -> Void = { _ in }
  ) async throws -> [Told] {
    let ending = try await BuiltProgram("crashing-app").run(
      arguments + ["--format", "json"], in: folder.url, environment: environment,
      whileRunning: whileRunning)
    return try told(in: ending)
  }

  /// Reads what the report on a program's standard output says of the scenarios.
  func told(in ending: BuiltProgram.Ending) throws -> [Told] {
    try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8)).scenarios
  }

  /// What the app has noted so far.
  var notes: [String] {
    let text = (try? String(contentsOf: notesFile, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The processes that have noted something with their number, in order.
  func processes(that note: String) -> [Int32] {
    notes.filter { $0.hasPrefix("\(note) ") }.compactMap { Int32($0.dropFirst(note.count + 1)) }
  }
}
