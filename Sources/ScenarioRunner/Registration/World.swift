/// What the steps of one scenario share: the app, its surroundings, what was noted on the way.
///
/// Each attempt at a scenario has a world of its own; nothing survives from one to the next.
@MainActor public protocol World: AnyObject, Sendable {
  /// Waits until nothing is in flight; called before and after each step's code.
  func settle() async throws

  /// Draws what the screen shows, for the report of a failed step.
  func picture() -> String?

  /// Describes what the screen shows as data, for reports that draw it.
  func snapshot() -> ScreenSnapshot?

  /// Ends the world and says what is wrong with what was left behind, a sentence each.
  func finish() async -> [Leftover]
}

extension World {
  /// Has nothing in flight.
  public func settle() async throws {}

  /// Has no screen.
  public func picture() -> String? { nil }

  /// Has no screen.
  public func snapshot() -> ScreenSnapshot? { nil }

  /// Leaves nothing behind.
  public func finish() async -> [Leftover] { [] }
}

/// Something that a scenario left behind and should not have.
public struct Leftover: Sendable, Hashable {
  /// What is wrong, in a sentence.
  public var message: String
  /// How to mend it.
  public var notes: [String]

  /// Creates the description of something left behind.
  public init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }
}
