public import Gherkin

/// A text that scenarios of a run were read from, its secrets masked when somebody asks for it.
public struct RunSource: Sendable {
  /// A text together with the numbers that parsing it used up.
  public struct Text: Sendable {
    /// The text.
    public var source: GherkinSource
    /// The numbers of its nodes and pickles.
    public var ids: Range<Int>
    /// The language in which it was read, unless it names one itself.
    public var language: String

    /// Creates a text.
    public init(source: GherkinSource, ids: Range<Int>, language: String = "en") {
      self.source = source
      self.ids = ids
      self.language = language
    }

    /// The text as a tree and as scenarios, with the numbers that they had when it was read first.
    func parsed() -> ParsedSource? {
      try? GherkinParser(defaultLanguage: language).parse(source, firstID: ids.lowerBound)
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
  /// Lends the text with its secrets; a closure, so that nothing that prints a source prints them.
  private let lendWritten: @Sendable () -> Written?

  /// A text with its secrets, for the process that runs scenarios of it alone.
  struct Written {
    var suite: String
    var text: Text
  }

  /// Creates a source of which the content is made when it is asked for; nil where it cannot be had.
  public init(uri: String, ids: Range<Int>, content: @escaping @Sendable () -> Content?) {
    self.init(uri: uri, ids: ids, written: { nil }, content: content)
  }

  private init(
    uri: String, ids: Range<Int>, written: @escaping @Sendable () -> Written?,
    content: @escaping @Sendable () -> Content?
  ) {
    self.uri = uri
    self.ids = ids
    lendWritten = written
    makeContent = content
  }

  /// Creates a source whose secrets are those of the library.
  init(_ text: Text, library: BoundLibrary) {
    self.init(
      uri: text.source.uri, ids: text.ids, written: { Written(suite: library.name, text: text) }
    ) {
      guard let parsed = text.parsed() else { return nil }
      guard !library.secrets.isEmpty else {
        return Content(source: text.source, document: parsed.document, pickles: parsed.pickles)
      }
      let masked = parsed.pickles.map { library.masked($0) }
      let mask = SourceMask(parsed.pickles, library: library)
      return Content(
        source: mask.masked(text.source), document: parsed.document.mappingTexts(mask.masked), pickles: masked
      )
    }
  }

  /// The text, its tree and its scenarios; parsed anew, so that a run that reports none of it holds none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func content() -> Content? { makeContent() }

  /// The text with its secrets; nil where it is not known as it was written.
  var written: Written? { lendWritten() }
}
