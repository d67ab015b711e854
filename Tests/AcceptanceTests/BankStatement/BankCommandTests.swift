import Foundation
import Reporters
import Synchronization
import TestSupport
import Testing

@testable import Rehearsal
@testable import rehearse

/// Passwords come into nothing that the command prints or writes, nor into what it says of a text that it refuses.
@Suite(.serialized) @MainActor struct BankCommandTests {
  nonisolated static let failing = """
    # language: pt
    A senha 271828:
    Dado a senha da conta é "271828"
    E entrei na minha conta
    Então vejo "271828"
    """

  /// Command lines with a password in what they are given, and how each of them ends.
  nonisolated static let commands: [(arguments: [String], status: Rehearsal.ExitStatus)] = [
    (["-e", failing], .scenarioFailed),
    (["-e", failing, "--app", "bank-statement"], .scenarioFailed),
    (["-e", failing, "--name", "A senha 271828"], .scenarioFailed),
    (["-e", failing, "--tags", "@nenhuma"], .nothingToRun),
    (["-e", #"Dado estou na etapa da senha, quando digito a seha "271828""#], .usage),
    (
      ["-e", #"Dado estou na etapa da senha, quando digito a seha "271828""#, "--app", "bank-statement"],
      .scenarioFailed
    ),
    (["-e", "Dado estou na etapa da senha:\n  | a |\n  a senha é \"271828\""], .usage),
    (["described.feature"], .scenarioFailed), (["misspelt.feature"], .usage),
    (["lint", "described.feature"], .scenarioFailed), (["lint", "misspelt.feature"], .scenarioFailed),
    (["lint", "--no-steps", "misspelt.feature"], .scenarioFailed),
  ]

  @Test(arguments: commands.indices)
  func `nothing that the command says tells a password`(_ index: Int) async throws {
    let (arguments, status) = Self.commands[index]
    let ending = try await run(arguments)
    #expect(ending.status == status, "\(ending.text)")
    #expect(!ending.text.contains("271828"), "\(arguments)")
  }

  /// The reports of a text of the command line; a list of scenarios to run again has none of those.
  private nonisolated static let reports = ReporterCatalog.all.map(\.name).filter { $0 != "rerun" }

  @Test(arguments: reports)
  func `no report's file tells a password`(_ name: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await run(["-e", Self.failing, "--format", "\(name):report"], in: folder)
    let report = try String(contentsOf: folder.url.appending(path: "report"), encoding: .utf8)
    // A count of steps names no scenario, and TeamCity has its own way to write what is not ASCII.
    let mask = name == "teamcity" ? String(repeating: "|0x2022", count: 6) : "••••••"
    #expect(name == "usage" || report.contains("A senha \(mask)"))
    #expect(!report.contains("271828"))
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil
  ) async throws -> (status: Rehearsal.ExitStatus, text: String) {
    let folder = try folder ?? TemporaryFolder()
    let head = "# language: pt\nFuncionalidade: f\n  Cenário: c\n"
    let misspelt = "    Quado digito a senha \"271828\"\n"
    for (name, text) in [("described", head + misspelt), ("misspelt", head + "    Dado algo\n" + misspelt)] {
      try Data(text.utf8).write(to: folder.url.appending(path: "\(name).feature"))
    }
    let text = Printed()
    let console = Console(
      write: { text.add($0) }, writeError: { text.add($0) }, folder: folder.url.path())
    var rehearsals = Rehearsals(suites: Suites.all, console: console)
    rehearsals.grace = .seconds(300)
    return (await rehearsals.run(arguments), text.all)
  }
}

/// What was printed, from whatever thread.
private final class Printed: Sendable {
  private let text = Mutex("")

  var all: String { text.withLock { $0 } }

  func add(_ more: String) { text.withLock { $0 += more } }
}
