import Foundation

extension Screen {
  /// A drawing of the screen in plain text: the title, the subtitle, then one line for each element.
  ///
  /// What the screen is shown on stands above, where it is not a phone by day.
  /// Of a screen that a dialog covers, only the dialog is drawn. The keys of a keypad share a line.
  public var picture: String {
    var lines =
      environment == Environment() ? [] : ["(\(environment.appearance), \(environment.width) width)"]
    lines.append(title)
    if let subtitle { lines.append(subtitle) }
    lines += Element.pictureLines(of: openDialog.map { [$0] } ?? elements, depth: 1)
    return lines.joined(separator: "\n")
  }
}

extension Element {
  fileprivate static func pictureLines(of elements: [Element], depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines: [String] = []
    var rest = elements[...]
    while let first = rest.first {
      let keys = rest.prefix(while: \.isKey)
      if keys.count > 2 {
        lines.append(indent + "button " + keys.map { "\"\($0.label)\"" }.joined(separator: " "))
        rest = rest.dropFirst(keys.count)
      } else {
        lines += [indent + first.pictureLine] + (first.chart.map { [indent + "  " + $0.picture] } ?? [])
        lines += pictureLines(of: first.children, depth: depth + 1)
        rest = rest.dropFirst()
      }
    }
    return lines
  }

  /// Whether the element is a plain button with a single character on it.
  private var isKey: Bool {
    role == .button && label.count == 1 && value == nil && description == nil && state.isEmpty
  }

  /// The element on one line: role, label, value, state, remark.
  public var pictureLine: String {
    var line = "\(role.rawValue) \"\(label)\""
    if let value { line += ": \"\(value)\"" }
    if !state.isEmpty { line += " [" + state.names.joined(separator: ", ") + "]" }
    if let description { line += " (\(description))" }
    return line
  }
}

extension Element.State {
  /// The names of what is true, in a fixed order.
  public var names: [String] {
    let all: [(Self, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.checked, "checked"), (.busy, "busy"),
      (.invalid, "invalid"), (.focused, "focused"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Chart {
  /// The chart on one line, such as `30 points, 1,400 to 1,500, line at 1,460`.
  public var picture: String {
    let count = points.count == 1 ? "1 point" : "\(points.count) points"
    let range = "\(AmountText.price(scale.lowerBound)) to \(AmountText.price(scale.upperBound))"
    guard let line else { return "\(count), \(range)" }
    let edge = line.isOutOfRange ? ", out of range" : ""
    return "\(count), \(range), line at \(AmountText.price(line.value))\(edge)"
  }
}
