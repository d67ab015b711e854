/// Lays texts out in the one canonical way; what they say, and so their pickles, stays the same.
///
/// A text that is laid out already comes back as it is, byte for byte.
///
/// - `.feature`: two blanks for each level; one blank line in front of each background, scenario, rule and examples;
///   other blank lines are kept, several in a row as one. Tags stay on their lines. Tables are aligned. A comment is
///   indented as what it stands above, or, right below a line and followed by a blank one, as that line. The
///   `# language:` line comes first.
/// - `.feature.md`: headings and steps that begin at most three blanks in move to the line's start, tables are
///   aligned, with what separates their headings; all other lines stay as they are, byte for byte.
/// - `.scenario`: sentences stay on their lines, with one blank between the parts; what goes on from the line above,
///   tables and doc strings are indented by two.
///
/// White space at the ends of lines goes, but not from doc strings. Lines end as the first one does, the last one too.
public struct GherkinFormatter: Sendable {
  /// The dialect of a text that does not name one.
  public let defaultLanguage: String

  /// Creates a formatter.
  public init(defaultLanguage: String = "en") {
    self.defaultLanguage = defaultLanguage
  }

  /// Lays out one text.
  ///
  /// - Throws: Every problem found where the text does not parse.
  /// - Complexity: O(*n*) in the length of the text and of what its outlines expand to.
  public func format(_ source: GherkinSource) throws(ParseErrors) -> [UInt8] {
    let collector = LineCollector()
    let parser = GherkinParser(defaultLanguage: defaultLanguage)
    let parsed = try parser.read(source, firstID: 0, tokens: collector).get()
    let start = source.format == .shorthand ? nil : parsed.document.feature?.language
    guard let dialect = Dialect(code: start ?? defaultLanguage) else { return source.bytes }
    return source.withText { text, mark in
      let output = LayoutOutput(text, mark: mark)
      switch source.format {
      case .feature:
        var layout = FeatureLayout(collector.lines, dialect, output)
        layout.write()
        return layout.output.bytes
      case .markdown:
        var layout = MarkdownLayout(collector.lines, dialect, output)
        layout.write()
        return layout.output.bytes
      case .shorthand:
        var layout = ShorthandLayout(dialect, output)
        layout.write()
        return layout.output.bytes
      }
    }
  }
}

extension GherkinSource {
  /// Lends the text, and the byte order mark in front of it.
  func withText<Result>(_ body: (SourceText, _ mark: ArraySlice<UInt8>) -> Result) -> Result {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[..<3] : []
    // A byte behind the text gives an empty one a place, too.
    return (bytes[mark.count...] + [0]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        preconditionFailure("a text with a byte behind it has a place")
      }
      return body(SourceText(base: base, count: buffer.count - 1), mark)
    }
  }
}
