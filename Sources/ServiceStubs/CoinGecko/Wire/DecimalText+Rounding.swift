extension DecimalText {
  /// Returns the number with at most that many decimals, rounded half away from zero.
  func rounded(toDecimals places: Int) -> DecimalText {
    let surplus = -exponent - places
    guard surplus > 0 else { return self }
    var result = self
    let isUp = surplus <= digits.count && digits[digits.count - surplus] >= 5
    result.keep(digits.dropLast(surplus), exponent: -places)
    if isUp { result.addOne() }
    return result
  }

  /// The number as the service writes it: plain, and with an exponent below 0.0001.
  var wireText: String {
    guard !isZero else { return "0" }
    let significant = withoutTrailingZeros
    return (isNegative ? "-" : "") + significant.unsignedText
  }

  private var withoutTrailingZeros: DecimalText {
    let count = digits.reversed().prefix { $0 == 0 }.count
    var result = self
    result.keep(digits.dropLast(count), exponent: exponent + count)
    return result
  }

  private var unsignedText: String {
    let leading = digits.count + exponent - 1
    if leading < -4 { return scientificText(power: leading) }
    if exponent >= 0 { return text(digits) + String(repeating: "0", count: exponent) }
    if leading < 0 { return "0." + String(repeating: "0", count: -leading - 1) + text(digits) }
    return text(digits.dropLast(-exponent)) + "." + text(digits.suffix(-exponent))
  }

  private func scientificText(power: Int) -> String {
    let fraction = digits.count > 1 ? "." + text(digits.dropFirst()) : ""
    return text(digits.prefix(1)) + fraction + "e-" + (power > -10 ? "0" : "") + String(-power)
  }

  private func text(_ digits: some Sequence<UInt8>) -> String {
    digits.map { String($0) }.joined()
  }
}
