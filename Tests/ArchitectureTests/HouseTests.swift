import Foundation
import Testing

/// The order that the house is kept in.
struct HouseTests {
  @Test func `no source file is longer than 300 lines`() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Tests") {
      // A table of the keywords of all languages: data, not code.
      if file.path == "Sources/Gherkin/Dialects/KeywordTable.swift" { continue }
      let count = file.text.hasSuffix("\n") ? file.lines.count - 1 : file.lines.count
      #expect(count <= 300, "\(file) has \(count) lines; split it by topic")
    }
  }

  @Test func `the top level holds what it should and nothing else`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)
    let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "Scenarios", "Fixtures", "README.md"]
    #expect(Set(names.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }) == allowed)
  }

  @Test func `no file name says what it helps instead of what it is`() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for word in ["Utils", "Helper", "Manager"] {
        #expect(!file.path.contains(word), "\(file)")
      }
    }
  }

  @Test func `no type bears the name of its module`() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      let pattern = #"(?m)^\s*(?:public |package |final )*(?:struct|class|enum|actor|protocol) (\w+)"#
      for match in file.text.matches(of: try Regex(pattern, as: (Substring, Substring).self)) {
        #expect(String(match.output.1) != file.module, "\(file)")
      }
    }
  }
}
