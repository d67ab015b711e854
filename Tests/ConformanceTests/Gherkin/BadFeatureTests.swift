import Foundation
import Gherkin
import Testing

// Skipped where the published data are not there: they are no part of the package.
@Suite(
  "Published features that do not parse", .enabled(if: GherkinData.isThere, "needs ../shared/conformance"))
struct BadFeatureTests {
  @Test func `all 12 features and 16 errors are there`() throws {
    let samples = try GherkinData.samples("bad")
    #expect(samples.count == 12)
    #expect(try samples.map { try $0.expected("errors.ndjson").count }.reduce(0, +) == 16)
  }

  @Test(arguments: try bad()) func `errors are the published ones`(_ sample: GherkinData.Sample) throws {
    let format = try #require(SourceFormat(path: sample.name))
    let source = GherkinSource(
      uri: "../testdata/bad/\(sample.name)", bytes: try sample.bytes(), format: format)
    let fault = #expect(throws: ParseErrors.self) { try GherkinParser().parse(source) }
    let actual = try #require(fault).errors.map(GherkinMessage.parseError)
    #expect(try GherkinData.objects(actual) == GherkinData.objects(sample.expected("errors.ndjson")))
  }

  private static func bad() throws -> [GherkinData.Sample] {
    GherkinData.isThere ? try GherkinData.samples("bad") : []
  }
}
