import Foundation
import Rehearsal
import TestSupport
import Testing

/// What is read of a folder, and what is said of what is not.
struct FolderContentTests {
  private static let app = "Scenarios/counter"

  /// Makes an empty file, or a folder, under a name of any octets; false where the system takes no such name.
  private static func make(_ name: [UInt8], isFolder: Bool = false, in folder: String) -> Bool {
    let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name).map(CChar.init(bitPattern:)) + [0]
    if isFolder { return mkdir(path, 0o755) == 0 }
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
    guard descriptor >= 0 else { return false }
    return close(descriptor) == 0
  }

  /// Systems whose file names are text refuse any other.
  private static let takesAnyName: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return make([0xFF], in: folder.url.path)
  }()

  private func link(_ stage: Stage, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: stage.folder.path + "/" + path, withDestinationPath: target)
  }

  @Test func `an ending in capitals is an ending`() async throws {
    let stage = try Stage.good()
    try stage.write("Feature: Up\n  Scenario: Up\n    Given nothing\n", to: "\(Self.app)/UP.FEATURE")
    try stage.write("# Feature: Mark\n## Scenario: Mark\n* Given nothing\n", to: "\(Self.app)/M.Feature.MD")
    try stage.write("Short:\nGiven nothing\n", to: "\(Self.app)/S.SCENARIO")
    let end = await stage.run("-f", "pretty")
    #expect(end.output.contains("5 scenarios: 5 passed"))
    #expect(await stage.run("\(Self.app)/UP.FEATURE").output.hasPrefix("1 scenario: 1 passed"))
    #expect(await stage.run("format", "--check").output.contains("\n4 files: "))
    let junit = await stage.run("-f", "junit", "\(Self.app)/M.Feature.MD")
    #expect(junit.output.contains(#"classname="Scenarios/counter/M""#))
  }

  @Test func `a linked folder is read like any other, for every command`() async throws {
    let stage = try Stage.good()
    try stage.write("Far:\nGiven 1 apples\n", to: "elsewhere/deep/far.scenario")
    try link(stage, "\(Self.app)/linked", to: "../../elsewhere")
    let end = await stage.run("--list")
    #expect(end.output.contains("Scenarios/counter/linked/deep/far.scenario:1  Far\n"), "\(end.output)")
    #expect(await stage.run().output.hasPrefix("3 scenarios: 3 passed"))
    #expect(await stage.run("format", "--check").output.contains("2 files"))
    try stage.write("Far:\nGiven 1 appels\n", to: "elsewhere/deep/far.scenario")
    #expect(await stage.run("lint").output.contains("Scenarios/counter/linked/deep/far.scenario:2:"))
  }

  @Test func `links that lead back are followed once`() async throws {
    let stage = try Stage.good()
    try stage.write("Far:\nGiven 1 apples\n", to: "elsewhere/far.scenario")
    try link(stage, "\(Self.app)/linked", to: "../../elsewhere")
    try link(stage, "elsewhere/back", to: "../Scenarios/counter")
    try link(stage, "elsewhere/self", to: ".")
    #expect(await stage.run().output.hasPrefix("3 scenarios: 3 passed"))
  }

  @Test func `a folder that two apps link belongs to both`() async throws {
    let stage = try Stage(["Scenarios/counter/shared/a.scenario": "Given nothing"])
    try FileManager.default.createDirectory(
      atPath: stage.folder.path + "/Scenarios/shop", withIntermediateDirectories: true)
    try link(stage, "Scenarios/shop/shared", to: "../counter/shared")
    let end = await stage.run(["--list"], suites: [counterSuite(), shopSuite()])
    #expect(end.output.contains("Scenarios/counter/shared/a.scenario:1"))
    #expect(end.output.contains("Scenarios/shop/shared/a.scenario:1"))
  }

  @Test func `a link that leads nowhere is told of where scenarios may be behind it`() async throws {
    let stage = try Stage.good()
    try link(stage, "\(Self.app)/gone.feature", to: "no/such.feature")
    try link(stage, "\(Self.app)/shared", to: "../../no")
    try link(stage, "\(Self.app)/notes.txt", to: "no.txt")
    for command in [["run"], ["lint"], ["format"]] {
      let end = await stage.run(command)
      #expect(end.status == .usage)
      #expect(
        end.errors == """
          error: 'Scenarios/counter/gone.feature' is a link that leads nowhere
          note: mend the link, or take it away
          error: 'Scenarios/counter/shared' is a link that leads nowhere
          note: mend the link, or take it away

          """)
    }
  }

  @Test(.enabled(if: takesAnyName, "this system takes no file name but text"))
  func `a name that is not UTF-8 is an error that says where`() async throws {
    let stage = try Stage.good()
    let folder = stage.folder.path + "/" + Self.app
    #expect(Self.make(Array("caf".utf8) + [0xE9] + Array(".feature".utf8), in: folder))
    #expect(Self.make(Array("ol".utf8) + [0xE1], isFolder: true, in: folder))
    // What is no scenario file is nobody's business.
    #expect(Self.make(Array("caf".utf8) + [0xE9] + Array(".txt".utf8), in: folder))
    for command in [["run"], ["lint"], ["format"], ["run", Self.app]] {
      let end = await stage.run(command)
      #expect(end.status == .usage)
      #expect(
        end.errors == #"""
          error: 'Scenarios/counter/caf\xE9.feature' cannot be read: its name is not UTF-8
          note: give it a name in UTF-8
          error: 'Scenarios/counter/ol\xE1' cannot be read: its name is not UTF-8
          note: give it a name in UTF-8

          """#)
    }
  }

  @Test func `a name with the sign for what is no text is a name`() async throws {
    let stage = try Stage.good()
    try stage.write("Given nothing", to: "\(Self.app)/a\u{FFFD}.scenario")
    #expect(await stage.run().output.hasPrefix("3 scenarios: 3 passed"))
  }
}
