import Foundation
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

@testable import ScenarioTesting

/// A package of its own with an app's scenarios, as a test of it would read them.
final class Bench: Sendable {
  let folder: TemporaryFolder

  /// Creates a package with files, by their paths.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    try write("", to: "Package.swift")
    for (path, text) in files { try write(text, to: path) }
  }

  /// A package whose app has one file of scenarios.
  convenience init(feature: String) throws {
    try self.init(["Scenarios/till/till.feature": feature])
  }

  /// Where a file is, from the root.
  func path(_ path: String) -> String {
    folder.url.standardizedFileURL.appending(path: path).path()
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The scenarios of the app's folder.
  func scenarios(_ environment: [String: String] = [:], suite: AppSuite = .till) throws -> Scenarios {
    try Scenarios(
      suite: suite, environment: environment, fileID: "TillTests/TillTests.swift",
      filePath: path("Tests/TillTests/TillTests.swift"))
  }

  /// What is recorded of the only scenario.
  func findings() async throws -> [CaseFinding] {
    let scenario = try #require(try scenarios().first)
    return CaseFinding.all(in: try await scenario.ending(), of: scenario.testCase)
  }

  /// What is said where nothing can be run.
  func refusal(_ environment: [String: String] = [:], suite: AppSuite = .till) throws -> String {
    "\(try #require(throws: ScenarioTestingError.self) { try scenarios(environment, suite: suite) })"
  }
}

/// A till that holds money.
@MainActor final class TillWorld: World {
  var money = 0

  func picture() -> String? { "Till: \(money)" }
}

extension AppSuite {
  /// A till, whose steps end in every way there is.
  static let till = till()

  static func till(beforeRun: (@MainActor @Sendable () throws -> Void)? = nil) -> AppSuite {
    AppSuite(
      name: "till", summary: "A till",
      steps: StepLibrary<TillWorld> {
        if let beforeRun { AroundRun(.before, name: "open the shop") { try beforeRun() } }
        When("I put in {int}") { (world, money: Int) in world.money += money }
        Then("it holds {int}") { (world, money: Int) in
          guard world.money == money else {
            throw ExpectationFailure(
              "the till holds something else", expected: "\(money)", actual: "\(world.money)")
          }
        }
        When("I wait for ever") { _ in
          while true { try await Task.sleep(for: .seconds(3600)) }
        }
        When("I count") { _ in throw pending() }
        When("it is Sunday") { _ in throw skipped("the shop is closed") }
        When("I print the bill") { _ in
          log("printing")
          attach("{}", as: "application/json")
          attach([1, 2], as: "image/png", named: "bill.png")
          log("printed")
          attach(link: "https://example.org/bill", title: "the bill")
        }
        When("I scan {int} bytes") { (_, count: Int) in
          let file = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString).txt")
          try Data(repeating: 7, count: count).write(to: file)
          attach(file: file.path(), as: "text/plain", named: "scan.txt")
          try FileManager.default.removeItem(at: file)
          attach(file: "no/such.txt", as: "text/plain")
        }
        When("the paper is out") { _ in
          log("printing")
          throw ExpectationFailure("no paper")
        }
        When("it rings") { _ in }
        When("it {word}") { (_, _: String) in }
      }
    ) { _ in TillWorld() }
  }
}
