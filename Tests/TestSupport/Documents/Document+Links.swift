import Foundation

extension Document {
  /// A link or a picture.
  public struct Link: Sendable, CustomStringConvertible {
    /// The line that it stands in, from 1.
    public var line: Int
    /// Where it leads, as written.
    public var target: String

    /// Creates a link.
    public init(line: Int, target: String) {
      self.line = line
      self.target = target
    }

    /// The line and the target, as messages name it.
    public var description: String { "\(line): \(target)" }

    /// Whether it leads out of the package.
    public var isElsewhere: Bool { target.contains("://") || target.hasPrefix("mailto:") }
  }

  /// The links in its prose, in order.
  public var links: [Link] {
    lines.filter { !$0.isCode }.flatMap { line in
      let text = line.text.replacing(/``[^`]*``|`[^`]*`/, with: "")
      let inline = text.matches(of: /\]\(([^()\s]*)\)/).map { String($0.output.1) }
      let symbols = text.matches(of: /<(doc:[^<>\s]*)>/).map { String($0.output.1) }
      let pictures = text.matches(of: /<img src="([^"]*)"/).map { String($0.output.1) }
      return (inline + symbols + pictures).map { Link(line: line.number, target: $0) }
    }
  }

  /// The path from the package's folder that a link leads to, and the anchor in that file.
  ///
  /// `doc:` leads to a guide of the same folder, as DocC has it.
  public func place(of link: Link) -> (path: String, anchor: String?) {
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    var names = path.split(separator: "/").map(String.init)
    if !parts[0].isEmpty {
      names.removeLast()
      let file = parts[0].hasPrefix("doc:") ? parts[0].dropFirst(4) + ".md" : parts[0][...]
      for name in file.split(separator: "/") where name != "." {
        if name == "..", names.last ?? ".." != ".." { names.removeLast() } else { names.append(String(name)) }
      }
    }
    return (names.joined(separator: "/"), parts.count > 1 ? parts[1] : nil)
  }
}
