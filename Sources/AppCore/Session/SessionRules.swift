public import Foundation

/// What a session is decided by, each decision replaceable.
public struct SessionRules: Sendable {
  /// How long after its arrival a token is refreshed.
  public var lifetime: Duration
  /// Whether a token of so many seconds is refreshed before the next request.
  public var isDue: @Sendable (_ age: TimeInterval, _ lifetime: TimeInterval) -> Bool
  /// Whether a request that comes up during a refresh waits for it.
  public var waitsForRefresh: @Sendable () -> Bool
  /// Whether a refresh that is wanted during another is the same one.
  public var joinsRefresh: @Sendable () -> Bool
  /// The token to use after a refresh: the old one, the new one.
  public var tokenAfterRefresh: @Sendable (Secret, Secret) -> Secret
  /// Whether a request that was refused so many times is sent once more.
  public var isRepeated: @Sendable (_ refusals: Int) -> Bool
  /// Whether the session ends when a refresh is refused.
  public var endsOnRefusedRefresh: @Sendable () -> Bool

  /// Creates rules.
  public init(
    lifetime: Duration = .seconds(60),
    isDue: @escaping @Sendable (TimeInterval, TimeInterval) -> Bool = { $0 >= $1 },
    waitsForRefresh: @escaping @Sendable () -> Bool = { true },
    joinsRefresh: @escaping @Sendable () -> Bool = { true },
    tokenAfterRefresh: @escaping @Sendable (Secret, Secret) -> Secret = { $1 },
    isRepeated: @escaping @Sendable (Int) -> Bool = { $0 < 2 },
    endsOnRefusedRefresh: @escaping @Sendable () -> Bool = { true }
  ) {
    self.lifetime = lifetime
    self.isDue = isDue
    self.waitsForRefresh = waitsForRefresh
    self.joinsRefresh = joinsRefresh
    self.tokenAfterRefresh = tokenAfterRefresh
    self.isRepeated = isRepeated
    self.endsOnRefusedRefresh = endsOnRefusedRefresh
  }

  /// A minute, one refresh at a time, one repetition.
  public static let standard = SessionRules()
}
