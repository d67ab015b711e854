import Foundation
import Gherkin
import TestSupport
import Testing

/// The scenarios of this project, laid out.
struct ProjectScenarioTests {
  @Test(arguments: try files()) func `it is in canonical layout`(_ path: String) throws {
    let source = try source(path)
    #expect(try GherkinFormatter().format(source) == source.bytes, "run 'swift run rehearse format'")
  }

  @Test(arguments: try files()) func `converted it has the same pickles`(_ path: String) throws {
    let source = try source(path)
    guard source.format == .shorthand else { return }
    let feature = try ShorthandConverter().convert(source)
    let after = try GherkinParser().parse(GherkinSource(uri: path, bytes: feature, format: .feature))
    #expect(try GherkinParser().parse(source).pickles.map(\.content) == after.pickles.map(\.content))
  }

  private func source(_ path: String) throws -> GherkinSource {
    let bytes = try Array(Data(contentsOf: Golden.packageRoot.appending(path: path)))
    return GherkinSource(uri: path, bytes: bytes, format: try #require(SourceFormat(path: path)))
  }

  private static func files() throws -> [String] {
    let folder = Golden.packageRoot.appending(path: "Scenarios").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = paths.filter { SourceFormat(path: $0) != nil }.sorted().map { "Scenarios/\($0)" }
    guard files.count > 30 else { throw CocoaError(.fileNoSuchFile) }
    return files
  }
}
