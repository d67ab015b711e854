import AppCore
import Foundation
import Testing

struct AmountTextTests {
  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  @Test(arguments: [
    ("1460", "1,460"), ("1460.5", "1,460.50"), ("1460.004", "1,460"), ("1460.005", "1,460.01"),
    ("1", "1"), ("999.999", "1,000"), ("1234567.891", "1,234,567.89"), ("0.9998", "0.9998"),
    ("0.00001234", "0.00001234"), ("0.000016446899669484214", "0.00001645"), ("0.92", "0.9200"),
    ("0.99995", "1"), ("0.999949", "0.9999"), ("0.09999999", "0.1000"), ("0", "0"),
    ("123456789012345678901234567890", "123,456,789,012,345,678,901,234,567,890"), ("-1460.5", "-1,460.50"),
  ])
  func `a price has up to two decimals, below 1 four significant digits`(
    value: String, text: String
  ) throws {
    #expect(AmountText.price(try decimal(value)) == text)
  }

  @Test(arguments: [
    ("74.46", "74.46"), ("211.6", "211.60"), ("1823890", "1,823,890.00"), ("0", "0.00"),
    ("0.005", "0.01"), ("0.0049", "0.00"), ("-0.005", "-0.01"), ("999999.995", "1,000,000.00"),
  ])
  func `money has two decimals, half a cent away from zero`(value: String, text: String) throws {
    #expect(AmountText.money(try decimal(value)) == text)
  }

  @Test(arguments: [("50", "50"), ("12.5", "12.50"), ("0.5", "0.50"), ("1200", "1,200")])
  func `a sum that was typed is whole or has two decimals`(value: String, text: String) throws {
    #expect(AmountText.wholeOrCents(try decimal(value)) == text)
  }

  @Test(arguments: [
    ("0.051", "0.051"), ("230", "230"), ("12345.678901234567", "12,345.678901234567"), ("0", "0"),
    ("0.000000000000000001", "0.000000000000000001"),
  ])
  func `a balance has every digit`(value: String, text: String) throws {
    #expect(AmountText.exact(try decimal(value)) == text)
  }

  @Test(arguments: [
    ("", ""), ("1", "1"), ("123", "123"), ("1234", "1,234"), ("134999999.99", "134,999,999.99"),
    ("12.", "12."), ("0.1234", "0.1234"), ("-1234", "-1,234"), ("-123", "-123"),
  ])
  func `digits typed are grouped and nothing else`(typed: String, text: String) {
    #expect(AmountText.grouped(typed) == text)
  }
}
