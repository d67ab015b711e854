public import Foundation

/// A token that a service gave, with the moment of its arrival.
public struct SessionToken: Sendable, Hashable {
  /// The token itself.
  public var value: Secret
  /// When it arrived.
  public var arrivedAt: Date

  /// Creates a token.
  public init(_ value: Secret, arrivedAt: Date) {
    self.value = value
    self.arrivedAt = arrivedAt
  }
}

/// The port through which a session keeps its token.
@MainActor public protocol TokenStore: AnyObject, Sendable {
  /// The token; nil while nobody is logged in.
  var token: SessionToken? { get set }
}

/// A token store that forgets when the app ends.
@MainActor public final class MemoryTokenStore: TokenStore {
  /// The token; nil while nobody is logged in.
  public var token: SessionToken?

  /// Creates a store without a token.
  public init() {}
}
