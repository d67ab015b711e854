import Foundation
import Testing

@testable import Rehearsal

/// What a watch looks at besides the folder of all scenarios.
struct WatchedPlacesTests {
  private let other = "elsewhere/other.feature"

  private func stage() throws -> Stage {
    let stage = try Stage.good()
    try stage.write(
      "Feature: Other\n  Scenario: Another\n    Given 1 apples\n    Then 2 are left\n", to: other)
    return stage
  }

  @Test func `the files of a rerun list are watched`() async throws {
    let stage = try stage()
    _ = await stage.run(other, "-f", "rerun:failed.txt")
    let record = await stage.watch(
      ["--rerun", "failed.txt"],
      changes: [
        { try stage.write(try stage.read(self.other).replacing("2 are", with: "1 are"), to: self.other) }
      ])
    try #require(record.parts.count == 2)
    #expect(record.parts[0].contains("1 scenario: 1 failed"))
    #expect(record.parts[0].hasSuffix("watching 4 files; Ctrl-C ends it\n"))
    #expect(record.parts[1].hasPrefix("\nchanged: elsewhere/other.feature\n"))
    #expect(record.parts[1].contains("1 scenario: 1 passed"))
    #expect(record.status == .interrupted)
  }

  @Test(arguments: [[], ["--dry-run"]])
  func `a place that is not there is refused`(options: [String]) async throws {
    let stage = try stage()
    for place in ["Scenarios/counter/eatin.feature", "elsewhere/no:3"] {
      let record = await stage.watch(options + [other, place], changes: [{}])
      let name = place.replacing(":3", with: "")
      #expect(record.parts == [])
      #expect(
        record.rest == "error: there is no file or folder '\(name)'\nnote: check the spelling of the path\n")
      #expect(record.status == .usage)
    }
  }

  @Test func `where there are no scenarios at all there is nothing to wait for`() async throws {
    let record = await (try Stage()).watch(changes: [{}])
    #expect(record.rest.hasPrefix("error: there is no file or folder 'Scenarios'\n"))
    #expect(record.status == .usage)
  }

  @Test func `a file that goes away while it is watched may come back`() async throws {
    let stage = try stage()
    let path = stage.folder.appendingPathComponent(other)
    let text = try stage.read(other).replacing("2 are", with: "1 are")
    let record = await stage.watch(
      [other],
      changes: [
        { try FileManager.default.removeItem(at: path) }, { try stage.write(text, to: self.other) },
      ])
    try #require(record.parts.count == 3)
    #expect(record.parts[1].contains("error: there is no file or folder 'elsewhere/other.feature'"))
    #expect(record.parts[2].contains("1 scenario: 1 passed"))
    #expect(record.status == .interrupted)
  }
}
