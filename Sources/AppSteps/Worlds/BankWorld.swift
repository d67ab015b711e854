import AppCore
public import BankStatement
import Foundation
public import ScenarioRunner
public import ScreenSteps
import ServiceStubs

/// The world of the bank statement: the app and a stub of the bank.
@MainActor public final class BankWorld: World {
  /// When each scenario begins: noon in São Paulo on 6 March 2024.
  static let start = Date(timeIntervalSince1970: 1_709_737_200)
  /// The CPF of the account, a usual example of one.
  static let cpf = "529.982.247-25"

  /// The app with its clock and its stub.
  public let screen: ScreenWorld
  /// The bank that the app talks to.
  let bank: BankStub
  /// What the app is made with.
  let setting: BankSetting
  /// The password of the account, as the bank has it.
  var password = Secret(BankBook.standard.passwords.values.first ?? "")

  /// Starts the stub; the app opens at the first step that needs it.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief.
  ///   - transport: The HTTP client to use.
  public init(rules: BankRules, transport: Transport) throws {
    let clock = VirtualClock(now: Self.start)
    let bank = BankStub(now: { Int64((clock.now.timeIntervalSince1970 * 1_000).rounded()) })
    let setting = BankSetting(rules: rules)
    self.bank = bank
    self.setting = setting
    screen = try ScreenWorld(
      clock: clock, router: bank.router, transport: transport, redact: { bank.redact($0) }
    ) { surroundings in
      BankStatementApp(
        dependencies: .live(
          client: surroundings.client, baseURL: surroundings.baseURL, apiKey: Secret(BankStub.apiKey),
          clock: surroundings.clock, timeZone: setting.timeZone, rules: setting.rules))
    }
  }

  /// Waits until nothing is in flight.
  public func settle() async throws { try await screen.settle() }

  /// Draws what the screen shows.
  public func picture() -> String? { screen.picture() }

  /// Describes what the screen shows as data.
  public func snapshot() -> ScreenSnapshot? { screen.snapshot() }

  /// Stops the stub and says what was left behind.
  public func finish() async -> [Leftover] { await screen.finish() }
}

/// What the app is made with, as the first steps of a scenario say it.
@MainActor final class BankSetting {
  /// The time zone of days and times.
  var timeZone = TimeZone.saoPaulo
  let rules: BankRules

  init(rules: BankRules) { self.rules = rules }
}
