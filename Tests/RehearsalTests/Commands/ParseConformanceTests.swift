import Foundation
import Rehearsal
import Synchronization
import TestSupport
import Testing

/// The command held against the published files; without `../shared` it is reported as skipped.
@Suite(.enabled(if: SharedData.has("conformance/gherkin"), "needs the published conformance data"))
struct ParseConformanceTests {
  private enum Fault: Error { case nothingFound(String) }

  /// The names of the published features of a folder.
  private func samples(_ folder: String) throws -> [String] {
    let path = "conformance/gherkin/\(folder)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: try #require(SharedData.folder).appending(path: path).path())
    let features = names.filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
    guard !features.isEmpty else { throw Fault.nothingFound(path) }
    return features
  }

  private func published(_ path: String) throws -> String {
    String(decoding: try SharedData.contents(of: "conformance/gherkin/\(path)"), as: UTF8.self)
  }

  private func objects(_ text: String) throws -> [NSDictionary] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
  }

  /// Runs the command where the features have the names that the published files know them by.
  private func parse(_ arguments: String...) async throws -> (status: Rehearsal.ExitStatus, output: String) {
    let stage = try Stage(["folder/readme.txt": ""])
    try FileManager.default.createSymbolicLink(
      at: stage.folder.appending(path: "testdata"),
      withDestinationURL: try #require(SharedData.folder).appending(path: "conformance/gherkin"))
    let output = Mutex("")
    let console = Console(
      write: { text in output.withLock { $0 += text } }, writeError: { _ in },
      folder: stage.folder.appending(path: "folder").path())
    let status = await Rehearsals(suites: [], console: console).run(["parse"] + arguments)
    return (status, output.withLock { $0 })
  }

  @Test func `the command prints the published tokens and messages of every good feature`() async throws {
    for name in try samples("good") {
      let uri = "../testdata/good/\(name)"
      let tokens = try await parse("--tokens", uri)
      #expect(tokens.output == (try published("good/\(name).tokens")), "\(name)")
      let ast = try published("good/\(name).ast.ndjson")
      #expect(try objects(await parse("--ast", uri).output) == objects(ast), "\(name)")
      let pickles = try published("good/\(name).pickles.ndjson")
      #expect(try objects(await parse("--pickles", uri).output) == objects(pickles), "\(name)")
      let all = try await parse(uri)
      let source = try published("good/\(name).source.ndjson")
      #expect(try objects(all.output) == objects(source + "\n" + ast + "\n" + pickles), "\(name)")
      #expect(tokens.status == .success && all.status == .success, "\(name)")
    }
  }

  @Test func `the command prints the published errors of every bad feature`() async throws {
    for name in try samples("bad") {
      let errors = try objects(try published("bad/\(name).errors.ndjson"))
      for option in [[], ["--ast"], ["--pickles"]] as [[String]] {
        let end =
          option.isEmpty
          ? try await parse("../testdata/bad/\(name)") : try await parse(option[0], "../testdata/bad/\(name)")
        #expect(try objects(end.output) == errors, "\(name)")
        #expect(end.status == .usage, "\(name)")
      }
    }
  }

  @Test func `lint looks at every published feature, whether it parses or not`() async throws {
    for folder in ["good", "bad"] {
      let names = try samples(folder)
      let stage = try Stage()
      let path = try #require(SharedData.folder).appending(path: "conformance/gherkin/\(folder)").path()
      let end = await stage.run("lint", "--no-steps", "-f", "json", path)
      let object = try JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? NSDictionary
      let diagnostics = try #require(object?["diagnostics"] as? [NSDictionary])
      let faulty = Set(
        diagnostics.filter { $0["severity"] as? String == "error" }.map { $0["uri"] as? String })
      #expect((object?["summary"] as? NSDictionary)?["files"] as? Int == names.count)
      #expect(folder == "bad" ? faulty.count == names.count : faulty.count < names.count)
      #expect(end.status == .scenarioFailed)
    }
  }
}
