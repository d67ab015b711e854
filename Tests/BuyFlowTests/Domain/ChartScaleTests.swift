import AppCore
import BuyFlow
import Foundation
import Testing

struct ChartScaleTests {
  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  private func scale(_ lowest: Decimal, _ highest: Decimal, _ current: Decimal? = nil) -> ClosedRange<Decimal>
  {
    ChartScale.scale(of: lowest...highest, current: current)
  }

  @Test func `the scale has a margin of a twentieth on each side`() {
    #expect(scale(1_400, 1_500) == 1_395...1_505)
    #expect(scale(1_400, 1_500, 1_460) == 1_395...1_505)
  }

  @Test func `the scale is widened to hold the current price`() {
    #expect(scale(1_400, 1_500, 1_600) == 1_390...1_610)
    #expect(scale(1_400, 1_500, 1_300) == 1_290...1_510)
  }

  @Test func `a flat history has a margin of a hundredth`() {
    #expect(scale(1_400, 1_400) == 1_386...1_414)
    #expect(scale(1_400, 1_400, 1_400) == 1_386...1_414)
  }

  @Test func `the scale never goes below 0, and has a span even around 0`() {
    #expect(scale(1, 101) == 0...106)
    let zero = scale(0, 0)
    #expect(zero == 0...1)
    #expect(zero.upperBound > zero.lowerBound)
  }

  @Test func `the line stands at the limit, or at the current price without one`() {
    #expect(ChartScale.line(limit: 1_420, current: 1_460, on: 1_395...1_505) == .init(value: 1_420))
    #expect(ChartScale.line(limit: nil, current: 1_460, on: 1_395...1_505) == .init(value: 1_460))
    #expect(ChartScale.line(limit: nil, current: nil, on: 1_395...1_505) == nil)
  }

  @Test func `a line outside the scale is pinned to that edge and marked`() {
    let (high, low) = (
      Chart.Line(value: 1_505, isOutOfRange: true), Chart.Line(value: 1_395, isOutOfRange: true)
    )
    #expect(ChartScale.line(limit: 2_000, current: 1_460, on: 1_395...1_505) == high)
    #expect(ChartScale.line(limit: 1, current: 1_460, on: 1_395...1_505) == low)
    #expect(ChartScale.line(limit: 1_505, current: 1_460, on: 1_395...1_505) == .init(value: 1_505))
  }

  @Test(arguments: [
    ("1420.256", "1420.26"), ("1420.255", "1420.26"), ("1460.004", "1460"), ("9999", "1460"), ("-5", "1400"),
    ("1400", "1400"),
  ])
  func `a line dragged gives two decimals within the scale`(value: String, limit: String) throws {
    let scale = try decimal("1400")...decimal("1460.004")
    let dragged = try ChartScale.draggedLimit(decimal(value), on: scale)
    #expect(dragged == (try decimal(limit)))
    #expect(scale.contains(dragged))
  }

  @Test func `rounding never leaves the scale at either edge`() throws {
    let scale = try decimal("1400.006")...decimal("1460.006")
    #expect(try ChartScale.draggedLimit(0, on: scale) == decimal("1400.01"))
    #expect(try ChartScale.draggedLimit(9_999, on: scale) == decimal("1460"))
  }

  @Test func `below 1 a line dragged gives four significant digits`() throws {
    let scale = try decimal("0.00001")...decimal("1.05")
    #expect(try ChartScale.draggedLimit(decimal("0.99991234"), on: scale) == decimal("0.9999"))
    #expect(try ChartScale.draggedLimit(decimal("0.0000123456"), on: scale) == decimal("0.00001235"))
    #expect(try ChartScale.draggedLimit(decimal("0.99996"), on: scale) == 1)
  }

  @Test func `a scale narrower than a cent gets the decimals that it takes`() throws {
    let scale = try decimal("1000.0012")...decimal("1000.0039")
    #expect(try ChartScale.draggedLimit(decimal("1000.0026"), on: scale) == decimal("1000.003"))
  }

  @Test func `a value that is no number goes to the lower edge`() {
    #expect(ChartScale.draggedLimit(.nan, on: 1_395...1_505) == 1_395)
  }

  @Test func `overshoot is not remembered`() {
    #expect(ChartScale.draggedLimit(1_565, on: 1_395...1_505) == 1_505)
    #expect(ChartScale.draggedLimit(1_495, on: 1_395...1_505) == 1_495)
  }
}
