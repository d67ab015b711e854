public import Gherkin

/// A text that scenarios of a run were read from, its secrets masked when somebody asks for it.
public struct RunSource: Sendable {
  /// A text together with the numbers that parsing it used up.
  public struct Text: Sendable {
    /// The text.
    public var source: GherkinSource
    /// The numbers of its nodes and pickles.
    public var ids: Range<Int>

    /// Creates a text.
    public init(source: GherkinSource, ids: Range<Int>) {
      self.source = source
      self.ids = ids
    }
  }

  /// What a report may know of a text.
  public struct Content: Sendable {
    /// The text as it was written, but for secrets.
    public var source: GherkinSource
    /// The text as a tree.
    public var document: GherkinDocument
    /// The scenarios.
    public var pickles: [Pickle]

    /// Creates the content of a text.
    public init(source: GherkinSource, document: GherkinDocument, pickles: [Pickle]) {
      self.source = source
      self.document = document
      self.pickles = pickles
    }
  }

  /// The file, as it was named to the run.
  public let uri: String
  /// The numbers of its nodes and pickles.
  public let ids: Range<Int>
  private let makeContent: @Sendable () -> Content?

  /// Creates a source of which the content is made when it is asked for; nil where it cannot be had.
  public init(uri: String, ids: Range<Int>, content: @escaping @Sendable () -> Content?) {
    self.uri = uri
    self.ids = ids
    makeContent = content
  }

  /// Creates a source whose secrets are those of the library.
  init(_ text: Text, library: BoundLibrary) {
    self.init(uri: text.source.uri, ids: text.ids) {
      guard let parsed = try? GherkinParser().parse(text.source, firstID: text.ids.lowerBound) else {
        return nil
      }
      guard !library.secrets.isEmpty else {
        return Content(source: text.source, document: parsed.document, pickles: parsed.pickles)
      }
      let masked = parsed.pickles.map { library.masked($0) }
      let mask = SourceMask(parsed.pickles, masked: masked, in: parsed.document, library: library)
      return Content(
        source: mask.masked(text.source), document: parsed.document.mappingTexts(mask.masked), pickles: masked
      )
    }
  }

  /// The text, its tree and its scenarios; parsed anew, so that a run that reports none of it holds none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func content() -> Content? { makeContent() }
}
