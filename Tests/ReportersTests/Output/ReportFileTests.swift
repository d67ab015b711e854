import Foundation
import ScenarioRunner
import Testing

@testable import Reporters

struct ReportFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  @Test func `a file is made with its folders and holds all that was written`() throws {
    let path = folder + "/deeper/report.txt"
    let text = String(repeating: "€ and more\n", count: 20_000)
    let file = try ReportFile(creating: path)
    file.write(text)
    file.write("end")
    try file.close()
    file.write("after the end")
    try file.close()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text + "end")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a file that is there is emptied`() throws {
    for text in ["a long first report", "short"] {
      let file = try ReportFile(creating: folder + "/report.txt")
      file.output().write(text)
      try file.close()
    }
    #expect(try String(contentsOfFile: folder + "/report.txt", encoding: .utf8) == "short")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a terminal gets every piece at once`() throws {
    let file = try ReportFile(creating: folder + "/report.txt")
    file.output().write("kept ")
    #expect(try String(contentsOfFile: folder + "/report.txt", encoding: .utf8) == "")
    file.output(isTerminal: true).write("written")
    #expect(try String(contentsOfFile: folder + "/report.txt", encoding: .utf8) == "kept written")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a file that cannot be made says why`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let error = #expect(throws: ReporterError.self) { try ReportFile(creating: folder) }
    #expect(error == .cannotCreate(path: folder, reason: "is a directory"))
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a file is kept beside the report, and one that is not there is told at the end`() throws {
    let file = try ReportFile(creating: folder + "/report.txt")
    let output = file.output()
    try Data("film".utf8).write(to: URL(fileURLWithPath: folder + "/film.mp4"))
    let keep = try #require(output.keep)
    func film(_ path: String, _ name: String? = nil) -> RunAttachment {
      RunAttachment(.file(folder + path), mediaType: "video/mp4", fileName: name)
    }
    #expect(keep(film("/film.mp4")) == "report.txt.files/1-film.mp4")
    #expect(keep(film("/film.mp4", "a/b.mp4")) == "report.txt.files/2-a-b.mp4")
    #expect(keep(film("/gone.mp4")) == nil)
    output.write("all the same")
    let error = #expect(throws: ReporterError.self) { try file.close() }
    #expect(error == .cannotKeep(path: folder + "/gone.mp4", folder: folder + "/report.txt.files"))
    #expect(try String(contentsOfFile: folder + "/report.txt", encoding: .utf8) == "all the same")
    #expect(try String(contentsOfFile: folder + "/report.txt.files/2-a-b.mp4", encoding: .utf8) == "film")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `what cannot be written is told when the report is closed`() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let file = ReportFile(descriptor: descriptor, name: "report.xml")
    file.write("one")
    #expect(file.failure == nil)
    let error = #expect(throws: ReporterError.self) { try file.close() }
    #expect(error == .cannotWrite(path: "report.xml", reason: "bad file descriptor"))
    #expect(file.failure == error)
  }
}
