import AppCore
import Foundation
import Testing

struct ScreenPictureTests {
  private func chart(line: Chart.Line?) -> Chart {
    let points = (0..<30).map { day in
      Chart.Point(time: Date(timeIntervalSince1970: Double(day) * 86_400), value: 1_450)
    }
    return Chart(points: points, scale: 1_400...1_500, line: line)
  }

  @Test func `each element stands on a line of its own, the keys of a keypad share one`() {
    let screen = Screen(
      title: "Set limit", subtitle: "Current Price: € 1,460",
      elements: [
        Element(.textbox, id: "limit", label: "Limit price", value: "1,200", state: [.invalid, .focused]),
        Element(
          .slider, id: "chart", label: "Price chart", value: "1,460", chart: chart(line: .init(value: 1_460))),
        Element(.list, id: "list", label: "Details", children: [Element(.listitem, id: "a", label: "Asset")]),
      ] + ["1", "2", "3"].map { Element(.button, id: .init($0), label: $0) }
        + [Element(.button, id: "confirm", label: "Confirm limit", description: "below", state: .disabled)])
    #expect(
      screen.picture == """
        Set limit
        Current Price: € 1,460
          textbox "Limit price": "1,200" [invalid, focused]
          slider "Price chart": "1,460"
            30 points, 1,400 to 1,500, line at 1,460
          list "Details"
            listitem "Asset"
          button "1" "2" "3"
          button "Confirm limit" [disabled] (below)
        """)
  }

  @Test func `of a screen that a dialog covers only the dialog is drawn`() {
    let dialog = Element(
      .dialog, id: "d", label: "Choose asset",
      children: [Element(.option, id: "o", label: "BTC", state: [.selected, .busy, .checked])])
    let screen = Screen(
      title: "Set amount", elements: [Element(.button, id: "next", label: "Next"), dialog])
    #expect(
      screen.picture == """
        Set amount
          dialog "Choose asset"
            option "BTC" [selected, checked, busy]
        """)
  }

  @Test func `a chart says where its line is, and whether it is pinned`() {
    #expect(chart(line: nil).picture == "30 points, 1,400 to 1,500")
    #expect(
      chart(line: .init(value: 1_500, isOutOfRange: true)).picture
        == "30 points, 1,400 to 1,500, line at 1,500, out of range")
    #expect(
      Chart(points: [.init(time: Date(timeIntervalSince1970: 0), value: 1)], scale: 0...1, line: nil).picture
        == "1 point, 0 to 1")
  }
}
