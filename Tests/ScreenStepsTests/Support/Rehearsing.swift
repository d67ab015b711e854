import AppCore
import Foundation
import Gherkin
import ScenarioRunner
import ScreenSteps
import SocketClient
import StubServer

/// Rehearses a text with the small shop, over a real stub, and returns all that is wrong, as it is said.
@MainActor func problems(
  in text: String, hasKeypad: Bool = true, services: [NamedService] = []
) async throws -> String {
  let library = try BoundLibrary(name: "shop", library: ScreenVocabulary.steps(services: services)) { _ in
    try ScreenWorld(
      clock: VirtualClock(now: Date(timeIntervalSince1970: 0)), router: shopRouter, transport: .forTests
    ) { ShopApp($0, hasKeypad: hasKeypad) }
  }
  let parsed = try GherkinParser().parse(GherkinSource(uri: "test", text: text, format: .shorthand))
  let plan = RunPlan(parts: [RunPlan.Part(library: library, files: [parsed.pickles])])
  let problems = ObserverBox(Problems())
  _ = await Runner(
    plan: plan, configuration: RunConfiguration(stepLimit: .seconds(300), grace: .seconds(300)),
    sinks: [problems]
  ).run()
  return problems.read { $0.lines.joined(separator: "\n") }
}

private var shopRouter: Router {
  var router = Router()
  router.on("GET", "/price") { _, _ in StubResponse(body: Array("3.20 in the shop".utf8)) }
  return router
}

extension Transport {
  fileprivate static let forTests = Transport {
    let pool = SocketConnectionPool()
    return Connection(client: pool.client) { pool.close() }
  }
}

private final class Problems: RunObserver {
  private(set) var lines: [String] = []

  func receive(_ event: RunEvent) {
    switch event {
    case .stepFinished(_, _, let result): lines += result.failure.map(text) ?? []
    case .scenarioFinished(_, _, let result, _): lines += result.failures.flatMap(text)
    default: break
    }
  }

  private func text(_ failure: Failure) -> [String] {
    [failure.message] + (failure.expected.map { ["expected: \($0)"] } ?? [])
      + (failure.actual.map { ["actual: \($0)"] } ?? []) + failure.notes.map { "note: \($0)" }
  }
}
