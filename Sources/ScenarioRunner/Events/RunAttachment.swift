/// Something that a step or a hook adds to the report: a picture, a text, a link, a line of log.
public struct RunAttachment: Sendable, Hashable {
  /// What is added.
  public enum Content: Sendable, Hashable {
    /// A text, which reports write as it is.
    case text(String)
    /// Bytes, which text reports write in base64.
    case bytes([UInt8])
    /// A file of that path, too large to be held in memory; reports copy it beside themselves.
    case file(String)
    /// Content that lies in a file for as long as the run goes on: its path, and how many bytes it has.
    case stored(String, count: Int)

    /// How many bytes it has, a text in UTF-8; nil where a file has to be asked.
    public var count: Int? {
      switch self {
      case .text(let text): text.utf8.count
      case .bytes(let bytes): bytes.count
      case .file: nil
      case .stored(_, let count): count
      }
    }
  }

  /// Texts and bytes of more than so many bytes are written to files, and never held in memory once more.
  public static let mostInMemory = 1_000_000

  /// The media type of a line of log, as Cucumber's messages name it.
  public static let logMediaType = "text/x.cucumber.log+plain"
  /// The media type of a link, as Cucumber's messages name it.
  public static let linkMediaType = "text/uri-list"

  /// What is added.
  public var content: Content
  /// What kind of content it is, such as `image/png`.
  public var mediaType: String
  /// The name under which it is to be kept; for a link its title.
  public var fileName: String?

  /// Creates an attachment.
  public init(_ content: Content, mediaType: String, fileName: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.fileName = fileName
  }
}

/// What an attachment belongs to.
public enum AttachmentOwner: Sendable {
  /// A step or hook of a scenario's attempt; `index` counts in the test case's `steps`.
  case step(TestCase, index: Int)
  /// A hook around the run.
  case runHook(HookInfo)
}
