import Foundation
import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// The texts of a run, read and parsed by any number of threads.
struct ParsedInputTests {
  /// What a preparation comes to.
  private enum Outcome: Equatable {
    case prepared(Told)
    case refused(String, Rehearsal.ExitStatus)
  }

  /// All that a preparation says.
  private struct Told: Equatable {
    var numbers: [Int]
    var suites: [String]
    var pickles: [Pickle]
    var uris: [String]
    var ids: [Range<Int>]
    var notes: [String]
    var inputs: [String]

    init(_ preparation: RunPreparation) {
      let all = preparation.plan.testCases + preparation.plan.filteredOut
      numbers = all.map(\.id)
      suites = all.map(\.suite)
      pickles = all.map(\.pickle)
      uris = preparation.plan.sources.map(\.uri)
      ids = preparation.plan.sources.map(\.ids)
      notes = preparation.notes
      inputs = preparation.inputs
    }
  }

  private func prepare(_ stage: Stage, _ arguments: [String], jobs: Int?) throws -> RunPreparation {
    let console = Console(write: { _ in }, writeError: { _ in }, folder: stage.folder.path)
    let all = arguments + (jobs.map { ["--jobs", "\($0)"] } ?? [])
    return try RunPreparation(
      options: ParsedOptions(all, for: RunCommand.spec),
      rehearsals: Rehearsals(suites: [counterSuite(), shopSuite()], console: console))
  }

  private func outcome(_ stage: Stage, _ arguments: [String], jobs: Int?) throws -> Outcome {
    do { return .prepared(Told(try prepare(stage, arguments, jobs: jobs))) } catch let refusal as RunRefusal {
      return .refused(refusal.description, refusal.status)
    }
  }

  /// What it comes to without `--jobs`; any number of threads has to come to the same.
  private func outcomeOfAll(_ stage: Stage, _ arguments: String...) throws -> Outcome {
    let alone = try outcome(stage, arguments, jobs: nil)
    for jobs in [1, 2, 5] {
      #expect(try outcome(stage, arguments, jobs: jobs) == alone, "with --jobs \(jobs)")
    }
    return alone
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `the plan, its numbers and the notes are the same with any number of threads`(seed: UInt64) throws {
    let stage = try Stage(SuiteOfManyFiles(seed: seed).files)
    guard case .prepared(let told) = try outcomeOfAll(stage, "Scenarios", "elsewhere") else {
      Issue.record("the files are good")
      return
    }
    #expect(told.uris.count == SuiteOfManyFiles.count && Set(told.suites) == ["counter", "shop"])
    #expect(told.notes.contains { $0.contains("has no examples") })
    #expect(told.notes.contains { $0.contains("the steps of shop match as well") })
    guard case .prepared(let part) = try outcomeOfAll(stage, "Scenarios", "--tags", "@odd") else { return }
    #expect(part.pickles.count < told.pickles.count)
  }

  @Test func `numbers go on from one text to the next, as if all were parsed in one go`() throws {
    let stage = try Stage(SuiteOfManyFiles(seed: 7).files)
    for jobs in [nil, 2] {
      let plan = try prepare(stage, ["Scenarios", "elsewhere"], jobs: jobs).plan
      let pickles = Dictionary(grouping: plan.testCases.map(\.pickle), by: \.uri)
      var next = 0
      for source in plan.sources {
        let content = try #require(source.content())
        #expect(source.ids.lowerBound == next)
        #expect(content.pickles == pickles[source.uri] ?? [])
        #expect(content.pickles.map(\.astNodeIDs) == pickles[source.uri]?.map(\.astNodeIDs))
        next = source.ids.upperBound
      }
    }
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `all that is wrong with any file is said at once, in the order of the files`(seed: UInt64) throws {
    let stage = try Stage(SuiteOfManyFiles(seed: seed).files)
    for number in stride(from: 0, to: 90, by: 7) {
      try stage.write(
        "Feature: f\n  Scenario: s\n    Given nothing\n  nonsense\n",
        to: "Scenarios/counter/\(number)-bad.feature")
      try stage.write("# nothing\n", to: "Scenarios/shop/\(number)-empty.feature")
      try stage.write(Data("Feature: caf".utf8) + [0xE9, 0x0A], to: "elsewhere/\(number)-latin.feature")
    }
    try stage.write("Given nothing", to: "more/one.scenario")
    let outcome = try outcomeOfAll(stage, "Scenarios", "elsewhere", "more/one.scenario:99")
    guard case .refused(let text, let status) = outcome else {
      Issue.record("the files are bad")
      return
    }
    #expect(status == .usage)
    for (kind, count) in [("bad", 13), ("empty", 13), ("latin", 13)] {
      #expect(text.split(separator: "\n").count { $0.contains("-\(kind).feature:") } >= count, "\(text)")
    }
    #expect(text.contains("more/one.scenario"))
  }

  @Test func `files without a scenario are told of, all of them`() throws {
    let stage = try Stage(SuiteOfManyFiles(seed: 3).files)
    for number in 0..<60 { try stage.write("# nothing\n", to: "Scenarios/shop/\(number)-empty.feature") }
    guard case .refused(let text, let status) = try outcomeOfAll(stage, "Scenarios") else {
      Issue.record("there is nothing to run")
      return
    }
    #expect(status == .nothingToRun && text.matches(of: #/there is no scenario in it/#).count == 60)
  }

  @Test(.enabled(if: !BadInputTests.isRoot, "root can read every file"))
  func `each file that cannot be read is told of where it comes, each time it is named`() throws {
    let stage = try Stage(SuiteOfManyFiles(seed: 5).files)
    let folder = stage.folder.path
    for number in [3, 50] {
      let path = "Scenarios/counter/\(number)-closed.feature"
      try stage.write("Feature: f", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder)/\(path)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Scenarios/shop/gone.feature", withDestinationPath: "nowhere")
    let outcome = try outcomeOfAll(
      stage, "Scenarios", "missing.feature", "./Scenarios/counter/3-closed.feature")
    #expect(
      outcome
        == .refused(
          """
          error: 'Scenarios/counter/3-closed.feature' cannot be read: permission is denied
          note: make the file readable
          error: 'Scenarios/counter/50-closed.feature' cannot be read: permission is denied
          note: make the file readable
          error: 'Scenarios/shop/gone.feature' is a link that leads nowhere
          note: mend the link, or take it away
          error: there is no file or folder 'missing.feature'
          note: check the spelling of the path
          error: './Scenarios/counter/3-closed.feature' cannot be read: permission is denied
          note: make the file readable
          """, .usage))
  }
}
