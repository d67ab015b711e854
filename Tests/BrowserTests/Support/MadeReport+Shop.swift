import AppCore
import Foundation
import ScenarioRunner

extension MadeReport {
  /// A run in which one of three scenarios failed.
  static let shop = MadeReport(
    cases: [
      Case(
        name: "Typing opens Next", tags: ["@SHP-01"],
        steps: [
          Step(text: "I open the shop", screen: amount("")),
          Step(text: "I type 5 0", screen: amount("50")),
          Step(text: "Next is enabled", screen: amount("50")),
        ]),
      Case(
        name: "Dragging sets the limit", tags: ["@SHP-02", "@slow"],
        steps: [
          Step(text: "I open the chart", screen: chart(at: 1_460)),
          Step(text: "I drag the line to 1430", screen: chart(at: 1_430)),
          Step(text: "Next is enabled", status: .failed, screen: chart(at: 1_430)),
          Step(text: "I tap Next", status: .skipped),
        ]),
      Case(name: "Leaving", file: "Scenarios/shop/leaving.feature", steps: [Step(text: "I leave")]),
    ],
    extra: ledger([
      line("SHP-01", "Next waits for an amount.", "passed", shownBy: [("Typing opens Next", 10)]),
      line("SHP-02", "The line is the limit.", "failed", shownBy: [("Dragging sets the limit", 20)]),
      line("SHP-03", "Nobody shows this.", "not covered", shownBy: []),
    ]))

  /// A screen with a field and a keypad.
  static func amount(_ value: String, appearance: Screen.Environment.Appearance = .light) -> Screen {
    Screen(
      title: "Set amount", subtitle: "Your BTC purchase",
      elements: [
        Element(.button, id: "asset", label: "Asset", value: "BTC"),
        Element(.textbox, id: "amount", label: "Amount", value: value, description: "€"),
        Element(.button, id: "next", label: "Next", state: value.isEmpty ? .disabled : []),
      ] + (0...9).map { Element(.button, id: .init("key-\($0)"), label: "\($0)") },
      environment: Screen.Environment(appearance: appearance))
  }

  /// A screen with a chart whose line can be dragged.
  static func chart(at limit: Decimal) -> Screen {
    let points = (0..<30).map { day in
      Chart.Point(
        time: Date(timeIntervalSince1970: 1_714_000_000 + Double(day) * 86_400),
        value: 1_400 + Decimal(day * 3))
    }
    return Screen(
      title: "Set limit",
      elements: [
        Element(.button, id: "back", label: "Back"),
        Element(
          .slider, id: "chart", label: "Price chart", value: "\(limit)",
          chart: Chart(points: points, scale: 1_400...1_500, line: Chart.Line(value: limit))),
      ])
  }

  /// A screen with one element of every role.
  static let everyRole = Screen(
    title: "Everything",
    elements: [
      Element(.heading, id: "h", label: "A heading"),
      Element(.text, id: "t", label: "A text", value: "its value"),
      Element(.textbox, id: "f", label: "A field", value: "typed", state: [.focused, .invalid]),
      Element(.button, id: "b", label: "A button", state: .disabled),
      Element(
        .listbox, id: "lb", label: "A listbox",
        children: [Element(.option, id: "o", label: "An option", state: .selected)]),
      Element(.list, id: "l", label: "A list", children: [Element(.listitem, id: "i", label: "An item")]),
      Element(.slider, id: "s", label: "A slider", value: "5"),
      Element(.img, id: "p", label: "A picture", description: "not available"),
      Element(.status, id: "st", label: "A status", value: "-2%", description: "down"),
      Element(.progressbar, id: "pb", label: "A progress", value: "40%"),
      Element(.switch, id: "sw", label: "A switch", state: .checked),
      Element(.tab, id: "t1", label: "A tab", state: .selected),
      Element(.tab, id: "t2", label: "A second tab"),
      Element(
        .dialog, id: "d", label: "A dialog", children: [Element(.button, id: "c", label: "Close")]),
    ])

  /// So many scenarios with a picture at each step, all of them different, whose last step went so.
  static func large(_ count: Int, lastStep: StepStatus = .passed) -> MadeReport {
    MadeReport(
      cases: (0..<count).map { number in
        Case(
          name: "Scenario \(number)", tags: ["@SHP-0\(number % 9)"],
          file: "Scenarios/shop/file-\(number / 20).feature",
          steps: [
            Step(text: "I open the shop", screen: amount("")),
            Step(text: "I type \(number)", screen: amount("\(number)")),
            Step(text: "I open the chart", screen: chart(at: 1_460)),
            Step(text: "I drag the line to \(number)", screen: chart(at: 1_400 + Decimal(number) / 100)),
            Step(
              text: "Next is enabled", status: lastStep, screen: amount("\(number).00", appearance: .dark)),
          ])
      })
  }
}
