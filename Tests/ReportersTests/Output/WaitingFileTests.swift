import Foundation
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// The file beside a message report for what waits to be told in it.
struct WaitingFileTests {
  private let folder: TemporaryFolder
  private let file: ReportFile
  private let waiting: WaitingFile
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    let report = folder.url.appending(path: "run.ndjson").path()
    file = try ReportFile(creating: report)
    waiting = try #require(file.output().waiting)
    url = URL(filePath: WaitingFile.path(beside: report))
  }

  private var content: [UInt8]? { (try? Data(contentsOf: url)).map { [UInt8]($0) } }
  private let head = WaitingReports.head(of: .seconds(5))

  @Test func `it has what names its run in front, and then what comes`() {
    #expect(content == nil)
    waiting.write(.more([1, 2]), of: .seconds(5))
    waiting.write(.more([3]), of: .seconds(5))
    #expect(content == head + [1, 2, 3])
    waiting.write(.anew([4]), of: .seconds(5))
    waiting.write(.more([5]), of: .seconds(5))
    #expect(content == head + [4, 5])
    waiting.write(.over, of: .seconds(5))
    #expect(content == nil)
  }

  @Test func `one that an earlier run left gives way`() throws {
    try Data(WaitingReports.head(of: .seconds(1)) + [9, 9, 9]).write(to: url)
    waiting.write(.more([1]), of: .seconds(5))
    #expect(content == head + [1])
    try Data(WaitingReports.head(of: .seconds(1))).write(to: url)
    waiting.remove()
    #expect(content == nil)
  }

  @Test func `a file of that name that is something else stays as it is`() throws {
    for other in ["", "mine"] {
      try Data(other.utf8).write(to: url)
      waiting.write(.more([1]), of: .seconds(5))
      waiting.write(.over, of: .seconds(5))
      waiting.remove()
      #expect(content == Array(other.utf8))
    }
  }

  @Test func `beside what is no file on a disk there is none`() throws {
    let nothing = try ReportFile(creating: "/dev/null")
    #expect(nothing.output().waiting == nil)
    #expect(ReportFile(descriptor: 1, name: "standard output").output().waiting == nil)
  }

  @Test func `that it cannot be written is no fault of the report`() throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathExtension("new"), withIntermediateDirectories: true)
    waiting.write(.more([1]), of: .seconds(5))
    waiting.write(.more([2]), of: .seconds(5))
    #expect(content == nil)
    file.write("text")
    try file.close()
  }

  @Test func `behind what could not be written comes nothing until all is written anew`() throws {
    waiting.write(.more([1]), of: .seconds(5))
    let obstacle = url.appendingPathExtension("new")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    waiting.write(.anew([2]), of: .seconds(5))
    waiting.write(.more([3]), of: .seconds(5))
    #expect(content == head + [1])
    try FileManager.default.removeItem(at: obstacle)
    waiting.write(.anew([4]), of: .seconds(5))
    waiting.write(.more([5]), of: .seconds(5))
    #expect(content == head + [4, 5])
  }
}
