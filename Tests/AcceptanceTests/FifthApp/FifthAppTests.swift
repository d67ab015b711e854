import Foundation
import TestSupport
import Testing

/// A fifth app is its own files, one line in the composition root and its module in the manifest, as the guide shows.
@Suite(.serialized) struct FifthAppTests {
  private static let built = Task { try await FifthApp() }

  @Test func `its scenarios pass and its brief is shown, as the guide shows it`() async throws {
    let app = try await Self.built.value
    let run = try await app.run(["--app", "shop"])
    #expect(run.status == 0)
    let shown = try #require(app.blocks.last { $0.language == "console" }).text
    #expect(Self.steady("$ swift run rehearse --app shop\n" + run.output) == Self.steady(shown))
    #expect(run.output.contains("2 lines: 2 passed"))
  }

  @Test func `a sentence that is not so turns its line red`() async throws {
    let app = try await Self.built.value
    let file = app.folder.appending(path: "Scenarios/shop/price.scenario")
    let text = try String(contentsOf: file, encoding: .utf8)
    defer { try? Data(text.utf8).write(to: file) }
    try Data(text.replacing(#"reads "5.90""#, with: #"reads "6.00""#).utf8).write(to: file)
    let run = try await app.run(["--app", "shop"])
    #expect(run.status == 1)
    #expect(run.output.contains("3 scenarios: 2 passed · 1 failed"))
    #expect(run.output.contains("✗ SHOP-1"))
    #expect(run.output.contains("✓ SHOP-2"))
  }

  @Test func `it stands behind the four in the list of apps`() async throws {
    let run = try await Self.built.value.run(["steps"])
    #expect(run.status == 0)
    #expect(run.output.contains("characters  Characters"))
    #expect(run.output.contains("shop  A shop with one price"))
    #expect(run.output.contains("a price of {word}"))
  }

  @Test func `the manifest gives its module AppCore, and gives it to the composition root`() async throws {
    let app = try await Self.built.value
    #expect(try await app.dependencies(of: "Shop") == ["AppCore"])
    #expect(try await app.dependencies(of: "rehearse").contains("Shop"))
  }

  @Test func `it touches the manifest and the list of apps, and nothing else is changed`() async throws {
    let changed = try await Self.built.value.blocks.filter { $0.language == "diff" }.compactMap(\.path)
    #expect(Set(changed) == ["Package.swift", "Sources/rehearse/Suites.swift"])
  }

  /// The text without times and without blanks at the ends of lines.
  private static func steady(_ text: String) -> String {
    text.replacing(/[0-9.]+ s\b/, with: "N s").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces).isEmpty ? "" : String($0) }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
