import Foundation
import TestSupport
import Testing

/// The scenarios of a package of one's own are cases of its tests, as the guides show.
@Suite(.serialized) struct OwnPackageTests {
  private static let built = Task { try await OwnPackage() }
  private static let scenarios = "Scenarios/shop/price.scenario"

  @Test func `each scenario is a case that is called by its name`() async throws {
    let run = try await Self.built.value.test()
    #expect(run.status == 0, "\(run.output)")
    for line in [2, 5, 8] { #expect(run.output.contains("(price.scenario:\(line))"), "\(run.output)") }
    #expect(run.output.contains("with 3 test cases passed"), "\(run.output)")
  }

  @Test func `a sentence that is not so fails the tests at its place`() async throws {
    let package = try await Self.built.value
    let text = try package.text(of: Self.scenarios)
    defer { try? package.write(text, to: Self.scenarios) }
    try package.write(text.replacing(#"reads "5.90""#, with: #"reads "6.00""#), to: Self.scenarios)
    let run = try await package.test()
    #expect(run.status != 0)
    #expect(run.output.contains("with 3 test cases failed"), "\(run.output)")
    let blocks = try await CodeBlock.all(in: "Run scenarios with Swift Testing")
    let code = try #require(blocks.first { $0.language == "swift" }).text
    #expect(try package.text(of: "Tests/ShopTests/ShopTests.swift").contains(code))
    let shown = try #require(blocks.first { $0.language == "text" }).text
    #expect(shown.contains("at price.scenario:5:40: Issue recorded"))
    // Lines of code move, and the signs at the beginning differ between systems.
    let output = run.output.replacing(/\.swift:[0-9]+/, with: ".swift:N")
    for line in shown.replacing(/\.swift:[0-9]+/, with: ".swift:N").split(separator: "\n") {
      #expect(output.contains(line.drop { $0 == "✘" || $0 == "↳" }), "\(run.output)")
    }
  }

  @Test func `a folder without scenarios fails the tests`() async throws {
    let package = try await Self.built.value
    let text = try package.text(of: Self.scenarios)
    defer { try? package.write(text, to: Self.scenarios) }
    try FileManager.default.removeItem(at: package.folder.appending(path: Self.scenarios))
    let run = try await package.test()
    #expect(run.status != 0)
    #expect(run.output.contains("error: there is no scenario file in 'Scenarios/shop'"), "\(run.output)")
  }

  @Test func `a variable of the environment chooses a scenario`() async throws {
    let run = try await Self.built.value.test(["REHEARSAL_PATH": "Scenarios/shop/price.scenario:5"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("with 1 test case passed"), "\(run.output)")
  }

  @Test func `a choice that leaves nothing fails the tests`() async throws {
    let run = try await Self.built.value.test(["REHEARSAL_TAGS": "@none"])
    #expect(run.status != 0)
    #expect(run.output.contains("note: the environment has REHEARSAL_TAGS '@none'"), "\(run.output)")
  }
}
