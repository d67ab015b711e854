import AppCore
import Foundation
import ScenarioRunner

extension ScreenVocabulary {
  /// What a list holds.
  ///
  /// The table's first row names its columns, in any words. Below, each row is an item: first its label,
  /// then its value, then what stands inside it.
  static let lists = StepLibrary<ScreenWorld> {
    Then("{element} lists:") { (w, name: ElementName, table: DataTable) in
      try await w.expect(name, lists: table)
    }
    Then("{element} lists {int} item(s)") { (w, name: ElementName, count: Int) in
      let items = try await w.element(name).children
      try w.expectEqual("\(name.text)'s items", expected: "\(count)", actual: "\(items.count)")
    }
  }

  /// What a chart draws.
  static let charts = StepLibrary<ScreenWorld> {
    Then("{element} draws {int} point(s)") { (w, name: ElementName, count: Int) in
      let chart = try await w.chart(name)
      try w.expectEqual("the number of points", expected: "\(count)", actual: "\(chart.points.count)")
    }
    Then("{element} draws:") { (w, name: ElementName, table: DataTable) in
      try await w.expect(name, draws: table)
    }
    Then("{element} runs from {decimal} to {decimal}") { (w, name: ElementName, low: Decimal, high: Decimal) in
      let scale = try await w.chart(name).scale
      try w.expectEqual(
        "the scale of '\(name.text)'", expected: "\(low) to \(high)",
        actual: "\(scale.lowerBound) to \(scale.upperBound)")
    }
    Then("the line of {element} is at {decimal}") { (w, name: ElementName, value: Decimal) in
      let line = try await w.chart(name).line
      try w.expectEqual(
        "the line of '\(name.text)'", expected: "\(value)", actual: line.map { "\($0.value)" } ?? "no line")
    }
    Then("the line of {element} is out of range") { (w, name: ElementName) in
      try await w.expectLine(of: name, isOutOfRange: true)
    }
    Then("the line of {element} is in range") { (w, name: ElementName) in
      try await w.expectLine(of: name, isOutOfRange: false)
    }
    Then("{element} has no line") { (w, name: ElementName) in
      let line = try await w.chart(name).line
      try w.expectEqual(
        "the line of '\(name.text)'", expected: "no line", actual: line.map { "\($0.value)" } ?? "no line")
    }
  }
}
