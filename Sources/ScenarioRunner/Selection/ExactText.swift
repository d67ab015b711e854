import Foundation

/// A text as a key that is the same only to the octet.
///
/// Texts are equal by default where they look alike, however their letters are put together; to a system of files
/// these are names of two files.
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Creates a key.
  public init(_ text: String) { self.text = text }

  /// Creates a key from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether both have the same octets.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    areSame(left.text, right.text)
  }

  /// Feeds the octets into the hasher.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No text has it, so that two keys in a row are not the same as one.
    hasher.combine(0xFF as UInt8)
  }

  /// Whether texts are the same to the octet.
  static func areSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let isSame = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let other = right.baseAddress else { return left.isEmpty }
        return memcmp(first, other, left.count) == 0
      }
    }
    return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }
}
