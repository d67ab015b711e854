import Foundation
import TestSupport
import Testing

/// README and the guides hold together.
struct DocumentTests {
  @Test func `each link leads to a file, and to a heading that is in it`() async throws {
    let documents = try await Document.all()
    var count = 0
    for document in documents {
      for link in document.links where !link.isElsewhere {
        count += 1
        if let problem = Self.problem(of: link, in: document, among: documents) {
          Issue.record("\(document):\(link.line): \(problem)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `each guide is reached from README`() async throws {
    let documents = try await Document.all()
    var reached: Set = ["README.md"]
    var ahead = ["README.md"]
    while let path = ahead.popLast() {
      guard let document = documents.first(where: { $0.path == path }) else { continue }
      for link in document.links where !link.isElsewhere {
        let target = document.place(of: link).path
        if reached.insert(target).inserted { ahead.append(target) }
      }
    }
    for document in documents { #expect(reached.contains(document.path), "no link leads to \(document)") }
  }

  @Test func `README is read in a few screens`() async throws {
    let readme = try #require(await Document.all().first { $0.path == "README.md" })
    #expect(readme.lines.count <= 320, "move a chapter of README into a guide")
  }

  @Test(
    arguments: [
      ("guides/B.md", nil), ("./guides/B.md#the-end-of-it", nil), ("#top", nil),
      ("C.md", "there is no 'C.md'"), ("guides/B.md#end", "'guides/B.md' has no heading 'end'"),
      ("#bottom", "'A.md' has no heading 'bottom'"), ("doc:B", "there is no 'B.md'"),
      ("../../A.md", "there is no '../../A.md'"),
    ] as [(String, String?)])
  func `a link that leads nowhere is told`(target: String, problem: String?) {
    let first = Document(path: "A.md", text: "# Top\n```\n# Bottom\n```\n[x](\(target)) `[y](Z.md)`\n")
    let second = Document(path: "guides/B.md", text: "## The `end`, of it\n")
    #expect(first.links.map(\.target) == [target])
    let link = Document.Link(line: 5, target: target)
    #expect(Self.problem(of: link, in: first, among: [first, second]) == problem)
  }

  @Test func `a picture is a link too`() {
    let document = Document(path: "guides/A.md", text: "![x](y.png)\n<img src=\"../z.png\" width=\"9\">\n")
    #expect(document.links.map { document.place(of: $0).path } == ["guides/y.png", "z.png"])
  }

  @Test func `a link in the manner of DocC leads to a guide of the same folder`() {
    let document = Document(path: "guides/A.md", text: "- <doc:B>\n- <doc:C#end>\n")
    #expect(document.links.map { document.place(of: $0).path } == ["guides/B.md", "guides/C.md"])
  }

  private static func problem(
    of link: Document.Link, in document: Document, among documents: [Document]
  ) -> String? {
    let (path, anchor) = document.place(of: link)
    let target = documents.first { $0.path == path }
    let isThere = FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path())
    guard target != nil || isThere, !path.hasPrefix("../") else { return "there is no '\(path)'" }
    guard let anchor, target?.headings.contains(where: { $0.anchor == anchor }) != true else { return nil }
    return "'\(path)' has no heading '\(anchor)'"
  }
}
