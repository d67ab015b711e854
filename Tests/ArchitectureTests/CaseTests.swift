import Foundation
import TestSupport
import Testing

/// Each runner case of `../shared/cases.md` is named, as `// B017`, in front of the tests that show it.
struct CaseTests {
  // Without the list of cases nobody knows which there are.
  @Test(.enabled(if: SharedData.has("cases.md"))) func `each runner case is named by a test`() throws {
    let text = String(decoding: try SharedData.contents(of: "cases.md"), as: UTF8.self)
    let cases = text.matches(of: #/^### (B\d{3}) /#.anchorsMatchLineEndings()).map { String($0.1) }
    #expect(cases.count == 48)
    var named: Set<String> = []
    for line in try SourceTree.swiftFiles(in: "Tests").flatMap(\.lines) {
      let line = line.drop { $0 == " " || $0 == "/" }
      guard line.hasPrefix("B") else { continue }
      let ids = line.prefix { $0 != ":" }
      named.formUnion(ids.split(separator: ", ").map(String.init))
    }
    #expect(cases.filter { !named.contains($0) } == [])
  }
}
