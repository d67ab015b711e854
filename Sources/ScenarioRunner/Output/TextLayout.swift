/// How text is laid out for whoever reads it: how wide, and whether in colour.
public struct TextLayout: Sendable, Hashable {
  /// The width that is taken where none is known.
  public static let usualWidth = 80

  /// The number of columns.
  public var width: Int
  /// Whether styles are written as colour.
  public var isColoured: Bool

  /// Creates a layout; a width that is unknown or not above 0 becomes the usual one.
  public init(width: Int? = nil, isColoured: Bool = false) {
    self.width = width.flatMap { $0 > 0 ? $0 : nil } ?? Self.usualWidth
    self.isColoured = isColoured
  }

  /// Returns the text in a style where the layout has colour, else the text as it is.
  public func paint(_ text: String, _ style: TextStyle?) -> String {
    guard isColoured, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.code)m\(text)\u{1B}[0m"
  }
}

/// What a stretch of text means to its reader; a layout turns it into colour.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// Something that is well.
  case good
  /// Something that is wrong.
  case bad
  /// Something to look at that is not wrong in itself.
  case warning
  /// Something that is there for completeness.
  case faint
  /// Something that heads what follows.
  case strong

  /// The parameter of SGR (ECMA-48, section 8.3.117).
  var code: String {
    switch self {
    case .good: "32"
    case .bad: "31"
    case .warning: "33"
    case .faint: "2"
    case .strong: "1"
    }
  }
}
