import Foundation
import Testing

@testable import Rehearsal

struct EditorLeftoverTests {
  @Test(arguments: [
    "age.feature~", "age.scenario~", "brief.md~", "#age.feature#", "age.feature.swp", "age.swo",
    "age.feature.tmp",
    "age.feature.bak", "age.feature.orig", "age.feature.rej", "age.feature___jb_tmp___",
    "age.feature___jb_old___",
  ]) func `what editors leave behind is known by its name`(name: String) {
    #expect(EditorLeftover.isOne(name, size: 12))
  }

  @Test(arguments: [
    "age.feature", "brief.md", "notes.txt", "4914", "04913", "4790", "#", "#1", "1#", "tmp", "a.json",
  ])
  func `anything else is none`(name: String) {
    #expect(!EditorLeftover.isOne(name, size: 0))
  }

  @Test(arguments: ["4913", "5036", "5159"]) func `what Vim tries with is empty, a fixture is not`(
    name: String
  ) {
    #expect(EditorLeftover.isOne(name, size: 0))
    #expect(!EditorLeftover.isOne(name, size: 2))
    #expect(!EditorLeftover.isOne(name, size: nil))
  }

  @Test(arguments: ["Scenarios/counter/4913", "Scenarios/counter/eating.feature~", "Fixtures/#counter.json#"])
  func `a leftover that comes and goes runs nothing and is not told`(path: String) async throws {
    let stage = try Stage.good()
    try stage.write("{}", to: "Fixtures/counter.json")
    let record = await stage.watch(
      changes: [
        { try stage.write("", to: path) },
        { try FileManager.default.removeItem(at: stage.folder.appendingPathComponent(path)) },
        { try stage.write("{ }", to: "Fixtures/counter.json") },
      ])
    #expect(record.parts.count == 4)
    #expect(record.parts[0].hasSuffix("watching 3 files; Ctrl-C ends it\n"))
    #expect(record.parts[1...2] == ["", ""])
    #expect(record.parts[3].hasPrefix("\nchanged: Fixtures/counter.json\n"))
    #expect(record.parts[3].contains("2 scenarios: 2 passed"))
  }

  @Test func `a file that is saved by way of a leftover is run alone`() async throws {
    let stage = try Stage.good()
    let record = await stage.watch(
      changes: [
        {
          try stage.write(Stage.eating, to: "Scenarios/counter/eating.feature~")
          try stage.write(Stage.eating + "\n", to: "Scenarios/counter/eating.feature")
        }
      ])
    #expect(record.parts[1].hasPrefix("\nchanged: Scenarios/counter/eating.feature\n"))
    #expect(record.parts[1].contains("2 scenarios: 2 passed"))
  }
}
