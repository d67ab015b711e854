import ScenarioRunner
import Testing

@testable import Reporters

struct RerunListTests {
  private let heading = "# rehearsal rerun list 1\n"

  private func read(_ text: String) throws(ReporterError) -> RerunList {
    try RerunList(parsing: heading + text, path: "failed.txt")
  }

  @Test func `a list that was written is read back`() throws {
    var list = RerunList(
      settings: .init(
        seed: .max, options: [.init("--timeout", "0.5"), .init("--retry-tags", "@a and not @b")]))
    list.entries = [
      .init(uri: "Scenarios/a b:1/c.feature", line: 12, title: "Two  blanks: 3  more"),
      .init(uri: "a.feature", line: 1, title: ""),
    ]
    let back = try RerunList(parsing: list.text, path: "failed.txt")
    #expect(back.settings == list.settings)
    #expect(back.entries.map(\.place) == ["Scenarios/a b:1/c.feature:12", "a.feature:1"])
    #expect(back.entries.map(\.title) == ["Two  blanks: 3  more", ""])
    #expect(back.entries.map(\.row) == [6, 7])
  }

  @Test(arguments: ["#9.feature", "#/a.feature", "./#9.feature", "././a.feature", "# seed: 7.feature"])
  func `a path that starts as a remark does is read back`(path: String) throws {
    var list = RerunList()
    list.entries = [.init(uri: path, line: 3, title: "A")]
    let back = try RerunList(parsing: list.text, path: "failed.txt")
    #expect(back.entries.map(\.uri) == [path])
    #expect(back.settings == list.settings)
  }

  @Test func `a path that was written by hand may start at this folder`() throws {
    #expect(try read("./Scenarios/a.feature:3  A\n").entries.map(\.uri) == ["Scenarios/a.feature"])
  }

  @Test func `remarks, blank lines and carriage returns are passed over`() throws {
    let list = try RerunList(
      parsing: "# rehearsal rerun list 1\r\n\r\n# mine\r\na.feature:3  A\r\n  \r\n", path: "f")
    #expect(list.entries == [.init(uri: "a.feature", line: 3, title: "A", row: 4)])
  }

  @Test(arguments: ["", "a.feature:3  A\n", "{}", " # rehearsal rerun list 1\n"])
  func `what does not say that it is a list is none`(text: String) {
    let error = #expect(throws: ReporterError.self) { try RerunList(parsing: text, path: "out/f.txt") }
    #expect(
      error?.description == """
        out/f.txt:1: error: this is no list of scenarios to run again
        note: 'rehearse --format rerun:FILE' writes one
        """)
  }

  @Test(arguments: ["a.feature", "a.feature:3", "a.feature:3 A", ":3  A", "a.feature:0  A", "a.feature:x  A"])
  func `a line that names no scenario is pointed at`(line: String) {
    let error = #expect(throws: ReporterError.self) { try read("\n\(line)\n") }
    #expect(
      error?.description == """
        failed.txt:3: error: no scenario is named by '\(line)'
        note: it takes a file, a line and a name, such as 'Scenarios/shop/price.feature:12  The price'
        """)
  }
}
