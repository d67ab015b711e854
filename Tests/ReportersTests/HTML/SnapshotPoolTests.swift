import ScenarioRunner
import Testing

@testable import Reporters

struct SnapshotPoolTests {
  private func button(_ label: String) -> String {
    #"{"role":"button","id":"\#(label)","label":"\#(label)"}"#
  }

  private func screen(_ labels: String...) -> ScreenSnapshot {
    ScreenSnapshot(json: #"{"title":"Shop","elements":[\#(labels.map(button).joined(separator: ","))]}"#)
  }

  @Test func `what screens have in common is kept once`() {
    var pool = SnapshotPool()
    #expect(pool.number(of: screen("a", "b", "c")) == 3)
    #expect(
      pool.takeFresh() == [
        button("a"), button("b"), button("c"), #"{"title":"Shop","elements":[{"$":[0,3]}]}"#,
      ])
    #expect(pool.number(of: screen("a", "x", "c")) == 6)
    #expect(
      pool.takeFresh() == [
        button("x"), #"[{"$":0},{"$":4},{"$":2}]"#, #"{"title":"Shop","elements":{"$":5}}"#,
      ])
    #expect(pool.number(of: screen("a", "b", "c")) == 3)
    #expect(pool.takeFresh() == [])
  }

  @Test func `what could end a script element is written as its code`() {
    var pool = SnapshotPool()
    _ = pool.number(of: ScreenSnapshot(json: #"{"title":"</script><!-- \" \u003c"}"#))
    #expect(pool.takeFresh() == [#"{"title":"\u003c/script>\u003c!-- \" \u003c"}"#])
  }

  @Test func `texts that only look the same are told apart`() {
    var pool = SnapshotPool()
    let composed = pool.number(of: ScreenSnapshot(json: "{\"title\":\"a title with \u{E9}\"}"))
    let decomposed = pool.number(of: ScreenSnapshot(json: "{\"title\":\"a title with e\u{301}\"}"))
    #expect(composed != decomposed)
  }

  @Test(
    arguments: [
      "", "[]", "{", "{}x", #"{"a":01}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":-}"#, #"{"a":"\x"}"#,
      #"{"a":"\u12g4"}"#, "{\"a\":\"\n\"}", #"{"a":tru}"#, #"{"a" 1}"#, #"{"a":[1 2]}"#, #"{"$":1}"#,
      #"{"a":"# + String(repeating: "[", count: 100_000),
    ])
  func `a snapshot that is no JSON of a screen has no picture`(text: String) {
    var pool = SnapshotPool()
    #expect(pool.number(of: screen("a", "b")) == 2)
    _ = pool.takeFresh()
    #expect(pool.number(of: ScreenSnapshot(json: text)) == nil)
    #expect(pool.takeFresh() == [])
  }

  @Test func `numbers, words and empty lists stay as they are`() {
    var pool = SnapshotPool()
    let text = #"{"a":[-0.5e+3,0,12.25],"b":true,"c":null,"d":[],"e":{}}"#
    _ = pool.number(of: ScreenSnapshot(json: text))
    #expect(pool.takeFresh() == [text])
  }
}
