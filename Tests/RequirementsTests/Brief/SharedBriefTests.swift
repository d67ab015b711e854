import Foundation
import TestSupport
import Testing

@testable import Requirements

/// The briefs that lie beside the project; skipped, by name, where they do not.
struct SharedBriefTests {
  static let folder =
    (ProcessInfo.processInfo.environment["REHEARSAL_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? Golden.packageRoot.deletingLastPathComponent().appendingPathComponent("shared"))
    .appendingPathComponent("briefs")

  // The data are not part of the project.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder.path), "the shared briefs are not there"),
    arguments: [
      ("buy-crypto", "Buy Crypto", "BUY", 31), ("bank-statement", "Bank statement", "STM", 21),
      ("people", "People", "PPL", 22), ("characters", "Characters", "CHR", 15),
    ]) func `every line of a real brief is read`(file: String, title: String, prefix: String, count: Int)
    throws
  {
    let path = Self.folder.appendingPathComponent("\(file).md")
    let brief = try Brief(parsing: Array(Data(contentsOf: path)), path: "\(file).md")
    #expect(brief.title == title)
    let ids = (1...count).map { "\(prefix)-\($0 < 10 ? "0" : "")\($0)" }
    #expect(brief.lines.map(\.id) == ids)
    #expect(brief.lines.allSatisfy { $0.sections.first == "Requirement lines" && $0.waiver == nil })
  }
}
