public import Observation

/// A textbox for an amount with its keypad.
@MainActor @Observable public final class AmountFieldModel {
  /// What was typed.
  public internal(set) var entry = AmountEntry()
  /// Why the text pasted last was not taken.
  public private(set) var message: String?

  private let rules: BuyRules
  private let currency: Currency

  init(rules: BuyRules, currency: Currency) {
    self.rules = rules
    self.currency = currency
  }

  /// The symbol of the currency in which the amount is.
  public var currencySymbol: String { rules.currencySymbol(currency) }

  /// Takes a key of the keypad.
  public func keyTapped(_ key: AmountKey) {
    message = nil
    entry = rules.keyPressed(entry, key)
  }

  /// Takes pasted text in place of what was typed, or refuses it as a whole.
  public func textPasted(_ text: String) {
    if let pasted = rules.pasted(text) {
      message = nil
      entry = pasted
    } else {
      message = Self.refusal(of: text)
    }
  }

  /// Puts a value in place of what was typed.
  func replace(with entry: AmountEntry) {
    message = nil
    self.entry = entry
  }

  private static func refusal(of text: String) -> String {
    "'\(text)' was not taken: an amount looks like 1,472.56, with at most \(AmountEntry.wholeDigits)"
      + " digits before the point and \(AmountEntry.decimals) behind it"
  }
}
