import AppCore
import BankStatement
import Foundation
import Synchronization
import TestSupport
import Testing

/// A bank without a network.
final class FakeBank: Sendable {
  struct State {
    var status = 200
    var tokens = 0
    var list = #"{"results":[{"date":"2024-02-01","items":["# + entry + #"]}],"itemsTotal":1}"#
    var detail = #"{"amount":150000,"description":"Tela","dateEvent":"2024-02-01T08:15:17Z","status":"DONE"}"#
  }

  static let entry = """
    {"id":"e1","amount":150000,"entry":"DEBIT","name":"Ana","label":"Pix","status":"COMPLETED",
    "dateEvent":"2024-02-01T08:15:17Z"}
    """

  let state = Mutex(State())

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  func reply(to request: HTTPRequest) -> RecordingClient.Reply {
    state.withLock { state in
      guard state.status == 200 else { return .status(state.status) }
      switch request.url.lastPathComponent {
      case "auth":
        state.tokens += 1
        return .json(#"{"token":"t\#(state.tokens)"}"#)
      case "list": return .json(state.list)
      default: return .json(state.detail)
      }
    }
  }
}

/// The app over a bank without a network, on a clock that stands still.
@MainActor final class BankFixture {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_709_737_200))
  let bank = FakeBank()
  let client: RecordingClient
  let app: BankStatementApp

  init(rules: BankRules = .standard) throws {
    client = RecordingClient { [bank] in bank.reply(to: $0) }
    let base = try #require(URL(string: "http://bank.example"))
    app = BankStatementApp(
      dependencies: .live(
        client: client.client, baseURL: base, apiKey: Secret("key"), clock: clock.clock, rules: rules))
  }

  /// Logs in and waits until the statement is there.
  func loggedIn() async throws -> BankFixture {
    try await enter("529.982.247-25", into: "CPF")
    try await tap("Próximo")
    try await enter("314159", into: "Senha")
    try await tap("Próximo")
    return self
  }

  func settle() async { await TestSupport.settle(app.work, clock, client) }

  func perform(_ action: Action) async throws {
    try app.perform(action)
    await settle()
  }

  func tap(_ label: String) async throws {
    try await perform(.tap(app.screen.element(labelled: label).id))
  }

  func enter(_ text: String, into label: String) async throws {
    try await perform(.enter(text, into: app.screen.element(labelled: label).id))
  }

  var paths: [String] { client.requests.map(\.url.lastPathComponent) }
  var title: String { app.screen.title }
  func sees(_ text: String) -> Bool { app.screen.visibleTexts.contains(text) }
}
