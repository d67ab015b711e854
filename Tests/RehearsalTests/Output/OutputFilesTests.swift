import Foundation
import Testing

@testable import Rehearsal

/// Files that are written: never two things to one, and never over what is read.
struct OutputFilesTests {
  private func refusal(_ problem: String) -> String {
    "error: a report would be written over \(problem)\nnote: name another file for the report\n"
  }

  @Test(arguments: [
    "Scenarios/counter/eating.feature", "./Scenarios/counter/eating.feature", "Scenarios/counter/brief.md",
    "link.feature", "hard.feature",
  ]) func `a scenario file or a brief is not written over`(path: String) async throws {
    let stage = try Stage.good()
    let eating = stage.folder.appendingPathComponent("Scenarios/counter/eating.feature")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: stage.folder.appendingPathComponent("link.feature"), withDestinationURL: eating)
    try manager.linkItem(at: eating, to: stage.folder.appendingPathComponent("hard.feature"))
    for arguments in [[], ["--list"]] {
      let end = await stage.run(["Scenarios/counter/eating.feature", "-f", "json:\(path)"] + arguments)
      let isSame = path.hasPrefix("Scenarios")
      #expect(
        end.errors
          == refusal("'\(path)', which is read" + (isSame ? "" : " as 'Scenarios/counter/eating.feature'")))
      #expect(end.output == "")
      #expect(end.status == .usage)
    }
    #expect(try stage.read("Scenarios/counter/eating.feature") == Stage.eating)
    #expect(try stage.read("Scenarios/counter/brief.md") == Stage.brief)
  }

  @Test func `a list to run again is written over by its own next one alone`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("-f", "rerun:failed.txt")
    let list = try stage.read("failed.txt")
    let other = await stage.shaken("--rerun", "failed.txt", "-f", "json:./failed.txt")
    #expect(other.errors.hasSuffix(refusal("'./failed.txt', which is read as 'failed.txt'")))
    #expect(other.status == .usage)
    #expect(try stage.read("failed.txt") == list)
    _ = await stage.shaken("--rerun", "failed.txt", "--retry", "9", "-f", "rerun:./failed.txt")
    #expect(try stage.read("failed.txt").contains("# 0 scenarios of"))
  }

  @Test func `a report to balance by is not written over`() async throws {
    let stage = try Stage.shaky()
    _ = await stage.shaken("-f", "json:last.json")
    let report = try stage.read("last.json")
    let balance = await stage.shaken("--shard", "1/2", "--balance", "last.json", "-f", "json:last.json")
    #expect(balance.errors.hasSuffix(refusal("'last.json', which is read")))
    #expect(try stage.read("last.json") == report)
    #expect(balance.status == .usage)
  }

  @Test(arguments: ["1.ndjson", "./1.ndjson"]) func `a merge does not write over its shards`(
    path: String
  ) async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let before = try stage.read("1.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "message:\(path)")
    #expect(
      end.errors == refusal("'\(path)', which is read" + (path == "1.ndjson" ? "" : " as '1.ndjson'")))
    #expect(end.status == .usage)
    #expect(try stage.read("1.ndjson") == before)
  }

  @Test(arguments: ["Scenarios/counter/eating.feature", "Scenarios/counter/../counter/brief.md"])
  func `findings are not written over what they were found in`(path: String) async throws {
    let stage = try Stage.good()
    let end = await stage.run("lint", "-f", "sarif:\(path)")
    #expect(end.errors.hasPrefix("error: a report would be written over '\(path)', which is read"))
    #expect(end.status == .usage)
    #expect(try stage.read("Scenarios/counter/eating.feature") == Stage.eating)
    #expect(try stage.read("Scenarios/counter/brief.md") == Stage.brief)
  }

  /// Two names for one file, which is there before or is not.
  private static let names = [
    ("a.xml", "./a.xml"), ("a.xml", "new/../a.xml"), ("out/a.xml", "out//a.xml"), ("a.xml", "link.xml"),
    ("in/a.xml", "linked/a.xml"), ("a.xml", "hard.xml"),
  ]

  @Test(arguments: names, [true, false])
  func `two reports in one file are refused however it is called`(
    names: (String, String), isThere: Bool
  ) async throws {
    let stage = try Stage.good()
    let manager = FileManager.default
    if isThere || names.1 == "hard.xml" { try stage.write("old", to: names.0) }
    try manager.createDirectory(
      at: stage.folder.appendingPathComponent("in"), withIntermediateDirectories: true)
    for (link, target) in [("link.xml", "a.xml"), ("linked", "in")] {
      try manager.createSymbolicLink(
        atPath: stage.folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    if names.1 == "hard.xml" {
      try manager.linkItem(
        at: stage.folder.appendingPathComponent("a.xml"), to: stage.folder.appendingPathComponent("hard.xml"))
    }
    for command in [["run", "-f", "junit:\(names.0)", "-f", "json:\(names.1)"], lint(names)] {
      let end = await stage.run(command)
      #expect(
        end.errors == """
          error: two reports cannot share the file '\(names.1)', which '\(names.0)' leads to, too
          note: name another file for one of them

          """)
      #expect(end.output == "")
      #expect(end.status == .usage)
    }
    if isThere { #expect(try stage.read(names.0) == "old") }
  }

  private func lint(_ names: (String, String)) -> [String] {
    ["lint", "-f", "sarif:\(names.0)", "-f", "json:\(names.1)"]
  }

  @Test func `files that only look alike are two`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("-f", "junit:a/report", "-f", "json:b/report", "-f", "tap:report")
    #expect(end.status == .success)
    #expect(try stage.read("report").hasPrefix("TAP"))
  }

  @Test func `the summary of a job is a file as others are`() async throws {
    let stage = try Stage.good()
    let end = await stage.run(
      ["-f", "github", "-f", "json:./summary.md"], environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(
      end.errors == """
        error: two reports cannot share the file 'summary.md', which './summary.md' leads to, too
        note: name another file for one of them

        """)
  }

  @Test func `what Bazel asks for by another name is written once`() async throws {
    let stage = try Stage.good()
    let environment = ["XML_OUTPUT_FILE": stage.folder.path + "/test.xml"]
    let same = await stage.run(["-f", "junit:test.xml"], environment: environment)
    #expect(same.status == .success)
    #expect(try stage.read("test.xml").hasPrefix("<?xml"))
    let other = await stage.run(["-f", "json:test.xml"], environment: environment)
    #expect(other.errors.hasPrefix("error: two reports cannot share the file '"))
  }
}
