/// How a text is written.
public enum SourceFormat: Sendable, Hashable {
  /// Gherkin as in `.feature` files.
  case feature
  /// Markdown with Gherkin, as in `.feature.md` files.
  case markdown
  /// The short form, as in `.scenario` files.
  case shorthand

  /// The endings of files, the longest first.
  private static let endings: [(text: String, format: SourceFormat)] = [
    (".feature.md", .markdown), (".scenario", .shorthand), (".feature", .feature),
  ]

  /// Tells the format from the end of a file's name, in small letters or capitals; nil where it is of none.
  public init?(path: String) {
    guard let format = Self.endings.first(where: { path.ends(in: $0.text) })?.format else { return nil }
    self = format
  }

  /// A path without the ending that tells its format; the whole path where none does.
  public static func withoutEnding(_ path: String) -> Substring {
    path.dropLast(endings.first { path.ends(in: $0.text) }?.text.count ?? 0)
  }

  /// The media type that messages name.
  public var mediaType: String {
    switch self {
    case .feature: "text/x.cucumber.gherkin+plain"
    case .markdown: "text/x.cucumber.gherkin+markdown"
    case .shorthand: "text/x.rehearsal.scenario+plain"
    }
  }
}

/// A text to parse: its name, its bytes and how it is written.
public struct GherkinSource: Sendable {
  /// The name that messages and places use, mostly the file's path.
  public var uri: String
  /// The text in UTF-8, with or without a byte order mark.
  public var bytes: [UInt8]
  /// How the text is written.
  public var format: SourceFormat

  /// Creates a source from a file's bytes.
  public init(uri: String, bytes: [UInt8], format: SourceFormat) {
    self.uri = uri
    self.bytes = bytes
    self.format = format
  }

  /// Creates a source from text.
  public init(uri: String, text: String, format: SourceFormat) {
    self.init(uri: uri, bytes: Array(text.utf8), format: format)
  }
}

extension String {
  /// Whether the text ends in one of small letters and signs, written in letters of either case.
  fileprivate func ends(in ending: String) -> Bool {
    guard utf8.count >= ending.utf8.count else { return false }
    return zip(utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { octet, wanted in
      octet == wanted || (65...90).contains(octet) && octet + 32 == wanted
    }
  }
}
