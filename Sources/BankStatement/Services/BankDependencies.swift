public import AppCore
public import Foundation

/// All that the app needs from outside.
public struct BankDependencies: Sendable {
  /// The bank.
  public var service: BankService
  /// Where the token is kept.
  public var tokens: any TokenStore
  /// How the app knows the time.
  public var clock: AppClock
  /// The time zone in which days and times are shown.
  public var timeZone: TimeZone
  /// The decisions of the brief.
  public var rules: BankRules

  /// Creates the dependencies.
  public init(
    service: BankService, tokens: any TokenStore, clock: AppClock, timeZone: TimeZone = .saoPaulo,
    rules: BankRules = .standard
  ) {
    self.service = service
    self.tokens = tokens
    self.clock = clock
    self.timeZone = timeZone
    self.rules = rules
  }

  /// How long the live version waits for an answer.
  public static let timeLimit = Duration.seconds(10)

  /// The live version over HTTP: each request has a time limit, and the token is kept in memory.
  @MainActor public static func live(
    client: HTTPClient, baseURL: URL, apiKey: Secret, clock: AppClock, timeZone: TimeZone = .saoPaulo,
    rules: BankRules = .standard
  ) -> BankDependencies {
    let patient = client.timingOut(after: timeLimit, on: clock)
    let api = BankAPI(client: patient, baseURL: baseURL, apiKey: apiKey, rules: rules)
    return BankDependencies(
      service: api.service, tokens: MemoryTokenStore(), clock: clock, timeZone: timeZone, rules: rules)
  }
}
