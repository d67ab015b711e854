import Foundation
import Gherkin
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite("Features of the Compatibility Kit", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct CompatibilityKitTests {
  @Test func `all 46 samples are there`() throws {
    #expect(try Self.samples().count == 46)
  }

  @Test(arguments: try samples()) func `documents and pickles are the published ones`(_ sample: String) throws
  {
    let folder = GherkinData.root.appendingPathComponent("cck/\(sample)")
    var actual: [String] = []
    var nextID = 0
    for file in try files(folder) {
      let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(file)))
      let format = try #require(SourceFormat(path: file))
      let source = GherkinSource(uri: "samples/\(sample)/\(file)", bytes: bytes, format: format)
      let parsed = try GherkinParser().parse(source, firstID: nextID)
      nextID = parsed.nextID
      actual += [GherkinMessage.source(source), GherkinMessage.document(parsed.document)]
      actual += parsed.pickles.map(GherkinMessage.pickle)
    }
    #expect(try GherkinData.objects(actual) == GherkinData.objects(expected(folder, sample)))
  }

  private static func samples() throws -> [String] {
    guard GherkinData.isThere else { return [] }
    let root = GherkinData.root.appendingPathComponent("cck")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasSuffix(".md") }
    guard !names.isEmpty else { throw GherkinData.Fault.nothingFound(root.path) }
    return names.sorted()
  }

  private func files(_ folder: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
    guard !names.isEmpty else { throw GherkinData.Fault.nothingFound(folder.path) }
    return names
  }

  /// The messages that come from parsing.
  private func expected(_ folder: URL, _ sample: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent("\(sample).ndjson"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { line in
      [#"{"source":"#, #"{"gherkinDocument":"#, #"{"pickle":"#].contains { line.hasPrefix($0) }
    }
  }
}
