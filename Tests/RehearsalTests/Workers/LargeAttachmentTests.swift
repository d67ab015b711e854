import Foundation
import TestSupport
import Testing

/// What is large goes to files beside the reports, in real processes, with workers and without.
struct LargeAttachmentTests {
  private static let formats = ["html", "json", "message"]

  /// The reports of a run in which files are attached and removed, and the names and sizes beside each.
  private func reports(_ arguments: [String]) async throws -> (texts: [String], kept: [[String]]) {
    let stage = try CrashingStage([
      [
        "it attaches 1000001 bytes", "it attaches a text of 1000001 bytes",
        "it attaches a file of 3 bytes and removes it", "it attaches a file of 2000000 bytes and removes it",
      ],
      ["it attaches 3 bytes", "it attaches a file of 9 bytes and removes it"],
    ])
    let ending = try await BuiltProgram("crashing-app").run(
      arguments + ["--format", "pretty"] + Self.formats.flatMap { ["--format", "\($0):out/\($0)"] },
      in: stage.folder.url, environment: stage.environment)
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    let folder = stage.folder.url.appending(path: "out")
    let texts = try Self.formats.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let kept = try Self.formats.map { name in
      let files = folder.appending(path: "\(name).files")
      return try FileManager.default.contentsOfDirectory(atPath: files.path()).sorted().map { file in
        "\(file) \(try Data(contentsOf: files.appending(path: file)).count)"
      }
    }
    return (texts, kept)
  }

  @Test(arguments: [[], ["--jobs", "2"]])
  func `each report has all of it beside itself, and names no copy of a worker`(_ arguments: [String])
    async throws
  {
    let (texts, kept) = try await reports(arguments)
    let files = [
      "1.png 1000001", "2-long.txt 1000001", "3-film.mp4 3", "4-film.mp4 2000000", "5-film.mp4 9",
    ]
    for (name, (text, kept)) in zip(Self.formats, zip(texts, kept)) {
      #expect(kept.dropFirst() == files[...], "\(name)")
      for file in files {
        #expect(text.contains("\"\(name).files/\(file.prefix { $0 != " " })\""), "\(name) \(file)")
      }
      #expect(!text.contains(FileManager.default.temporaryDirectory.path()), "\(name)")
    }
  }

  @Test(arguments: formats) func `on standard output a file stands in the report, with workers too`(
    _ name: String
  ) async throws {
    let stage = try CrashingStage([
      [
        "it attaches a file of 3 bytes and removes it", "it attaches a file of 1000001 bytes and removes it",
        "it attaches a text of 1000001 bytes",
      ]
    ])
    for arguments in [[], ["--jobs", "1"]] {
      let ending = try await BuiltProgram("crashing-app").run(
        arguments + ["--format", name], in: stage.folder.url, environment: stage.environment)
      #expect(ending.output.contains("\"AAAA\""))
      #expect(
        ending.output.components(separatedBy: "1000001 bytes, too many to stand in the report").count == 3)
      #expect(!ending.output.contains(FileManager.default.temporaryDirectory.path()))
    }
  }

  /// The most memory of a run that attaches so many bytes in some way, written to all reports.
  private func peak(_ count: Int, _ step: (Int) -> String, _ arguments: [String]) async throws -> Int {
    var stage = try CrashingStage([[step(count), "nothing"]])
    stage.environment["CRASHING_APP_TELLS_PEAK"] = "1"
    _ = try await BuiltProgram("crashing-app").run(
      arguments + Self.formats.flatMap { ["--format", "\($0):out/\($0)"] }, in: stage.folder.url,
      environment: stage.environment)
    return Int(try #require(stage.processes(that: "peak").first))
  }

  /// How much more memory 64 MB take than nearly none, in their multiple.
  ///
  /// A probe of one byte more says what the system counts in.
  private func growth(_ step: (Int) -> String, _ arguments: [String]) async throws -> Double {
    let size = 64 << 20
    let (small, large) = (
      try await peak(1, step, arguments), try await peak(size, step, arguments)
    )
    // A process needs more than a megabyte and less than a gigabyte: octets (macOS) or 1,024 of them (Linux).
    let unit = small > 1 << 20 ? 1 : 1024
    return Double((large - small) * unit) / Double(size)
  }

  @Test(arguments: [[], ["--jobs", "1"]])
  func `no run holds a file, and bytes and a text no more than once`(_ arguments: [String]) async throws {
    let file = try await growth({ "it attaches a file of \($0) bytes and removes it" }, arguments)
    #expect(file < 0.25)
    #expect(try await growth({ "it attaches \($0) bytes" }, arguments) < 1.25)
    #expect(try await growth({ "it attaches a text of \($0) bytes" }, arguments) < 1.25)
  }
}
