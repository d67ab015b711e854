import AppCore
import Foundation
import Testing

struct DecimalRoundingTests {
  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  @Test(arguments: [
    ("0.005", "0.01"), ("-0.005", "-0.01"), ("1.004999", "1"), ("-1.015", "-1.02"), ("2.675", "2.68"),
  ])
  func `half is rounded away from zero`(value: String, result: String) throws {
    #expect(try decimal(value).rounded(to: 2) == decimal(result))
  }

  @Test func `flooring and raising never cross the value`() throws {
    let third = Decimal(50) / 1_200
    #expect(try third.floored(to: 8) == decimal("0.04166666"))
    #expect(try third.raised(to: 8) == decimal("0.04166667"))
    #expect(try decimal("1.5").floored(to: 8) == decimal("1.5"))
  }

  @Test(arguments: [("0.9998", 4), ("0.1", 4), ("0.09", 5), ("0.00001234", 8), ("5", 4), ("0", 0)])
  func `significant digits start at the first that is not 0`(value: String, decimals: Int) throws {
    #expect(try decimal(value).decimals(forSignificantDigits: 4) == decimals)
  }

  @Test func `the text of a value has no exponent`() throws {
    #expect(try decimal("1e-20").plainText == "0.00000000000000000001")
    #expect(try decimal("1e20").plainText == "100000000000000000000")
    #expect(Decimal.nan.decimals(forSignificantDigits: 4) == 0)
  }
}
