import AppCore
import BuyFlow
import Foundation
import Testing

struct BuyRulesTests {
  let rules = BuyRules.standard
  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  @Test func `the texts are those of the brief`() throws {
    #expect(rules.setAmountSubtitle(.bitcoin) == "Your BTC purchase")
    #expect(rules.setLimitSubtitle(.known(1_460), "€") == "Current Price: € 1,460")
    #expect(rules.setLimitSubtitle(.loading, "€") == "Current Price: …")
    #expect(rules.setLimitSubtitle(.unknown, "$") == "Current Price: $ —")
    #expect(rules.limitHelperText() == "is the price you will buy at")
    #expect(rules.confirmLabel(1_200) == "Confirm 1,200 limit")
    #expect(rules.confirmLabel(try decimal("1460.5")) == "Confirm 1,460.50 limit")
    #expect(rules.confirmLabel(0) == "Confirm 0 limit")
    #expect(rules.confirmLabel(nil) == "Confirm limit")
    #expect(rules.summaryAmount(50, "€") == "50 €")
    #expect(rules.summaryAmount(try decimal("1234.5"), "£") == "1,234.50 £")
    #expect(rules.summaryLimit(1_200, "€") == "1,200 €")
    #expect(rules.summaryLimit(try decimal("0.9999"), "€") == "0.9999 €")
    #expect(rules.balanceValue(try decimal("0.051"), 1_460, "€") == "€ 74.46")
    #expect(rules.balanceValue(1_823_890, 1, "€") == "€ 1,823,890.00")
    #expect(rules.balanceText(try decimal("0.051")) == "0.051")
    #expect(Currency.allCases.map(rules.currencySymbol) == ["€", "$", "£"])
    #expect(rules.listedAssets().map(\.symbol) == ["ETH", "BTC", "USDT"])
  }

  @Test func `the quantity is cut to eight decimals, never rounded up`() throws {
    let quantity = rules.quantity(50, 1_200)
    #expect(quantity == (try decimal("0.04166666")))
    #expect(quantity * 1_200 <= 50)
    #expect(rules.quantityText(quantity, .bitcoin) == "0.04166666 BTC")
    #expect(rules.quantityText(rules.quantity(1_200, 1_200), .ethereum) == "1 ETH")
    #expect(rules.quantity(50, 0) == 0)
  }

  @Test func `amounts and limits are valid above 0`() throws {
    for isValid in [rules.isValidAmount, rules.isValidLimit] {
      #expect(!isValid(nil))
      #expect(!isValid(0))
      #expect(isValid(try decimal("0.01")))
    }
  }

  @Test func `a price is usable above 0 only`() {
    #expect(rules.usablePrice(1) == 1)
    for price in [nil, 0, -1, Decimal.nan] { #expect(rules.usablePrice(price) == nil) }
  }

  @Test func `a price is old after more than 60 seconds`() {
    #expect(!rules.isPriceOld(60))
    #expect(rules.isPriceOld(60.001))
  }

  @Test func `notice of a changed price is given only for a change that can be seen`() throws {
    #expect(rules.priceChange(try decimal("1460.001"), try decimal("1460.002")) == nil)
    #expect(rules.priceChange(try decimal("1460.001"), 1_475) == LimitBadge(text: "+1.03%", style: .up))
    #expect(rules.priceChange(nil, 1_475) == nil)
    #expect(rules.priceChange(1_475, nil) == nil)
  }

  @Test func `only the amount survives a change of asset`() {
    let entry = AmountEntry(price: 50)
    #expect(rules.amountAfterAssetChange(entry) == entry)
    #expect(rules.limitAfterAssetChange(entry) == AmountEntry())
  }

  @Test func `every amount from a cent to a hundred is shown in the summary as it was typed`() throws {
    for cents in 1...10_000 {
      let text = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
      let amount = try #require(AmountEntry(pasted: text)?.value)
      let shown = rules.summaryAmount(amount, "€")
      #expect(shown == (cents % 100 == 0 ? "\(cents / 100) €" : "\(text) €"))
      let quantity = rules.quantity(amount, try decimal("0.9066183137"))
      #expect(quantity * (try decimal("0.9066183137")) <= amount)
    }
  }
}
