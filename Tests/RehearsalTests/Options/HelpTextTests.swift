import Foundation
import Rehearsal
import TestSupport
import Testing

struct HelpTextTests {
  @Test(
    arguments: [
      ("overview", ["--help"]), ("run", ["run", "--help"]), ("steps", ["steps", "-h"]),
      ("serve", ["help", "serve"]), ("format", ["format", "-h"]), ("convert", ["convert", "-h"]),
      ("lint", ["lint", "-h"]), ("parse", ["help", "parse"]), ("merge", ["merge", "-h"]),
    ] as [(String, [String])])
  func `help is as recorded`(name: String, arguments: [String]) async throws {
    let end = try await Stage().run(arguments)
    #expect(end.status == .success)
    #expect(end.errors == "")
    try Golden.expect(end.output, "help/\(name).txt")
  }

  @Test(
    arguments: [
      (["--help"], ["-h"]), (["--help"], ["help"]), (["run", "--help"], ["help", "run"]),
      (["run", "--help"], ["Scenarios/a.feature", "--help"]),
      (["run", "--help"], ["-e", "Given nothing", "-h"]),
      (["serve", "--help"], ["serve", "nothing", "-h"]),
    ] as [([String], [String])])
  func `help has several ways`(one: [String], other: [String]) async throws {
    let stage = try Stage()
    #expect(await stage.run(one).output == stage.run(other).output)
  }

  @Test func `no line of help is wider than a narrow terminal`() async throws {
    for arguments in [
      ["--help"], ["run", "-h"], ["steps", "-h"], ["serve", "-h"], ["format", "-h"], ["convert", "-h"],
      ["lint", "-h"], ["parse", "-h"], ["merge", "-h"],
    ] {
      let end = try await Stage().run(arguments)
      for line in end.output.split(separator: "\n") where !line.contains("rehearse -e") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func `the version`() async throws {
    let end = try await Stage().run("--version")
    #expect(end.output == "rehearse \(Rehearsals.version)\n")
    #expect(end.status == .success)
  }

  @Test func `README says of each exit status what help says`() async throws {
    let help = try await Stage().run("--help").output
    let rows = try #require(help.components(separatedBy: "EXIT STATUS\n").last).split(separator: "\n")
    let table = try await Document.section("Gate CI").map(\.text).filter { $0.contains(#/^\| \d+ \| /#) }
    #expect(rows.count == 7)
    for (row, line) in zip(rows, table) {
      let parts = row.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(line.hasPrefix("| \(parts[0]) | \(parts[1])"), "\(row)")
    }
    #expect(table.count == rows.count)
  }

  @Test func `each option of rehearse that README and the guides name is in help`() async throws {
    var known: Set<Substring> = ["--sshlogin", "--test_filter"]
    for command in ["run", "steps", "serve", "format", "convert", "lint", "parse", "merge"] {
      known.formUnion(Self.options(in: try await Stage().run([command, "-h"]).output))
    }
    var count = 0
    for document in try await Document.all() where !document.path.hasPrefix("Sources/Benchmarks") {
      for line in document.lines where !line.isCode {
        for option in line.text.matches(of: /`[^`]+`/).flatMap({ Self.options(in: String($0.output)) }) {
          count += 1
          #expect(known.contains(option), "\(document):\(line.number)")
        }
      }
    }
    #expect(count > 30)
  }

  private static func options(in text: String) -> [Substring] {
    text.matches(of: /--[a-z][a-z_-]+/).map(\.output)
  }
}
