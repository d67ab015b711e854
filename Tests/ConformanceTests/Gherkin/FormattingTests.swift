import Foundation
import Gherkin
import TestSupport
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite("Published features, laid out", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct FormattingTests {
  @Test func `all 55 good features and those of the Compatibility Kit are there`() throws {
    #expect(try Self.files().count >= 100)
  }

  @Test(arguments: try files()) func `pickles stay, and a second time nothing changes`(_ path: String) throws
  {
    let format = try #require(SourceFormat(path: path))
    let bytes = try Array(Data(contentsOf: GherkinData.root.appendingPathComponent(path)))
    let source = GherkinSource(uri: path, bytes: bytes, format: format)
    #expect(LayoutCheck.outcome(for: source) == .good)
  }

  private static func files() throws -> [String] {
    guard GherkinData.isThere else { return [] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: GherkinData.root.path)
    let files = paths.filter { SourceFormat(path: $0) != nil && !$0.contains("gherkin/bad") }.sorted()
    guard !files.isEmpty else { throw GherkinData.Fault.nothingFound(GherkinData.root.path) }
    return files
  }
}
