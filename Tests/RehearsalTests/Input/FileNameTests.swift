import Foundation
import Rehearsal
import Testing

struct FileNameTests {
  @Test(arguments: ["", "./", ".//Scenarios/../", "/FOLDER/", "/FOLDER/./Scenarios/../"])
  func `reports name a file from the folder where the command runs, however it is written`(
    prefix: String
  ) async throws {
    let stage = try Stage.good()
    let folder = String(stage.folder.path.dropFirst())
    let path = prefix.replacing("FOLDER", with: folder) + "Scenarios/counter"
    let end = await stage.run(path, "-f", "junit")
    #expect(end.status == .success)
    #expect(end.output.contains(#" file="Scenarios/counter/eating.feature" "#), "\(end.output)")
    #expect(end.output.contains(#"<testcase classname="Scenarios/counter/eating" "#))
  }

  @Test func `a file that is named in two ways is read once`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("Scenarios/counter/eating.feature", "./Scenarios//counter/eating.feature")
    #expect(end.output.hasPrefix("2 scenarios: 2 passed"))
  }

  @Test func `a file elsewhere keeps its whole path`() async throws {
    let stage = try Stage.good()
    let other = try Stage.good()
    let path = other.folder.path + "/Scenarios/counter/eating.feature"
    let end = await stage.run(path, "-f", "junit")
    #expect(end.output.contains(" file=\"\(path)\" "))
  }

  @Test func `names that look alike are two files where the system has two`() async throws {
    let stage = try Stage.good()
    let folder = stage.folder.appending(path: "Scenarios/counter")
    let names = ["caf\u{E9}", "cafe\u{301}"]
    for name in names {
      try "Feature: F\n  Scenario: S\n    Given 3 apples\n".write(
        to: folder.appending(path: "\(name).feature"), atomically: false, encoding: .utf8)
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path()).count {
      $0.hasPrefix("caf")
    }
    let paths = names.map { "Scenarios/counter/\($0).feature" }
    for arguments in [paths, ["Scenarios/counter"]] {
      let listed = await stage.run(arguments.map { $0 } + ["--list"])
      // Of a line in one of them the other knows nothing.
      #expect(listed.output.split(separator: "\n").count { $0.contains("Scenarios/counter/caf") } == found)
    }
    let one = await stage.run([paths[0] + ":2", paths[1], "--list"])
    #expect(one.output.split(separator: "\n").count { $0.contains("Scenarios/counter/caf") } == found)
    let ran = await stage.run(paths)
    #expect(
      ran.output.hasPrefix(found == 1 ? "1 scenario: 1 passed" : "2 scenarios: 2 passed"), "\(ran.output)")
  }

  @Test func `a pipe is no file, and neither is a device`() async throws {
    let stage = try Stage.good()
    let pipe = stage.folder.appending(path: "p.feature")
    #expect(mkfifo(pipe.path(), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: stage.folder.appending(path: "d.feature").path(), withDestinationPath: "/dev/null")
    for name in ["p.feature", "d.feature"] {
      let end = await stage.run(name)
      #expect(end.status == .usage)
      #expect(
        end.errors == """
          error: '\(name)' cannot be read: it is a pipe or a device
          note: name a file; '-' reads a text from standard input

          """)
    }
  }
}
