import AppCore
import ScenarioRunner

extension ScreenWorld {
  /// Expects that an element's items are the rows of a table under its heading.
  func expect(_ name: ElementName, lists table: DataTable) async throws {
    let element = try await element(name, preferring: [.list, .listbox])
    let width = table.rows.first?.count ?? 0
    let actual = element.children.map { item in
      let inside = item.flattened.dropFirst().map { $0.value ?? $0.label }
      let cells = [item.label, item.value ?? ""] + inside
      return Array((cells + Array(repeating: "", count: width)).prefix(width))
    }
    try Self.compare(Array(table.rows.dropFirst()), actual, "the items of '\(element.label)'")
  }

  /// Returns the chart of an element.
  func chart(_ name: ElementName) async throws -> Chart {
    let element = try await element(name, preferring: [.slider, .img])
    guard let chart = element.chart else {
      throw ExpectationFailure(
        "'\(element.label)' draws no chart", expected: "a chart", actual: element.pictureLine)
    }
    return chart
  }

  /// Expects that a chart's points are the rows of a table: a moment and a value.
  func expect(_ name: ElementName, draws table: DataTable) async throws {
    let points = try await chart(name).points
    let rows = try table.rows.dropFirst().map { row in
      guard row.count == 2 else {
        throw ExpectationFailure("a point of a chart has two columns: its moment and its value")
      }
      return [MomentText.text(try MomentText.date(row[0])), "\(try FigureText.decimal(row[1]))"]
    }
    let actual = points.map { [MomentText.text($0.time), "\($0.value)"] }
    try Self.compare(rows, actual, "the points of '\(name.text)'")
  }

  func expectLine(of name: ElementName, isOutOfRange: Bool) async throws {
    let line = try await chart(name).line
    guard line?.isOutOfRange != isOutOfRange else { return }
    throw ExpectationFailure(
      "the line of '\(name.text)' is not \(isOutOfRange ? "out of range" : "in range")",
      expected: isOutOfRange ? "a line out of range" : "a line in range",
      actual: line.map { "a line at \($0.value), \($0.isOutOfRange ? "out of range" : "in range")" }
        ?? "no line")
  }

  private static func compare(_ expected: [[String]], _ actual: [[String]], _ what: String) throws {
    guard expected != actual else { return }
    throw ExpectationFailure(
      "\(what) are not as the table says", expected: text(expected), actual: text(actual))
  }

  private static func text(_ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "nothing" }
    let shown = rows.prefix(20).map { "| " + $0.joined(separator: " | ") + " |" }
    let rest = rows.count > 20 ? ["… and \(rows.count - 20) more"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
