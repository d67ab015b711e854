import AppCore
import BuyFlow
import Foundation
import Testing

struct PriceHistoryTests {
  private func raw(_ second: Double, _ price: Decimal?) -> RawPricePoint {
    RawPricePoint(time: Date(timeIntervalSince1970: second), price: price)
  }

  private func point(_ second: Double, _ price: Decimal) -> Chart.Point {
    Chart.Point(time: Date(timeIntervalSince1970: second), value: price)
  }

  @Test func `points are sorted by time`() {
    #expect(
      PriceHistory.points(from: [raw(3, 30), raw(1, 10), raw(2, 20)]) == [
        point(1, 10), point(2, 20), point(3, 30),
      ])
  }

  @Test func `of equal times the last one sent wins`() {
    #expect(PriceHistory.points(from: [raw(1, 10), raw(2, 20), raw(1, 11)]) == [point(1, 11), point(2, 20)])
  }

  @Test func `what is no price is dropped and does not replace one`() {
    let points = PriceHistory.points(from: [raw(1, 10), raw(1, nil), raw(2, -5), raw(3, .nan), raw(4, 0)])
    #expect(points == [point(1, 10), point(4, 0)])
  }

  @Test func `nothing gives nothing`() {
    #expect(PriceHistory.points(from: []).isEmpty)
    #expect(PriceHistory(points: []).range == nil)
  }

  @Test func `the range runs from the lowest to the highest price`() {
    #expect(PriceHistory(points: [point(1, 20), point(2, 10), point(3, 30)]).range == 10...30)
  }
}
