/// Amounts in Brazilian real as people in Brazil read them, for every locale of the host.
public enum RealText {
  /// Returns an amount of cents, such as `R$ 1.500,00`; what leaves the account has a minus before it.
  ///
  /// The sign comes from the kind of entry, or from a negative amount, never from the whole part.
  public static func text(cents: Int64, kind: EntryKind) -> String {
    let isMinus = cents != 0 && (kind == .debit) != (cents < 0)
    let magnitude = cents.magnitude
    let fraction = magnitude % 100
    let amount = "R$ \(grouped(magnitude / 100)),\(fraction < 10 ? "0" : "")\(fraction)"
    return isMinus ? "- \(amount)" : amount
  }

  private static func grouped(_ whole: UInt64) -> String {
    let digits = Array(String(whole))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(".") }
      result.append(digit)
    }
    return result
  }
}
