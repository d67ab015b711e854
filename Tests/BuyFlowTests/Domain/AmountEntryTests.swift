import BuyFlow
import Foundation
import Testing

struct AmountEntryTests {
  /// The entry after keys as they stand in an amount; `<` is delete.
  private func typed(_ keys: String, into entry: AmountEntry = AmountEntry()) throws -> AmountEntry {
    try keys.reduce(entry) { entry, character in
      let label = character == "<" ? "Delete" : String(character)
      return entry.pressing(try #require(AmountKey.allCases.first { $0.label == label }))
    }
  }

  @Test(arguments: [
    ("50", "50"), ("05", "5"), ("00", "0"), ("0050", "50"), (".", "0."), (".5", "0.5"), (".7", "0.7"),
    ("0.05", "0.05"), ("1..5", "1.5"), ("1..5<<", "1"), ("1.2.3", "1.23"), ("1.2345", "1.23"),
    ("1.234<", "1.2"), ("12.50<", "12.5"), ("12.50<<", "12."), ("12.50<<7", "12.7"), ("<", ""), ("<<<5", "5"),
    ("5<", ""), ("50<", "5"), ("1234567890", "123456789"), ("1234567890.129", "123456789.12"), ("0<", ""),
    (".<", "0"), ("0.00", "0.00"), ("", ""),
  ])
  func `keys are taken one by one, those that would break the form are ignored`(
    keys: String, text: String
  ) throws {
    #expect(try typed(keys).text == text)
  }

  @Test(arguments: [
    ("", nil), ("0", "0"), ("0.", "0"), ("0.0", "0"), ("0.00", "0"), ("12.", "12"), ("0.7", "0.7"),
    ("134999999.99", "134999999.99"),
  ])
  func `the value is exact, and none while nothing is typed`(keys: String, value: String?) throws {
    #expect(try typed(keys).value == value.flatMap { Decimal(string: $0) })
  }

  @Test(arguments: [("134999999.99", "134,999,999.99"), ("12.", "12."), ("1200", "1,200"), ("", "")])
  func `the text is shown with its thousands grouped`(keys: String, shown: String) throws {
    #expect(try typed(keys).shownText == shown)
  }

  @Test(arguments: [
    ("85,879", "85879"), ("50", "50"), ("1,472.56", "1472.56"), ("1472.5", "1472.5"), (" 50\n", "50"),
    (".5", "0.5"),
    ("12.", "12."), ("", ""), ("999,999,999.99", "999999999.99"), ("0.5", "0.5"), ("0", "0"),
  ])
  func `pasted text that is well formed is taken as a whole`(pasted: String, text: String) throws {
    #expect(try #require(AmountEntry(pasted: pasted)).text == text)
  }

  @Test(arguments: [
    "1.472,56", "3,20", "0,240", "1,2345", "12,34,567", ",123", "1,", "1,,234", "1234,567", "1.2.3", "1.234",
    "-5",
    "+5", "5 0", "€50", "50€", "1e3", "NaN", "٣", "１２", "007", "1234567890", "1,234,567,890", "five", "0x10",
    "1'000",
  ])
  func `any other pasted text is refused as a whole`(pasted: String) {
    #expect(AmountEntry(pasted: pasted) == nil)
  }

  @Test(arguments: [
    ("1400", "1400"), ("1402.5", "1402.50"), ("0.9999", "0.9999"), ("0.92", "0.92"),
    ("0.00001234", "0.00001234"),
    ("1000.0025", "1000.0025"), ("0", "0"),
  ])
  func `a price that was picked becomes text that can be edited`(price: String, text: String) throws {
    let entry = AmountEntry(price: try #require(Decimal(string: price)))
    #expect(entry.text == text)
    #expect(entry.value == Decimal(string: price))
    #expect(entry.pressing(.delete).text == String(text.dropLast()))
  }

  @Test func `no more decimals can be typed behind those of a price that was picked`() throws {
    let entry = AmountEntry(price: try #require(Decimal(string: "0.9999")))
    #expect(try typed("5", into: entry).text == "0.9999")
  }
}
