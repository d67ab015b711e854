import Foundation
import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// How the reports that have a place for attachments hold what is large, and what lies in a file.
struct HeldContentTests {
  private static let large = String(repeating: "é", count: 500_001)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path(percentEncoded: false) }

  /// A run whose first step adds something and whose second one comes when the files are gone.
  private func tell(_ added: [RunAttachment], _ reporter: any RunObserver) {
    for event in GoldenRun.hooks.events {
      reporter.receive(event)
      guard case .stepStarted(let testCase, index: 0) = event, testCase.id == 0 else { continue }
      for attachment in added {
        reporter.receive(.attached(attachment, .step(testCase, index: 0)))
        if case .file(let path) = attachment.content { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  private func reporter(_ name: String, _ output: ReportOutput) throws -> any RunObserver {
    try ReporterCatalog.kind(named: name).make(ReporterContext(output: output, now: { .zero }))
  }

  private func write(_ count: Int, to name: String) throws -> RunAttachment {
    try Data(repeating: 7, count: count).write(to: URL(filePath: path(name)))
    return RunAttachment(.file(path(name)), mediaType: "video/mp4")
  }

  private let texts = [
    RunAttachment(.text(large), mediaType: "text/plain", fileName: "50% #1.txt"),
    RunAttachment(.bytes(Array(large.utf8)), mediaType: "image/png"),
    RunAttachment(.text(large), mediaType: RunAttachment.logMediaType),
  ]

  @Test(arguments: ["html", "json", "message"])
  func `what is large lies whole beside the report, which names it`(_ name: String) throws {
    let file = try ReportFile(creating: path("report"))
    tell(texts + [try write(2_000_000, to: "film.mp4")], try reporter(name, file.output()))
    try file.close()
    let report = try String(contentsOfFile: path("report"), encoding: .utf8)
    let names = ["1-50% #1.txt", "2.png", "3.txt", "4-film.mp4"]
    for place in names {
      let shown = name == "message" ? URIReference.text(of: place) : place
      #expect(report.contains("\"report.files/\(shown)\""), "\(place)")
    }
    #expect(!report.contains("éééé"))
    for place in names.dropLast() {
      #expect(try String(contentsOfFile: path("report.files/\(place)"), encoding: .utf8) == Self.large)
    }
    #expect(try Data(contentsOf: URL(filePath: path("report.files/4-film.mp4"))).count == 2_000_000)
  }

  @Test(arguments: ["html", "json", "message"])
  func `where nothing lies beside the report a file stands in it, a large one with the remedy`(
    _ name: String
  ) throws {
    let paper = Paper()
    var output = paper.output
    output.keep = nil
    let added = [try write(3, to: "short.mp4"), try write(1_000_001, to: "long.mp4")] + texts
    tell(added, try reporter(name, output))
    #expect(paper.text.contains("\"BwcH\""))
    #expect(paper.text.contains("short.mp4"))
    #expect(!paper.text.contains(folder.url.lastPathComponent))
    let remark =
      " bytes, too many to stand in the report; with '--format \(name):FILE' they are kept beside it"
    #expect(paper.text.components(separatedBy: "1000001\(remark)").count == 2)
    #expect(paper.text.components(separatedBy: "1000002\(remark)").count == 4)
  }

  @Test(arguments: ["terminal", "pretty", "junit", "tap", "teamcity"])
  func `reports in plain text tell the size of a file as of bytes`(_ name: String) throws {
    let film = RunAttachment(.stored("gone", count: 12), mediaType: "video/mp4", fileName: "film.mp4")
    var told: [String] = []
    for added in [[try write(12, to: "film.mp4")], [film]] {
      let paper = Paper()
      tell(added + [texts[0]], try reporter(name, paper.output))
      told.append(paper.text)
    }
    #expect(told[0] == told[1])
  }

  @Test func `no report in plain text holds on to what is large`() {
    for attachment in texts {
      #expect(attachment.withoutContent.content == .stored("", count: 1_000_002))
    }
    var log = AttemptLog()
    for event in GoldenRun.hooks.events {
      if let attempt = log.receive(event) {
        #expect(
          attempt.attachments.values.joined().allSatisfy { $0.content == .stored("", count: 1_000_002) })
        #expect(attempt.attachments.isEmpty == (attempt.testCase.id != 0))
      }
      guard case .stepStarted(let testCase, index: 0) = event, testCase.id == 0 else { continue }
      for attachment in texts { _ = log.receive(.attached(attachment, .step(testCase, index: 0))) }
    }
  }

  @Test func `messages give back what lies beside them as it was named`() throws {
    let file = try ReportFile(creating: path("run.ndjson"))
    tell(texts + [try write(5, to: "film.mp4")], try reporter("message", file.output()))
    try file.close()
    var read: [RunAttachment] = []
    _ = try MessageReader.read(file: path("run.ndjson")) { event in
      if case .attached(let attachment, _) = event { read.append(attachment) }
    }
    let kept = path("run.ndjson.files")
    #expect(
      read == [
        RunAttachment(
          .stored("\(kept)/1-50% #1.txt", count: 1_000_002), mediaType: "text/plain", fileName: "50% #1.txt"),
        RunAttachment(.stored("\(kept)/2.png", count: 1_000_002), mediaType: "image/png"),
        RunAttachment(.stored("\(kept)/3.txt", count: 1_000_002), mediaType: RunAttachment.logMediaType),
        RunAttachment(.stored("\(kept)/4-film.mp4", count: 5), mediaType: "video/mp4", fileName: "film.mp4"),
      ])
  }
}
