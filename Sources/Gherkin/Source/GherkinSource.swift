/// How a text is written.
public enum SourceFormat: Sendable, Hashable {
  /// Gherkin as in `.feature` files.
  case feature
  /// Markdown with Gherkin, as in `.feature.md` files.
  case markdown
  /// The short form, as in `.scenario` files.
  case shorthand

  /// Tells the format from a file's name; nil where the name is of none.
  public init?(path: String) {
    if path.hasSuffix(".feature") {
      self = .feature
    } else if path.hasSuffix(".feature.md") {
      self = .markdown
    } else if path.hasSuffix(".scenario") {
      self = .shorthand
    } else {
      return nil
    }
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
