import Foundation
import Gherkin
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite("Published features that parse", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct GoodFeatureTests {
  @Test func `all 55 features and 210 pickles are there`() throws {
    let samples = try GherkinData.samples("good")
    #expect(samples.count == 55)
    #expect(try samples.map { try $0.expected("pickles.ndjson").count }.reduce(0, +) == 210)
  }

  @Test(arguments: try good()) func `tokens are the published ones`(_ sample: GherkinData.Sample) throws {
    let tokens = try GherkinParser().tokens(source(sample))
    #expect(tokens.split(separator: "\n").map(String.init) == (try sample.expected("tokens")))
  }

  @Test(arguments: try good()) func `messages are the published ones`(_ sample: GherkinData.Sample) throws {
    let source = try source(sample)
    let parsed = try GherkinParser().parse(source)
    try expectEqual([GherkinMessage.source(source)], sample.expected("source.ndjson"))
    try expectEqual([GherkinMessage.document(parsed.document)], sample.expected("ast.ndjson"))
    try expectEqual(parsed.pickles.map(GherkinMessage.pickle), sample.expected("pickles.ndjson"))
  }

  private static func good() throws -> [GherkinData.Sample] {
    GherkinData.isThere ? try GherkinData.samples("good") : []
  }

  private func source(_ sample: GherkinData.Sample) throws -> GherkinSource {
    let format = try #require(SourceFormat(path: sample.name))
    return GherkinSource(uri: "../testdata/good/\(sample.name)", bytes: try sample.bytes(), format: format)
  }

  private func expectEqual(_ actual: [String], _ expected: [String]) throws {
    #expect(try GherkinData.objects(actual) == GherkinData.objects(expected))
  }
}
