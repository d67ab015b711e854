import Foundation
import Testing

@testable import Rehearsal

struct ScenarioFilesTests {
  @Test(
    arguments: [
      ("a.feature", "a.feature", []), ("a.feature:12", "a.feature", [12]),
      ("a.feature:12:3", "a.feature", [3, 12]), ("a.feature:3:3", "a.feature", [3]),
      ("a:b.feature", "a:b.feature", []), ("a:1:b:2", "a:1:b", [2]), ("a.feature:0", "a.feature:0", []),
      ("a.feature:", "a.feature:", []), ("12", "12", []), (":12", "", [12]), ("", "", []),
    ] as [(String, String, [Int])])
  func `lines are told from the path that they are in`(operand: String, path: String, lines: [Int]) throws {
    let stage = try Stage()
    let console = Console(write: { _ in }, writeError: { _ in }, folder: stage.folder.path)
    let parts = ScenarioFiles.split(operand, console)
    #expect(parts.path == path)
    #expect(parts.lines == (lines.isEmpty ? nil : lines))
  }
}
