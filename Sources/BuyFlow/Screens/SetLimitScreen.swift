import AppCore

/// What Set limit looks like.
@MainActor enum SetLimitScreen {
  static func screen(of model: SetLimitModel) -> Screen {
    let field = AmountFieldElements.textbox(model.field, id: .limit, label: "Limit price")
    let confirm = Element(
      .button, id: .confirm, label: model.confirmLabel, state: model.isConfirmEnabled ? [] : .disabled)
    return Screen(
      title: "Set limit", subtitle: model.subtitle,
      elements: [Element(.button, id: .back, label: "Back")] + price(model) + field
        + [Element(.text, id: .limitHelp, label: model.helperText)] + badge(model) + chart(model)
        + AmountFieldElements.keypad + [confirm])
  }

  /// What is to be said of the price in the subtitle, and the way to ask for it again.
  private static func price(_ model: SetLimitModel) -> [Element] {
    let quote = model.quote
    if quote.value == nil, !quote.isFailed {
      return [Element(.status, id: .priceState, label: "Loading price", state: .busy)]
    }
    guard quote.isFailed else { return [] }
    let text = quote.isStale ? "Price not up to date" : "Price not available"
    return Element.failure(
      .priceState, text, description: quote.isStale ? "stale" : nil, retry: .retry(.retryPrices, "Retry"))
  }

  private static func badge(_ model: SetLimitModel) -> [Element] {
    model.badge.map { badge in
      [
        Element(
          .status, id: .difference, label: "Difference", value: badge.text,
          description: badge.style.rawValue)
      ]
    } ?? []
  }

  private static func chart(_ model: SetLimitModel) -> [Element] {
    let history = model.history
    guard let points = history.value?.points else {
      return history.isFailed ? failure : [Element(.img, id: .chart, label: "Price chart", state: .busy)]
    }
    let curve =
      if let chart = model.chart, let first = points.first, let last = points.last {
        [image(chart), period(from: first, to: last)]
      } else {
        [Element(.text, id: .chartState, label: "No price history")]
      }
    return curve + (history.isFailed ? failure : [])
  }

  private static func image(_ chart: Chart) -> Element {
    guard let line = chart.line else { return Element(.img, id: .chart, label: "Price chart", chart: chart) }
    return Element(
      .slider, id: .chart, label: "Price chart", value: AmountText.price(line.value),
      description: line.isOutOfRange ? "out of range" : nil, chart: chart)
  }

  private static func period(from first: Chart.Point, to last: Chart.Point) -> Element {
    let days = [first, last].map { CalendarDay($0.time).text }
    return Element(.text, id: .chartPeriod, label: "\(days[0]) to \(days[1])")
  }

  private static var failure: [Element] {
    [
      Element(.text, id: .chartState, label: "Price history not available"),
      .retry(.retryHistory, "Retry chart"),
    ]
  }
}
