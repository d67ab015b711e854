/// A text that nobody is to read by accident: a password, a token, a key.
///
/// Whatever prints, dumps or mirrors it sees `••••••`; only `exposed` gives the text.
public struct Secret: Sendable, Hashable {
  /// What stands in the place of a secret.
  public static let mask = "••••••"

  /// The text itself, for the one place that sends it.
  public let exposed: String

  /// Keeps a text secret.
  public init(_ text: String) { exposed = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { Self.mask }

  /// The mask.
  public var debugDescription: String { Self.mask }

  /// A mirror without the text.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
