import Foundation
import TestSupport

/// A block of code in README or a guide, with the file that the line above it names at its end.
struct CodeBlock: Sendable {
  /// A document shows something else than expected.
  struct Unexpected: Error {
    var what: String
  }

  /// The file, by its path in the package; nil where the line above names none.
  var path: String?
  var language: String
  var text: String

  /// The blocks of one section of README or a guide, in order.
  ///
  /// - Throws: Where the section is not there or shows no code.
  static func all(in section: String) async throws -> [CodeBlock] {
    let blocks = blocks(in: try await Document.section(section))
    guard !blocks.isEmpty else { throw Unexpected(what: "no code in '\(section)'") }
    return blocks
  }

  private static func blocks(in section: [Document.Line]) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    var path: String?
    for line in section.map(\.text) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          // Several changes of one file may follow each other.
          if block.language != "diff" { path = nil }
          open = nil
        } else {
          let language = String(line.dropFirst(3))
          if blocks.last?.path == path, language != "diff" { path = nil }
          open = CodeBlock(path: path, language: language, text: "")
        }
      } else if open != nil {
        open?.text += line + "\n"
      } else if !line.isEmpty {
        path = line.hasSuffix("`:") ? line.dropLast(2).split(separator: "`").last.map(String.init) : nil
      }
    }
    return blocks
  }

  /// The file's text with what the block shows changed in it.
  ///
  /// - Throws: Where the file does not have the old lines just once.
  func changing(_ file: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    func side(without sign: Character) -> String {
      lines.filter { $0.first != sign }.map { "\n" + $0.dropFirst() }.joined()
    }
    let places = file.ranges(of: side(without: "+") + "\n")
    guard places.count == 1 else { throw Unexpected(what: "\(path ?? "") has no such lines:\n\(text)") }
    return file.replacingCharacters(in: places[0], with: side(without: "-") + "\n")
  }
}
