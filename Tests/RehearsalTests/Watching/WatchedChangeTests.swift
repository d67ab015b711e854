import Foundation
import Testing

@testable import Rehearsal

struct WatchedChangeTests {
  @Test(
    arguments: [
      (
        ["a/b.feature", "c.scenario", "d.feature.md"],
        .scenarios(["a/b.feature", "c.scenario", "d.feature.md"], hasBrief: false)
      ),
      (["a/brief.md"], .scenarios([], hasBrief: true)),
      (["a/brief.md", "a/b.feature"], .scenarios(["a/b.feature"], hasBrief: true)),
      (["a/notes.md"], .everything), (["a/b.feature", "Fixtures/a.json"], .everything),
    ] as [([String], WatchedChange)])
  func `scenario files and briefs touch themselves, anything else touches everything`(
    paths: [String], change: WatchedChange
  ) {
    #expect(WatchedChange(paths) == change)
  }

  @Test func `a file is changed by another content, by coming and by going`() throws {
    let stage = try Stage(["a/one.txt": "1", "a/b/two.txt": "2", "a/.hidden": "3"])
    let console = Console(write: { _ in }, writeError: { _ in }, folder: stage.folder.path)
    let first = WatchedFiles(["a", "a/one.txt", "missing"], console: console)
    #expect(first.count == 2)
    #expect(WatchedFiles(["./a"], console: console).changes(since: first) == [])
    try stage.write("12", to: "a/one.txt")
    try stage.write("3", to: "a/three.txt")
    #expect(WatchedFiles(["a"], console: console).changes(since: first) == ["a/one.txt", "a/three.txt"])
    #expect(WatchedFiles(["a/b"], console: console).changes(since: first) == ["a/one.txt"])
  }
}
