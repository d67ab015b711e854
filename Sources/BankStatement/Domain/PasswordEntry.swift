public import AppCore

/// A password of digits while it is typed; neither its text nor its digits are ever shown.
public struct PasswordEntry: Sendable, Equatable {
  /// How many digits a password has.
  public static let length = 6
  /// What stands for one digit.
  public static let bullet: Character = "•"

  /// What was typed.
  public private(set) var secret = Secret("")

  /// Creates an empty entry.
  public init() {}

  /// How many digits were typed.
  public var count: Int { secret.exposed.count }

  /// The text as it is shown: a bullet for each digit.
  public var shownText: String { String(repeating: Self.bullet, count: count) }

  /// Takes an edited text, in which each bullet at its beginning stands for the digit that it hides.
  ///
  /// A text with anything but ASCII digits behind them, or with too many, changes nothing.
  public mutating func edit(_ text: String) {
    let kept = text.prefix { $0 == Self.bullet }.count
    let typed = text.dropFirst(kept)
    guard kept <= count, typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      kept + typed.count <= Self.length
    else { return }
    secret = Secret(String(secret.exposed.prefix(kept)) + typed)
  }
}
