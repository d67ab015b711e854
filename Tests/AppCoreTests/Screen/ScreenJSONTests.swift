import AppCore
import Foundation
import Testing

struct ScreenJSONTests {
  @Test func `a screen is one line of JSON whose members stand in a fixed order`() {
    let points = [0, 86_400].map { Chart.Point(time: Date(timeIntervalSince1970: $0), value: 1_450.5) }
    let chart = Chart(points: points, scale: 1_400...1_500, line: .init(value: 1_520, isOutOfRange: true))
    let screen = Screen(
      title: "Set limit", subtitle: "BTC",
      elements: [
        Element(
          .slider, id: "chart", label: "Price chart", value: "1,520", description: "out of range",
          state: [.focused, .disabled], chart: chart),
        Element(.list, id: "list", label: "Details", children: [Element(.listitem, id: "a", label: "Asset")]),
      ], environment: .init(appearance: .dark, width: .regular))
    #expect(
      screen.json == #"""
        {"title":"Set limit","subtitle":"BTC","environment":{"appearance":"dark","width":"regular"},"elements":[\#
        {"role":"slider","id":"chart","label":"Price chart","value":"1,520","description":"out of range",\#
        "state":["disabled","focused"],"chart":{"points":[[0,1450.5],[86400,1450.5]],"low":1400,"high":1500,\#
        "line":{"value":1520,"outOfRange":true}}},\#
        {"role":"list","id":"list","label":"Details","children":[{"role":"listitem","id":"a","label":"Asset"}]}]}
        """#)
  }

  @Test func `any text survives`() throws {
    let text = "\"\\\n\t\u{00}\u{7F}\u{2028} é 👩‍👩‍👧 </script>"
    let json = Screen(title: text, elements: []).json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["title"] as? String == text)
    #expect(!json.contains("\n"))
  }

  @Test func `a chart without a line and an element without more say nothing of it`() {
    let chart = Chart(points: [], scale: 0...0, line: nil)
    #expect(
      Screen(title: "", elements: [Element(.img, id: "c", label: "C", chart: chart)]).json
        == #"{"title":"","environment":{"appearance":"light","width":"compact"},"elements":["#
        + #"{"role":"img","id":"c","label":"C","chart":{"points":[],"low":0,"high":0}}]}"#)
  }
}
