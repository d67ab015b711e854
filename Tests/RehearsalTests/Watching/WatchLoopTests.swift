import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

struct WatchLoopTests {
  private let eating = "Scenarios/counter/eating.feature"
  private let other = "Scenarios/counter/other.feature"

  private func stage() throws -> Stage {
    let stage = try Stage.good()
    try stage.write("Feature: Other\n  Scenario: Another\n    Given 1 apples\n", to: other)
    try stage.write("{}", to: "Fixtures/counter.json")
    return stage
  }

  @Test func `a changed file is run again, and the brief tells of all that ran`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      changes: [
        {}, { try stage.write(Stage.eating.replacing("3 are left", with: "4 are left"), to: self.eating) },
        {},
        { try stage.write(try stage.read(self.other) + "    And 2 apples\n", to: self.other) },
      ])
    #expect(record.parts.count == 5)
    #expect(record.parts[0].contains("3 scenarios: 3 passed"))
    #expect(record.parts[0].contains("Counter   2 lines: 2 passed"))
    #expect(record.parts[0].hasSuffix("watching 4 files; Ctrl-C ends it\n"))
    #expect(record.parts[1] == "")
    #expect(record.parts[2].hasPrefix("\nchanged: Scenarios/counter/eating.feature\n"))
    #expect(record.parts[2].contains("2 scenarios: 1 passed · 1 failed"))
    #expect(record.parts[2].contains("Counter   2 lines: 1 passed · 1 failed"))
    #expect(!record.parts[2].contains("Another"))
    #expect(record.parts[4].contains("1 scenario: 1 passed"))
    #expect(record.parts[4].contains("Counter   2 lines: 1 passed · 1 failed"))
    #expect(record.status == .interrupted)
  }

  @Test func `where nobody reads what is written it ends by itself, and what was red before is red still`()
    async throws
  {
    let wrong = Stage.eating.replacing("3 are left", with: "4 are left")
    for (text, status) in [(Stage.eating, ExitStatus.usage), (wrong, .scenarioFailed)] {
      let stage = try stage()
      let record = await stage.watch(
        endsUnread: true,
        changes: [
          { try stage.write(text + "\n", to: self.eating) },
          { try stage.write(try stage.read(self.other) + "    And 2 apples\n", to: self.other) },
        ])
      #expect(record.rest.contains("1 scenario: 1 passed"))
      #expect(!record.rest.contains("Ctrl-C ends it"))
      #expect(record.status == status)
    }
  }

  @Test func `an interruption that comes too late for a run ends the watch all the same`() async throws {
    let stage = try stage()
    let record = await stage.watch(isAskedAtTheEndOfRuns: true, changes: [{}])
    #expect(record.parts == [])
    #expect(record.rest.contains("3 scenarios: 3 passed"))
    #expect(!record.rest.contains("Ctrl-C ends it"))
    #expect(record.status == .interrupted)
  }

  @Test func `a changed brief is shown again, and nothing is run`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      changes: [
        { try stage.write(Stage.brief + "\n- CNT-03 Pears stay\n", to: "Scenarios/counter/brief.md") }
      ])
    #expect(!record.parts[1].contains("scenario:"))
    #expect(record.parts[1].contains("Counter   3 lines: 2 passed · 1 not covered"))
    #expect(record.status == .interrupted)
  }

  @Test func `new and deleted files`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      changes: [
        {
          try stage.write(
            "@CNT-02\nNew:\nGiven 1 apples, then 2 are left", to: "Scenarios/counter/new.scenario")
        },
        {
          try FileManager.default.removeItem(
            at: stage.folder.appendingPathComponent("Scenarios/counter/new.scenario"))
        },
      ])
    #expect(record.parts[1].contains("1 scenario: 1 failed"))
    #expect(record.parts[1].contains("✗ CNT-02  Nothing changes nothing    2 mapped · 2 ran · 1 passed"))
    #expect(!record.parts[2].contains("scenario:"))
    #expect(record.parts[2].contains("Counter   2 lines: 2 passed"))
    #expect(record.status == .interrupted)
  }

  @Test(arguments: ["Fixtures/counter.json", "Scenarios/counter/notes.txt"])
  func `a file that anything may rest on runs everything again`(path: String) async throws {
    let stage = try stage()
    let record = await stage.watch(changes: [{ try stage.write("{ }", to: path) }])
    #expect(record.parts[1].contains("3 scenarios: 3 passed"))
  }

  @Test func `a file that does not parse is told, and the watch goes on`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      changes: [
        { try stage.write("Feature: F\n  Scenario: S\n    Given 1 apples\n    Thn x\n", to: self.other) },
        { try stage.write("Feature: F\n  Scenario: S\n    Given 1 apples\n", to: self.other) },
      ])
    #expect(record.parts[1].contains("Scenarios/counter/other.feature:4:5: error: "))
    #expect(record.parts[1].hasSuffix("watching 4 files; Ctrl-C ends it\n"))
    #expect(record.parts[2].contains("1 scenario: 1 passed"))
    #expect(record.status == .interrupted)
  }

  @Test func `a file is watched however it is written`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      [stage.folder.path + "/Scenarios/./counter/../counter/other.feature"],
      changes: [{ try stage.write(try stage.read(self.other) + "    And 2 apples\n", to: self.other) }])
    #expect(record.parts[0].contains("1 scenario: 1 passed"))
    #expect(record.parts[1].hasPrefix("\nchanged: Scenarios/counter/other.feature\n"))
    #expect(record.parts[1].contains("1 scenario: 1 passed"))
  }

  @Test func `a line that leaves the brief does not end a watch`() async throws {
    let stage = try stage()
    let brief = "Scenarios/counter/brief.md"
    let record = await stage.watch(
      ["--requirement", "CNT-01"],
      changes: [
        { try stage.write("# Counter\n- CNT-02 Nothing changes nothing\n", to: brief) },
        { try stage.write(Stage.brief + "\n", to: brief) },
      ])
    #expect(record.parts.count == 3)
    #expect(record.parts[1].contains("no line 'CNT-01'"))
    #expect(record.status == .interrupted)
  }

  @Test func `a watch of one file leaves the others alone`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      [other, "--order", "reverse"],
      changes: [
        { try stage.write(Stage.eating + "\n# more\n", to: self.eating) },
        { try stage.write(try stage.read(self.other) + "\n# more\n", to: self.other) },
      ])
    #expect(record.parts[0].contains("1 scenario: 1 passed"))
    #expect(
      record.parts[1] == "\nchanged: Scenarios/counter/eating.feature\nwatching 4 files; Ctrl-C ends it\n")
    #expect(record.parts[2].contains("1 scenario: 1 passed"))
  }

  @Test func `what a run that ended early left out is run with the next change`() async throws {
    let stage = try Stage.shaky()
    let record = await stage.watch(
      ["--fail-fast"], suites: [shakySuite()],
      changes: [
        {
          try stage.write(
            "Feature: A\n  Scenario: Mended\n    Given a step that passes at attempt 0\n",
            to: "Scenarios/shaky/a.feature")
        }
      ])
    #expect(record.parts[0].contains("4 scenarios: 1 passed · 1 failed · 2 not run"))
    #expect(record.parts[1].contains("✓ Mended"))
    #expect(record.parts[1].contains("✗ Bad"))
  }

  @Test func `on a terminal it is the same`() async throws {
    let stage = try stage()
    let record = await stage.watch(
      isTerminal: true,
      changes: [
        { try stage.write(try stage.read(self.other) + "    And 2 apples\n", to: self.other) }
      ])
    #expect(record.parts[1].contains("Another"))
    #expect(record.status == .interrupted)
  }

  @Test func `wrong options end it at once`() async throws {
    let record = await (try stage()).watch(["--order", "sideways"], changes: [{}])
    #expect(record.parts == [])
    #expect(record.status == .usage)
  }

  @Test func `what a change does not touch is not said to be left out`() async throws {
    let stage = try stage()
    let more: @Sendable () throws -> Void = {
      try stage.write(try stage.read(self.other) + "    And 2 apples\n", to: self.other)
    }
    let record = await stage.watch(changes: [more])
    #expect(record.parts[1].contains("1 scenario: 1 passed"))
    #expect(!record.parts[1].contains("left out"))
    let narrowed = await stage.watch(["--tags", "not @CNT-01"], changes: [more])
    #expect(narrowed.parts[0].contains("1 left out by the selection"))
    #expect(narrowed.parts[1].contains("1 left out by the selection"))
  }

  @Test func `one file is one file`() async throws {
    let stage = try Stage(["a.scenario": "Given nothing"])
    let record = await stage.watch(["a.scenario"], changes: [])
    #expect(record.parts[0].hasSuffix("watching 1 file; Ctrl-C ends it\n"))
  }

  @Test func `a file behind a linked folder, and one with an ending in capitals, are watched`() async throws {
    let stage = try stage()
    try stage.write("Far:\nGiven 1 apples\n", to: "elsewhere/far.scenario")
    let counter = stage.folder.path + "/Scenarios/counter"
    try FileManager.default.createSymbolicLink(
      atPath: counter + "/linked", withDestinationPath: "../../elsewhere")
    try FileManager.default.createSymbolicLink(atPath: counter + "/loop", withDestinationPath: ".")
    let record = await stage.watch(
      changes: [
        { try stage.write("Far:\nGiven 2 apples\n", to: "elsewhere/far.scenario") },
        { try stage.write("Up:\nGiven 1 apples\n", to: "Scenarios/counter/UP.SCENARIO") },
      ])
    #expect(record.parts[0].hasSuffix("watching 5 files; Ctrl-C ends it\n"))
    #expect(record.parts[1].hasPrefix("\nchanged: Scenarios/counter/linked/far.scenario\n"))
    #expect(record.parts[1].contains("1 scenario: 1 passed"))
    #expect(record.parts[2].contains("1 scenario: 1 passed"))
  }
}
