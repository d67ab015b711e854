import Foundation
import Testing

@testable import Rehearsal

/// Reports that cannot be created, beside others that can.
struct RefusedReportTests {
  private func problem(_ path: String) -> String {
    "\(path): error: the report cannot be created: not a directory\n"
  }

  private static let remedy =
    "note: name a file that can be written to; folders on the way to it are made where that is allowed\n"

  @Test func `each is told at first and at last, and all others are written`() async throws {
    let stage = try Stage.good()
    try stage.write("in the way", to: "file")
    try stage.write("OLD", to: "old.xml")
    try stage.write("1-a.txt\n", to: "old.xml.files/.kept-by-rehearse")
    try stage.write("old", to: "old.xml.files/1-a.txt")
    let end = await stage.run(
      "-f", "junit:old.xml", "-f", "json:file/a.json", "-f", "html:file/b.html", "-f", "tap:new/c.tap")
    let (one, other) = (stage.folder.path + "/file/a.json", stage.folder.path + "/file/b.html")
    #expect(
      end.errors
        == problem(one) + Self.remedy + problem(other) + Self.remedy + problem(one) + problem(other))
    #expect(end.output.hasPrefix("2 scenarios: 2 passed   TIME\n\nCounter   2 lines"))
    #expect(end.status == .usage)
    #expect(try stage.read("old.xml").contains("<testcase"))
    #expect(try stage.read("new/c.tap").hasPrefix("TAP version 13\n"))
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/old.xml.files"))
  }

  @Test func `a scenario that fails outweighs them`() async throws {
    let stage = try Stage(["file": "in the way"])
    let end = await stage.run("-e", "Given 1 apples, Then 2 are left", "-f", "json:file/a.json")
    let path = stage.folder.path + "/file/a.json"
    #expect(end.errors == problem(path) + Self.remedy + problem(path))
    #expect(end.output.contains("1 failed"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `with a summary that cannot be written, the rest of the report is`() async throws {
    let stage = try Stage.good()
    let end = await stage.run(
      ["-f", "github:log.txt", "-f", "json:a.json"], environment: ["GITHUB_STEP_SUMMARY": stage.folder.path])
    let problem = "\(stage.folder.path): error: the summary of the job cannot be written: is a directory\n"
    #expect(
      end.errors == problem
        + "note: GITHUB_STEP_SUMMARY names it, and no folder is made for it; correct it or take it away\n"
        + problem)
    #expect(try stage.read("log.txt").hasPrefix("2 scenarios: 2 passed"))
    #expect(try stage.read("a.json").hasPrefix("{"))
    #expect(end.status == .usage)
  }

  @Test(arguments: [["-f", "json:old.xml"], ["-f", "json:Scenarios/counter/brief.md"], ["-f", "nope:a"]])
  func `what is wrong with the options is refused before any file is touched`(other: [String]) async throws {
    let stage = try Stage.good()
    try stage.write("OLD", to: "old.xml")
    let end = await stage.run(["-f", "tap:out/new.tap", "-f", "junit:old.xml"] + other)
    #expect(end.errors.hasPrefix("error: "))
    #expect(end.output == "")
    #expect(end.status == .usage)
    #expect(try stage.read("old.xml") == "OLD")
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/out"))
  }

  @Test func `a merge writes the others, too`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let end = await stage.run(
      "merge", "1.ndjson", "2.ndjson", "-f", "json:1.ndjson/all.json", "-f", "tap:all.tap")
    let path = stage.folder.path + "/1.ndjson/all.json"
    #expect(end.errors == problem(path) + Self.remedy + problem(path))
    #expect(try stage.read("all.tap").hasPrefix("TAP version 13\n"))
    #expect(end.status == .usage)
  }

  @Test func `so does a list`() async throws {
    let stage = try Stage.good()
    try stage.write("in the way", to: "file")
    let end = await stage.run("--list", "-f", "json:file/a.json", "-f", "json:b.json")
    #expect(end.errors == problem(stage.folder.path + "/file/a.json") + Self.remedy)
    #expect(end.output.hasPrefix("Scenarios/counter/eating.feature:3  Two of five"))
    #expect(try stage.read("b.json").hasPrefix("{"))
    #expect(end.status == .usage)
  }

  @Test func `and so does a look for mistakes`() async throws {
    let stage = try Stage.good()
    try stage.write("in the way", to: "file")
    let end = await stage.run("lint", "-f", "json:file/a.json", "-f", "json:b.json")
    #expect(end.errors == problem(stage.folder.path + "/file/a.json") + Self.remedy)
    #expect(try stage.read("b.json").hasPrefix("{"))
    #expect(end.status == .usage)
  }
}
