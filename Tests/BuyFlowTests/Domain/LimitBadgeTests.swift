import AppCore
import BuyFlow
import Foundation
import Testing

struct LimitBadgeTests {
  private func badge(_ current: String?, _ limit: String?) -> LimitBadge? {
    LimitBadge(
      from: current.flatMap { Decimal(string: $0) }, to: limit.flatMap { Decimal(string: $0) })
  }

  @Test(arguments: [
    ("1460", "1459.99", "0.00%"), ("1460", "1460.07", "0.00%"), ("1460", "1460.08", "+0.01%"),
    ("1460", "1606", "+10.00%"), ("1460", "1314", "-10.00%"), ("1460", "1472.56", "+0.86%"),
    ("1.0001", "0.9999", "-0.02%"), ("1470", "1400", "-4.76%"), ("1460", "1460", "0.00%"),
    ("1460.001", "1475", "+1.03%"), ("0.0001", "999999999.99", "+999,999,999,989,900.00%"),
    ("1460", "1459.927", "-0.01%"),
  ])
  func `the difference is signed, of two decimals, and never a signed zero`(
    current: String, limit: String, text: String
  ) {
    #expect(badge(current, limit)?.text == text)
  }

  @Test func `the style follows the figure shown`() {
    #expect(badge("1460", "1460.01") == LimitBadge(text: "0.00%", style: .neutral))
    #expect(badge("1460", "1460.08")?.style == .up)
    #expect(badge("1460", "1400")?.style == .down)
  }

  @Test func `there is no badge without a price and a limit above 0`() {
    #expect(badge(nil, "1200") == nil)
    #expect(badge("0", "1200") == nil)
    #expect(badge("1460", nil) == nil)
    #expect(badge("1460", "0") == nil)
  }

  @Test func `the percentage applied to the same price gives the limit back`() throws {
    let percent = try #require(Decimal(string: "0.86"))
    #expect((1_460 * (100 + percent) / 100).rounded(to: 2) == Decimal(string: "1472.56"))
  }
}
