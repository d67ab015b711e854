import Foundation
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// The folder beside a report holds what this run wrote, and what others put there.
struct KeptFilesTests {
  private let folder: TemporaryFolder
  private let report: String
  private let kept: String

  init() throws {
    folder = try TemporaryFolder()
    report = folder.url.appending(path: "page.html").path()
    kept = report + ".files"
  }

  private func note(_ text: String, _ name: String? = nil) -> RunAttachment {
    RunAttachment(.text(text), mediaType: "text/plain", fileName: name)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: kept).filter { $0 != KeptFiles.list }.sorted()
  }

  @Test func `texts, bytes and files are kept as they are, under their names or what they are`() throws {
    let files = KeptFiles(beside: report)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let film = folder.url.appending(path: "film.mp4").path()
    try Data(bytes).write(to: URL(filePath: film))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "latest.mp4").path(), withDestinationPath: "film.mp4")
    #expect(files.keep(note("ação")) == "page.html.files/1.txt")
    #expect(files.keep(note("two", "../a\n\0b.log")) == "page.html.files/2-..-a--b.log")
    #expect(files.keep(RunAttachment(.bytes(bytes), mediaType: "x/y")) == "page.html.files/3.data")
    for name in ["film", "latest"] {
      let path = folder.url.appending(path: "\(name).mp4").path()
      _ = files.keep(RunAttachment(.file(path), mediaType: "video/mp4"))
    }
    #expect(files.failure == nil)
    #expect(try names() == ["1.txt", "2-..-a--b.log", "3.data", "4-film.mp4", "5-latest.mp4"])
    #expect(try String(contentsOfFile: kept + "/1.txt", encoding: .utf8) == "ação")
    for name in ["3.data", "4-film.mp4", "5-latest.mp4"] {
      #expect(try Data(contentsOf: URL(filePath: "\(kept)/\(name)")) == Data(bytes))
    }
  }

  @Test func `a name too long for a file loses its beginning`() throws {
    let files = KeptFiles(beside: report)
    let place = try #require(files.keep(note("", String(repeating: "é", count: 300) + ".txt")))
    #expect(place == "page.html.files/1-" + String(repeating: "é", count: 98) + ".txt")
  }

  @Test func `the next run takes away what the last one kept, and nothing else`() throws {
    let first = try ReportFile(creating: report).output()
    for text in ["a", "b", "c"] { _ = first.keep?(note(text, "n.txt")) }
    try Data("mine".utf8).write(to: URL(filePath: kept + "/2-mine.txt"))
    let second = try ReportFile(creating: report).output()
    #expect(try names() == ["2-mine.txt"])
    try Data("mine".utf8).write(to: URL(filePath: kept + "/1-n.txt"))
    #expect(second.keep?(note("new", "n.txt")) == "page.html.files/2-n.txt")
    _ = try ReportFile(creating: report)
    #expect(try names() == ["1-n.txt", "2-mine.txt"])
    #expect(try String(contentsOfFile: kept + "/1-n.txt", encoding: .utf8) == "mine")
  }

  @Test func `a folder with nothing else in it goes with them`() throws {
    _ = try ReportFile(creating: report).output().keep?(note("a"))
    #expect(FileManager.default.fileExists(atPath: kept))
    _ = try ReportFile(creating: report)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `a list that names files elsewhere removes none of them`() throws {
    let outside = folder.url.appending(path: "outside.txt").path()
    try Data("mine".utf8).write(to: URL(filePath: outside))
    _ = KeptFiles(beside: report).keep(note("a"))
    try Data("../outside.txt\n..\n1.txt\n".utf8).write(to: URL(filePath: "\(kept)/\(KeptFiles.list)"))
    KeptFiles(beside: report).removeEarlier()
    #expect(FileManager.default.fileExists(atPath: outside))
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `beside a device and behind standard output nothing is kept`() throws {
    #expect(try ReportFile(creating: "/dev/null").output().keep == nil)
    #expect(ReportFile(descriptor: 1, name: "-").output().keep == nil)
    let summary = folder.url.appending(path: "summary.md").path()
    #expect(try ReportFile(appendingTo: summary).output().keep == nil)
  }

  @Test func `a folder and what has no end are not kept, and leave nothing`() throws {
    let files = KeptFiles(beside: report)
    for path in [folder.url.path(), "/dev/zero"] {
      #expect(files.keep(RunAttachment(.file(path), mediaType: "x/y", fileName: "z")) == nil)
    }
    #expect(files.failure == .cannotKeep(path: folder.url.path(), folder: kept))
    #expect(try names() == [])
  }
}
