import Gherkin
public import ScenarioRunner

/// The requirement lines of an app, read from Markdown that people write; the file is never altered.
///
/// A list item that starts with an id is a requirement line: `- BUY-09 Next is disabled while …`. Several
/// stand on one item with ` · ` between them. Headings group the lines; all other text is for people only.
/// A line that nobody has to show says why: `- BUY-09 Next is … (waived: the bank does not offer it)`.
public struct Brief: Sendable, Hashable {
  /// The file, as it was named to the parser.
  public var path: String
  /// The first heading of the first level; without one the file's name.
  public var title: String
  /// The requirement lines in the order of the file.
  public var lines: [RequirementLine]

  /// Parses the text of a brief.
  ///
  /// - Throws: Every problem found, in source order.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(parsing text: String, path: String) throws(BriefError) {
    var reader = BriefReader(path: path)
    for line in MarkdownLine.split(text) { reader.read(line) }
    reader.finish()
    guard reader.problems.isEmpty else { throw BriefError(problems: reader.problems) }
    self.path = path
    self.title = reader.title ?? path.split(separator: "/").last.map(String.init) ?? path
    self.lines = reader.lines
  }

  /// Parses the bytes of a brief, which must be UTF-8.
  ///
  /// - Throws: Every problem found, in source order.
  public init(parsing bytes: [UInt8], path: String) throws(BriefError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = FilePlace(uri: path, location: Self.firstInvalidPlace(in: bytes))
      throw BriefError(problems: [.notUTF8(place: place)])
    }
    try self.init(parsing: text, path: path)
  }

  /// The place of an id in the file.
  public func place(of line: RequirementLine) -> FilePlace {
    FilePlace(uri: path, location: line.location)
  }

  private static func firstInvalidPlace(in bytes: [UInt8]) -> Location {
    var location = Location(line: 1, column: 1)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" {
        location = Location(line: location.line + 1, column: 1)
      } else if scalar != "\u{FEFF}" {
        location.column += 1
      }
    }
    return location
  }
}
