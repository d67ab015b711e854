import Foundation

/// A text for people: README, or a guide beside the sources.
public struct Document: Sendable, CustomStringConvertible {
  /// A line, and whether it stands in a block of code or begins or ends one.
  public struct Line: Sendable {
    /// The number, from 1.
    public var number: Int
    /// The text without its end.
    public var text: String
    /// Whether it is no prose.
    public var isCode: Bool
  }

  /// A heading of any level.
  public struct Heading: Sendable, Equatable {
    /// The number of signs before it.
    public var level: Int
    /// The text, with its marks.
    public var title: String
    /// The line that it stands in, from 1.
    public var line: Int

    /// What a link to it has behind its `#`, as code hosts make it.
    public var anchor: String {
      String(
        title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .map { $0 == " " ? "-" : $0 })
    }
  }

  /// There is no list of documents, or not what is looked for in them.
  public struct Missing: Error {
    /// What is missing.
    public var what: String
  }

  /// The path from the package's folder.
  public var path: String
  /// The lines, in order.
  public var lines: [Line]

  /// The path, as messages name it.
  public var description: String { path }

  /// Reads a text.
  public init(path: String, text: String) {
    self.path = path
    var isCode = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, text in
      let isFence = text.hasPrefix("```")
      if isFence { isCode.toggle() }
      return Line(number: index + 1, text: String(text), isCode: isCode || isFence)
    }
    if lines.last?.text == "" { lines.removeLast() }
  }

  /// The headings, in order.
  public var headings: [Heading] {
    lines.filter { !$0.isCode }.compactMap { line in
      let signs = line.text.prefix { $0 == "#" }.count
      guard signs > 0, line.text.dropFirst(signs).first == " " else { return nil }
      return Heading(level: signs, title: String(line.text.dropFirst(signs + 1)), line: line.number)
    }
  }

  /// The lines below a heading, up to the next one of its level or above; nil where it is not there.
  public func section(_ title: String) -> [Line]? {
    guard let heading = headings.first(where: { $0.title == title }) else { return nil }
    let next = headings.first { $0.line > heading.line && $0.level <= heading.level }
    return Array(lines[heading.line..<(next.map { $0.line - 1 } ?? lines.count)])
  }

  /// All documents, as `.ci/documents` lists them for every check.
  ///
  /// - Throws: Where there are none, or one cannot be read.
  public static func all() async throws -> [Document] {
    guard let root = SharedData.packageRoot else { throw Missing(what: "the package") }
    let list = try await BuiltProgram(at: root.appending(path: ".ci/documents")).run([], in: root)
    let paths = list.output.split(separator: "\n").map(String.init)
    guard list.status == 0, paths.count > 1 else { throw Missing(what: "the documents: \(list.errors)") }
    return try paths.map { path in
      Document(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// The lines of a section that one of the documents has.
  ///
  /// - Throws: Where none or several have such a heading.
  public static func section(_ title: String) async throws -> [Line] {
    let found = try await all().compactMap { $0.section(title) }
    guard found.count == 1 else {
      throw Missing(what: "a single section '\(title)', of which \(found.count) are")
    }
    return found[0]
  }
}
